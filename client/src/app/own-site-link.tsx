import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSite } from './site-context';

const EditLink = lazy(() => import('./edit-link'));

/** What is alive stays so. */
const never = () => () => undefined;

/**
 * On a site of the organization acted for: the way to edit the page. It comes once the page is alive, so that visitors
 * never load it.
 */
export function OwnSiteLink({ organizationId }: { organizationId: string }) {
  const { user } = useSite();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isAlive || user?.organizationId !== organizationId) return null;
  return (
    <Suspense fallback={null}>
      <EditLink role={user.role} />
    </Suspense>
  );
}
