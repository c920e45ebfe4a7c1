import { type ReactNode, useEffect, useState } from 'react';
import type { SiteUser } from '@/app/site';
import { PageSkeleton } from '@/ui/skeleton';
import { useOrganizationOfUserQuery } from '../frame/admin-frame.hooks.generated';
import { useActFor } from './use-act-for';

interface Props {
  /** A super administrator. */
  user: SiteUser;
  /** Of the address: whose organization is meant. */
  userId: string;
  /** What is shown once it is acted for, and where the address names nobody who has one. */
  children: ReactNode;
}

/**
 * Acts for the organization of the user whom the address names: what the screen shows, changes and takes back is that
 * organization's then, and so it says at the top of the page.
 */
export function OrganizationOfUser({ user, userId, children }: Props) {
  const { data, error } = useOrganizationOfUserQuery({ variables: { id: userId } });
  const actFor = useActFor(user);
  const [hasFailed, setHasFailed] = useState(false);
  const named = data?.user?.organization?.id ?? null;
  const isOther = named !== null && named !== user.organizationId;
  useEffect(() => {
    if (isOther) void actFor(named).then((isDone) => setHasFailed(!isDone));
  }, [actFor, isOther, named]);
  const isKnown = data !== undefined || error !== undefined;
  return !isKnown || (isOther && !hasFailed) ? <PageSkeleton /> : children;
}
