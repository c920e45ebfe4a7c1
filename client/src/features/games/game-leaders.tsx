import type { ColouredTeam } from '@domain/colours/team-colours';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { cn } from '@/lib/cn';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { TeamLogo } from '@/ui/team-logo';
import { type BoxScoreGame, type GameLeader, leaderPairs } from './box-score-data';
import { supportingLine } from './stat-pairs';

/** Who had most points, rebounds and assists on each side. */
export function GameLeaders({ game }: { game: BoxScoreGame }) {
  return (
    <Card title={t.games.game_leaders()} flush>
      <ul className="grid grid-cols-1 divide-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
        {leaderPairs(game.leaders).map(({ definition, home, away }) => (
          <li key={definition.id} className="flex min-w-0 flex-col gap-1.5 px-4 py-3">
            <h3 className="eyebrow text-muted">{statName(definition.name)}</h3>
            <Leader
              game={game}
              leader={home}
              team={game.home.team}
              isAhead={(home?.value ?? 0) >= (away?.value ?? 0)}
            />
            <Leader
              game={game}
              leader={away}
              team={game.away.team}
              beside={game.home.team}
              isAhead={(away?.value ?? 0) >= (home?.value ?? 0)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Leader({
  game,
  leader,
  team,
  beside,
  isAhead,
}: {
  game: BoxScoreGame;
  leader: GameLeader | undefined;
  team: BoxScoreGame['home']['team'];
  beside?: ColouredTeam;
  isAhead: boolean;
}) {
  const paths = usePaths();
  if (!leader) return null;
  const line = game[leader.side === 'home' ? 'home' : 'away'].lines.find(
    ({ player }) => player.id === leader.player.id,
  );
  const supporting = supportingLine(
    line?.values ?? [],
    game.statDefinitions,
    leader.definition.abbreviation,
    game.leaders,
  );
  return (
    <p className="flex items-center gap-2.5">
      <TeamLogo
        name={team.name}
        logoUrl={team.logoUrl}
        colour={team.colour}
        abbreviation={team.abbreviation}
        size="small"
        beside={beside}
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <Link to={paths.player(leader.player.id)} className="relative font-medium wrap-break-word hover:underline">
          {leader.player.fullName}
          <span className="sr-only">, {team.name}</span>
        </Link>
        {supporting !== '' && <span className="tabular text-xs text-muted">{supporting}</span>}
      </span>
      <span className={cn('display tabular text-2xl leading-none font-bold', !isAhead && 'text-muted')}>
        {leader.value}
      </span>
    </p>
  );
}
