import { lazy, Suspense } from 'react';
import { useSite } from './site-context';
import { useIsAlive } from './use-is-alive';

const EditLink = lazy(() => import('./edit-link'));

/**
 * On a site of the organization acted for: the way to edit the page. It comes once the page is alive, so that visitors
 * never load it.
 */
export function OwnSiteLink({ organizationId }: { organizationId: string }) {
  const { user } = useSite();
  const isAlive = useIsAlive();
  if (!isAlive || user?.organizationId !== organizationId) return null;
  return (
    <Suspense fallback={null}>
      <EditLink role={user.role} />
    </Suspense>
  );
}
