import { lazy, Suspense, useState } from 'react';
import { BesidePage } from '@/app/beside-page';
import { follow, unfollow, useFollowedTeams } from '@/app/followed-teams';
import { t } from '@/texts';
import { Button } from '@/ui/button';

/** Comes with the first who follows a team. */
const Notifications = lazy(() => import('./team-notifications'));

/** Follows a team in this browser, or no more. */
export function FollowTeam({ organizationId, team }: { organizationId: string; team: { id: string; name: string } }) {
  const isFollowed = useFollowedTeams(organizationId).includes(team.id);
  const [said, setSaid] = useState('');
  const turn = (): void => {
    if (isFollowed) {
      unfollow(organizationId, team.id);
      setSaid('');
    } else setSaid(follow(organizationId, team.id) ? t.teams.leads_the_home_page() : t.teams.cannot_be_followed());
  };
  return (
    <>
      <Button variant={isFollowed ? 'secondary' : 'primary'} aria-pressed={isFollowed} onClick={turn}>
        {isFollowed ? t.teams.following() : t.teams.follow()}
      </Button>
      {isFollowed && (
        <BesidePage>
          <Suspense fallback={null}>
            <Notifications organizationId={organizationId} team={team} />
          </Suspense>
        </BesidePage>
      )}
      <span aria-live="polite" className="text-sm text-muted empty:hidden">
        {said}
      </span>
    </>
  );
}
