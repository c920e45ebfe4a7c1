import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatShortDate } from '@/lib/dates';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { lineOf } from './line-of';
import type { PlayerGamesFragment } from './player.generated';

const GAMES = 5;

/** The last five games as tiles; each leads to its game. The table of games below holds them, too. */
export function LastFive({ games: { nodes, statDefinitions } }: { games: PlayerGamesFragment }) {
  const paths = usePaths();
  if (nodes.length === 0) return null;
  const shown = lineOf(statDefinitions, (definition) => definition);
  return (
    <Card id="last-five" title={t.players.last_five_games()}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {nodes.slice(0, GAMES).map(({ game, home, opponent, values }) => (
          <li key={game.id}>
            <Link
              to={paths.game(game.id)}
              className="flex h-full flex-col justify-between rounded-md border border-line p-3 hover:border-accent"
            >
              <span className="text-sm text-muted wrap-anywhere">
                <span className="max-sm:block">{formatShortDate(game.date)}</span>{' '}
                {home ? t.players.vs({ opponent: opponent.name }) : t.players.at({ opponent: opponent.name })}
              </span>
              <span className="mt-1 flex justify-between gap-2">
                {shown.map((definition) => (
                  <span key={definition.id} className="text-center">
                    <span className="display tabular block text-2xl leading-none font-bold">
                      {values[statDefinitions.indexOf(definition)] ?? '–'}
                    </span>
                    <span className="eyebrow text-muted">{definition.abbreviation}</span>
                  </span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
