import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatDate, noDate } from '@/lib/dates';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import type { PlayerStatsPageQuery } from './player-stats.generated';

type Milestone = NonNullable<
  NonNullable<PlayerStatsPageQuery['organization']>['player']
>['career']['milestones'][number];

/** What a player reached for the first time, newest first, each with the game. */
export function Milestones({ milestones }: { milestones: readonly Milestone[] }) {
  const paths = usePaths();
  return (
    <Card id="milestones" title={t.players.milestones()} flush className="min-w-0">
      {milestones.length === 0 && (
        <EmptyState title={t.players.no_milestones_yet()}>{t.players.no_milestones_about()}</EmptyState>
      )}
      <ol className="divide-y divide-line">
        {milestones.map((milestone) => (
          <li key={`${milestone.kind} ${milestone.definition?.id} ${milestone.reached}`}>
            <Link
              to={paths.game(milestone.game.id)}
              className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-2 hover:bg-accent-soft"
            >
              <span className="font-semibold">{textOf(milestone)}</span>
              <span className="text-sm text-muted">
                {formatDate(milestone.game.date) || noDate()}{' '}
                {milestone.home
                  ? t.players.vs({ opponent: milestone.opponent.name })
                  : t.players.at({ opponent: milestone.opponent.name })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function textOf({ kind, reached, definition }: Milestone): string {
  const statistic = definition?.abbreviation ?? '';
  if (kind === 'GAME') return t.players.first_game_with({ reached, statistic });
  return kind === 'TOTAL' ? t.players.reached_in_all({ reached, statistic }) : t.players.nth_game({ reached });
}
