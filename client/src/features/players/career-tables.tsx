import { t } from '@/texts';
import { AveragesBySeason } from './averages-by-season';
import { HighsTable } from './highs-table';
import { Milestones } from './milestones';
import type { PlayerStatsPageQuery } from './player-stats.generated';
import { SplitsTable } from './splits-table';

type Player = NonNullable<NonNullable<PlayerStatsPageQuery['organization']>['player']>;

/** What is told of a player over all seasons: averages, highs, milestones, splits. */
export default function CareerTables({ player: { id, career, seasonStats } }: { player: Player }) {
  return (
    <>
      <AveragesBySeason playerId={id} seasons={seasonStats} career={career.splits} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <HighsTable title={t.players.highs_career()} highs={career.highs} />
        <Milestones milestones={career.milestones} />
      </div>
      <SplitsTable title={t.players.splits_career()} splits={career.splits} />
    </>
  );
}
