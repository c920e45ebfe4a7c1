import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatAverage } from '@/lib/format-stat';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import type { StandingsQuery } from './standings.generated';

type Board = NonNullable<NonNullable<StandingsQuery['organization']>['mainLeaderboards']>[number];

interface Props {
  boards: readonly Board[];
  /** What they are of: parts of the address of a leaderboard. */
  scope: { season: string; league: string; division: string; asOf: string };
}

/** Who leads in the main statistics, per game, until the day that is shown. */
export function ReadingLeaders({ boards, scope }: Props) {
  const paths = usePaths();
  const shown = boards.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return null;
  return (
    <Card id="leaders" title={t.standings.leaders_per_game()}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map(({ definition, rows }) => (
          <section key={definition.id} className="min-w-0">
            <h3 className="eyebrow border-b border-line pb-1">
              <Link
                to={paths.leaderboard({ stat: definition.abbreviation, per: 'game', ...scope })}
                className="link inline-flex min-h-6 items-center"
              >
                {statName(definition.name)}
              </Link>
            </h3>
            <ol>
              {rows.map(({ place, perGame, player, team }) => (
                <li key={player.id} className="flex items-center gap-2 py-1.5">
                  <span className="display tabular w-4 text-right text-muted">{place}</span>
                  <span className="min-w-0 flex-1 leading-tight">
                    <Link to={paths.player(player.id)} className="block truncate font-semibold hover:underline">
                      {player.fullName}
                    </Link>
                    {team && <span className="block truncate text-xs text-muted">{team.name}</span>}
                  </span>
                  <Link
                    to={`${paths.playerStats(player.id, { season: scope.season })}#games`}
                    className="display tabular text-xl font-bold hover:underline"
                  >
                    {formatAverage(perGame)}
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Card>
  );
}
