import { TriangleAlert } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { Guard } from '@/app/admin/Guard';
import { Loaded } from '@/app/admin/Loaded';
import { Missing } from '@/app/admin/Missing';
import { ScreenHeader } from '@/app/admin/ScreenHeader';
import { SeasonTrail } from '@/app/admin/SeasonTrail';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { buttonClass } from '@/ui/Button';
import { AttributesCard } from './AttributesCard';
import { BioCard } from './BioCard';
import { type EditablePlayerFragment, useAdminPlayerQuery } from './player-profile.generated';
import { ProfileCard } from './ProfileCard';
import { SponsorCard } from './SponsorCard';
import { VideosCard } from './VideosCard';

/** One player's profile (league management, "Admin player profile"). */
export default function PlayerScreen() {
  return (
    <Guard needsOrganization>
      <OfAddress />
    </Guard>
  );
}

function OfAddress() {
  const { id = '' } = useParams();
  const result = useAdminPlayerQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result}>
      {({ me }) => {
        const player = me?.actingFor?.player;
        return player ? (
          <Profile player={player} />
        ) : (
          <Missing message="Failed to fetch player" to={adminPaths.players()} label="To all players" />
        );
      }}
    </Loaded>
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
            Statistics
          </Link>
        }
      />
      {player.hasNamesake && (
        <p className="mb-4 flex items-center gap-2 rounded-md border border-warning bg-warning-soft px-3 py-2 text-sm font-medium text-warning">
          <TriangleAlert aria-hidden="true" size={16} className="shrink-0" />
          <span>
            Another player has the same name.{' '}
            <Link to={`${adminPaths.players()}?search=${encodeURIComponent(player.fullName)}`} className="underline">
              Look at both, and merge them if they are one person
            </Link>
          </span>
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <ProfileCard player={player} />
        <AttributesCard player={player} />
        <BioCard player={player} />
        <VideosCard player={player} />
        <SponsorCard player={player} />
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
      <Breadcrumbs items={[{ label: 'Players', to: adminPaths.players() }, { label: fullName }]} />
    </div>
  );
}
