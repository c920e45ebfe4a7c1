import { t } from '@/texts';
import { HighsTable } from './highs-table';
import { Percentiles } from './percentiles';
import type { PlayerPageQuery } from './player.generated';
import { seasonOf } from './season-of';
import { SplitsTable } from './splits-table';

type Figures = NonNullable<NonNullable<NonNullable<PlayerPageQuery['organization']>['player']>['seasonFigures']>;

/** What stands below a player's games of the season: splits, percentiles, highs. */
export default function SeasonTables({ figures }: { figures: Figures }) {
  const season = seasonOf(figures);
  return (
    <>
      <SplitsTable title={t.players.splits_of({ season })} splits={figures.splits} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Percentiles figures={figures} />
        <HighsTable title={t.players.highs_of({ season })} highs={figures.highs} />
      </div>
    </>
  );
}
