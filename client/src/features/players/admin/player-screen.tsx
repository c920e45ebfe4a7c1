import { TriangleAlert } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { QueryResult } from '@/app/admin/query-result';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { SeasonTrail } from '@/app/admin/season/season-trail';
import { t } from '@/texts';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { buttonClass } from '@/ui/button';
import { AttributesCard } from './attributes-card';
import { BioCard } from './bio-card';
import { PersonalDataCard } from './personal-data-card';
import type { EditablePlayerFragment } from './player-profile.generated';
import { useAdminPlayerQuery } from './player-profile.hooks.generated';
import { ProfileCard } from './profile-card';
import { SponsorCard } from './sponsor-card';
import { VideosCard } from './videos-card';

/** One player's profile (league management, "Admin player profile"). */
export default function PlayerScreen() {
  const { id = '' } = useParams();
  const result = useAdminPlayerQuery({ variables: { id } });
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const player = me?.actingFor?.player;
        return player ? (
          <Profile player={player} />
        ) : (
          <NotFoundScreen
            message={t.players.failed_to_fetch_player()}
            to={adminPaths.players()}
            label={t.players.to_all_players()}
          />
        );
      }}
    </QueryResult>
  );
}

function Profile({ player }: { player: EditablePlayerFragment }) {
  return (
    <>
      <Trail player={player} />
      <ScreenHeader
        title={player.fullName}
        actions={
          <Link to={adminPaths.playerStats(player.id)} className={buttonClass()}>
            {t.common.statistics()}
          </Link>
        }
      />
      {player.hasNamesake && (
        <p className="mb-4 flex items-center gap-2 rounded-md border border-warning bg-warning-soft px-3 py-2 text-sm font-medium text-warning">
          <TriangleAlert aria-hidden="true" size={16} className="shrink-0" />
          <span>
            {t.players.another_player_has_the_same_name_look_at({
              link: (words) => (
                <Link
                  to={`${adminPaths.players()}?search=${encodeURIComponent(player.fullName)}`}
                  className="underline"
                >
                  {words}
                </Link>
              ),
            })}
          </span>
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <ProfileCard player={player} />
        <AttributesCard player={player} />
        <BioCard player={player} />
        <VideosCard player={player} />
        <SponsorCard player={player} />
        <PersonalDataCard player={player} />
      </div>
    </>
  );
}

/** The way here: from a roster through its season, otherwise from the list of players. */
function Trail({ player: { fullName, teamHistory } }: { player: EditablePlayerFragment }) {
  const from = useSearchParams()[0].get('from');
  const played = teamHistory.find(({ seasonLeagueTeamId }) => seasonLeagueTeamId === from);
  if (played?.league)
    return <SeasonTrail season={played.season} league={played.league} team={played.team} here={fullName} />;
  return (
    <div className="mb-3">
      <Breadcrumbs items={[{ label: t.common.players(), to: adminPaths.players() }, { label: fullName }]} />
    </div>
  );
}
