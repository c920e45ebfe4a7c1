import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { UNASKED } from '@/app/admin/forms/leave-guard';
import { QueryResult } from '@/app/admin/query-result';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { useSeasonLeagueChoicesQuery } from '@/app/admin/season/season-league-options.hooks.generated';
import { captainWord } from '@/lib/captain-word';
import { t } from '@/texts';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { useIsHere } from '@/app/admin/use-is-here';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { SeasonTeamsTable } from './season-teams-table';
import { TeamDialog } from './team-dialog';
import { TeamLogoCard } from './team-logo-card';
import type { AdminTeamPageQuery } from './teams.generated';
import { useAdminTeamPageQuery } from './teams.hooks.generated';
import { UnavailableSlotsCard } from './unavailable-slots-card';
import { useDeleteTeam } from './use-delete-team';

/**
 * One team: logo, seasons, times at which it never plays (league management, /teams/{id} and
 * /dashboard/singleTeamToggle/{id}).
 */
export default function SingleTeamScreen() {
  const { id = '' } = useParams();
  const result = useAdminTeamPageQuery({ variables: { id } });
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const { team, captainLabel = t.common.captain() } = me?.actingFor ?? {};
        return team ? (
          <SingleTeam team={team} captainLabel={captainWord(captainLabel)} />
        ) : (
          <NotFoundScreen
            message={t.teams.failed_to_fetch_team()}
            to={adminPaths.teams()}
            label={t.teams.to_all_teams()}
          />
        );
      }}
    </QueryResult>
  );
}

type Team = NonNullable<NonNullable<NonNullable<AdminTeamPageQuery['me']>['actingFor']>['team']>;

function SingleTeam({ team, captainLabel }: { team: Team; captainLabel: string }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const choices = useSeasonLeagueChoicesQuery();
  const [remove] = useDeleteTeam();
  const [isEditing, setIsEditing] = useState(false);
  const destroy = async (): Promise<void> => {
    if ((await remove(team)) && isHere()) await navigate(adminPaths.teams(), UNASKED);
  };
  return (
    <>
      <div className="mb-3">
        <Breadcrumbs items={[{ label: t.common.teams(), to: adminPaths.teams() }, { label: team.name }]} />
      </div>
      <ScreenHeader
        title={team.name}
        actions={
          <>
            <Button onClick={() => void destroy()}>
              <Trash2 aria-hidden="true" size={18} />
              {t.common.delete()}
            </Button>
            <Button variant="primary" onClick={() => setIsEditing(true)}>
              <Pencil aria-hidden="true" size={16} />
              {t.common.edit()}
            </Button>
          </>
        }
      >
        {[
          team.mailFollowerCount ? t.teams.followed_by_email({ count: team.mailFollowerCount }) : '',
          team.pushFollowerCount ? t.teams.told_by_notifications({ count: team.pushFollowerCount }) : '',
        ]
          .filter((text) => text !== '')
          .join(' · ') || null}
      </ScreenHeader>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Card title={t.common.seasons()} flush>
          <SeasonTeamsTable teamId={team.id} rows={team.seasonTeams} captainLabel={captainLabel} />
        </Card>
        <div className="flex flex-col gap-5">
          <TeamLogoCard team={team} />
          <UnavailableSlotsCard team={team} />
        </div>
      </div>
      {isEditing && (
        <TeamDialog
          team={team}
          seasons={choices.data?.me?.actingFor?.seasons ?? []}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  );
}
