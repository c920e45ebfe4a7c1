import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPrivatePath } from '@/app/private-paths';

/** A path that is not of the admin area belongs to the public site, whose pages come from the server. */
export function LeaveAdmin({ fallback }: { fallback: ReactNode }) {
  const { pathname, search, key } = useLocation();
  const leaves = key !== 'default' && !isPrivatePath(pathname);
  useEffect(() => {
    if (leaves) window.location.assign(pathname + search);
  }, [leaves, pathname, search]);
  return leaves ? null : fallback;
}
