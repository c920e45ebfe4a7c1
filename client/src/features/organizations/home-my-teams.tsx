import { lazy, Suspense } from 'react';
import { useFollowedTeams } from '@/app/followed-teams';

const MyTeams = lazy(() => import('./my-teams'));

/**
 * What a home page puts first for who follows teams in this browser. Everybody is sent the same page: the starter notes
 * before it is painted that there are some, and the style sheet keeps the room for them.
 */
export function HomeMyTeams({ organizationId }: { organizationId: string }) {
  const ids = useFollowedTeams(organizationId);
  return (
    <div className="my-teams no-print">
      {ids.length > 0 && (
        <Suspense fallback={null}>
          <MyTeams organizationId={organizationId} ids={ids} />
        </Suspense>
      )}
    </div>
  );
}
