import { Link } from 'react-router-dom';
import { BesideMatchup } from '@/app/games/beside-matchup';
import { comingPlace } from '@/app/games/coming-place';
import { LiveBadge } from '@/app/games/live-badge';
import { shownScores } from '@/app/games/shown-scores';
import { usePaths } from '@/app/paths';
import type { GameRowFragment } from '@/features/games/game-row.generated';
import { formatDay, formatTime } from '@/lib/dates';
import { Matchup, resultOf } from '@/ui/matchup';

/** Games without a result. */
export function UpcomingGames({ games }: { games: readonly GameRowFragment[] }) {
  const paths = usePaths();
  return (
    <ul className="divide-y divide-line">
      {games.map((game) => (
        <li key={game.id}>
          <Link to={paths.game(game.id)} className="flex flex-col gap-1.5 px-4 py-2.5 hover:bg-accent-soft">
            <span className="flex flex-wrap items-center justify-between gap-x-2">
              <span className="eyebrow text-muted">
                {formatDay(game.date)} · {formatTime(game.time)}
              </span>
              {game.status === 'IN_PROGRESS' && <Running game={game} />}
            </span>
            <BesideMatchup text={comingPlace(game)}>
              <Matchup home={game.homeTeam} away={game.awayTeam} />
            </BesideMatchup>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Running({ game }: { game: GameRowFragment }) {
  const { home, away } = shownScores(game);
  return (
    <span className="flex items-center gap-2">
      <LiveBadge game={game} />
      <span className="tabular text-sm font-semibold">{resultOf(home, away)}</span>
    </span>
  );
}
