import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import type { GameRowFragment } from '@/features/games/game-row.generated';
import { formatDate, formatShortDate, noDate } from '@/lib/dates';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { resultText } from '@/app/games/result-text';
import { LiveBadge } from '@/app/games/live-badge';
import { lastResults, nextGame } from '@/app/games/team-games';

const RESULTS = 5;

/** A team's next game, and its last results as 'W 116-97 at MIL'. */
export function TeamForm({
  teamId,
  games,
  today,
}: {
  teamId: string;
  games: readonly GameRowFragment[];
  today: string;
}) {
  const paths = usePaths();
  const next = nextGame(games, teamId, today);
  const results = lastResults(games, teamId, RESULTS);
  if (next === null && results.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[1fr_2fr]">
      <Card id="next-game" title={t.teams.next_game()}>
        {next ? (
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Link to={paths.game(next.id)} className="link font-semibold">
              {next.home
                ? t.teams.next_at_home({ date: formatDate(next.date) || noDate(), opponent: next.opponent.name })
                : t.teams.next_away({ date: formatDate(next.date) || noDate(), opponent: next.opponent.name })}
            </Link>
            {next.liveScore && (
              <span className="flex items-center gap-2">
                <LiveBadge game={next} />
                <span className="display tabular text-xl leading-none font-bold">{next.score}</span>
              </span>
            )}
          </div>
        ) : (
          <p className="text-muted">{t.teams.no_next_game()}</p>
        )}
      </Card>
      {results.length > 0 && (
        <Card id="results" title={t.teams.last_results()}>
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-2">
            {results.map((game) => (
              <li key={game.id}>
                <Link to={paths.game(game.id)} className="link block">
                  <span className="display tabular block font-bold">{resultText(game)}</span>
                  <span className="block text-sm text-muted">{formatShortDate(game.date)}</span>
                </Link>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </div>
  );
}
