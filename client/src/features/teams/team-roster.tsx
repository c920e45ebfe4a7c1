import type { ColouredTeam } from '@domain/colours/team-colours';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { PlayerImage } from '@/ui/player-image';
import { monogramOf } from '@/ui/monogram-of';
import { rosterNames } from './roster-names';
import type { TeamOfPage } from './team-data';

type Roster = NonNullable<TeamOfPage['seasonTeam']>['roster'];

interface Props {
  team: ColouredTeam;
  roster: Roster;
  /** Whether they are called by their whole names; otherwise by first name. */
  isWhole: boolean;
}

/** The players of a team, each leading to its page. */
export default function TeamRoster({ team, roster, isWhole }: Props) {
  const paths = usePaths();
  const players = roster.map(({ player }) => player);
  const names = isWhole ? players.map(({ fullName }) => fullName) : rosterNames(players);
  if (roster.length === 0) return <EmptyState title={t.teams.no_players_on_this_roster()} />;
  return (
    <ul className="divide-y divide-line">
      {roster.map(({ id, player, shownJerseyNumber: jerseyNumber, shownPosition: position }, index) => (
        <li key={id}>
          <Link
            to={paths.player(player.id)}
            title={player.fullName}
            aria-label={[player.fullName, position, jerseyNumber && `#${jerseyNumber}`].filter(Boolean).join(', ')}
            className="flex flex-wrap items-center gap-x-3 px-4 py-2 hover:bg-accent-soft"
          >
            <PlayerImage imageUrl={player.imageUrl} size="small" monogram={monogramOf(player.fullName, team)} />
            <span className="min-w-0 flex-[4rem] font-medium wrap-break-word">{names[index]}</span>
            {position && <span className="text-sm text-muted">{position}</span>}
            {jerseyNumber && <span className="display tabular min-w-8 text-right font-bold">#{jerseyNumber}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
