import { t } from '@/texts';
import type { ScheduleBoardQuery } from './schedules.generated';

type Counts = NonNullable<ScheduleBoardQuery['schedule']>['gameCounts'];

/** The teams of a schedule grouped by their number of games. */
export function GameCounts({ counts }: { counts: Counts }) {
  if (counts.length === 0) return <p className="text-muted">{t.schedules.the_league_has_no_teams_yet()}</p>;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
      {counts.map(({ games, teams }) => (
        <div key={games} className="contents">
          <dt className="tabular font-semibold whitespace-nowrap">{t.schedules.games({ games })}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <span className="text-muted">{teams.length}: </span>
            {teams.map(({ name }) => name).join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
