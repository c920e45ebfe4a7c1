import { memo, useId } from 'react';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TeamLogo } from '@/ui/team-logo';
import type { GridColumn, SideName } from '../grid/grid-game';
import type { GridStore } from '../grid/grid-store';
import { TotalCell } from './figure-cell';
import { GridRow } from './grid-row';
import type { LineEdits } from './use-line-edits';
import { useStoreValue } from './use-store-value';

interface Props {
  store: GridStore;
  side: SideName;
  edits: LineEdits;
  onAdd: (side: SideName) => void;
}

const HEAD = 'h-9 border-b border-line-strong bg-surface-2 text-xs font-semibold text-muted';

/**
 * So that the column's head and the longest value that it may have find room: '9999', or '100.0' of what is worked out.
 */
function widthOf({ abbreviation, entry }: GridColumn): string {
  if (abbreviation.length > 7) return 'w-24';
  if (abbreviation.length > 5) return 'w-17';
  if (entry === null) return 'w-16';
  return abbreviation.length > 4 ? 'w-14' : 'w-12';
}

/** One team's players and their values, as a grid whose cells can be entered. */
export const SideGrid = memo(function SideGrid({ store, side, edits, onAdd }: Props) {
  const name = useId();
  const rows = useStoreValue(store, 'rows', () => store.values.rows.of(side));
  const columns = useStoreValue(store, 'columns', () => store.selection.columns);
  const { team } = store.values.rows.game[side];
  const firstOfBench = rows.find(({ started }, index) => !started && rows[index - 1]?.started)?.id;
  return (
    <Card
      flush
      className="overflow-clip"
      title={
        <span className="flex items-center gap-2" id={name}>
          <TeamLogo
            name={team.name}
            logoUrl={team.logoUrl}
            colour={team.colour}
            abbreviation={team.abbreviation}
            size="small"
          />
          {team.name}
        </span>
      }
    >
      {rows.length === 0 ? (
        <p className="px-4 py-6 text-center text-muted">
          {t.statistics.nobody_is_on_the_roster_of_yet({ team: team.name })}
        </p>
      ) : (
        <div className="relative max-h-[80dvh] scroll-p-2 scroll-pt-10 scroll-pb-12 scroll-pl-38 overflow-auto overscroll-x-contain [scrollbar-width:thin] sm:scroll-pl-50">
          <table
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is a table whose cells take keys
            role="grid"
            aria-labelledby={name}
            aria-rowcount={rows.length + 2}
            aria-colcount={columns.length + 1}
            aria-multiselectable="true"
            data-side={side}
            // Widths do not go by what stands in the cells, so that a digit moves nothing and the browser lays out one
            // cell.
            className="w-full table-fixed border-separate border-spacing-0 text-sm"
          >
            <colgroup>
              <col className="w-36 sm:w-48" />
              {columns.map((column) => (
                <col key={column.id} className={widthOf(column)} />
              ))}
            </colgroup>
            {/* Head and foot stick, not each of their cells: browsers make a layer of all that sticks, each frame. */}
            <thead className="sticky top-0 z-3">
              <tr aria-rowindex={1}>
                <th scope="col" aria-colindex={1} className={`${HEAD} sticky left-0 z-1 px-2 text-left sm:px-3`}>
                  {t.common.player()}
                </th>
                {columns.map((column, index) => (
                  <th key={column.id} scope="col" aria-colindex={index + 2} className={`${HEAD} px-1.5 text-right`}>
                    <abbr title={statName(column.name)} className="no-underline">
                      {column.abbreviation}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <GridRow
                  key={row.id}
                  store={store}
                  row={row}
                  columns={columns}
                  index={index + 2}
                  isRuled={row.id === firstOfBench}
                  edits={edits}
                />
              ))}
            </tbody>
            <tfoot className="sticky bottom-0 z-3">
              <tr aria-rowindex={rows.length + 2}>
                <th
                  scope="row"
                  aria-colindex={1}
                  className="sticky left-0 z-1 h-11 bg-surface-2 px-2 text-left sm:px-3 text-sm font-semibold sm:h-9"
                >
                  {t.statistics.total()}
                </th>
                {columns.map((column, index) => (
                  <TotalCell key={column.id} store={store} definition={column} column={index + 2} side={side} />
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      <div className="border-t border-line p-2">
        <Button variant="ghost" className="min-h-11" onClick={() => onAdd(side)}>
          {t.statistics.add_player_to_2({ mark: (words) => <span className="sr-only">{words}</span>, team: team.name })}
        </Button>
      </div>
    </Card>
  );
});
