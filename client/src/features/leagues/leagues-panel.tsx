import { hasFreeThrows } from '@domain/sports/has-free-throws';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { moveItem } from '@domain/ordering/move-item';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { StandingsRules } from '@/app/admin/standings-rules/standings-rules-dialog';
import { useDrawLots } from '@/app/admin/standings-rules/use-draw-lots';
import { QueryResult } from '@/app/admin/query-result';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { EmptyState } from '@/ui/empty-state';
import { PageSkeleton } from '@/ui/skeleton';
import { SortableList } from '@/ui/sortable-list';
import { useSelection } from '@/ui/use-selection';
import { LeagueRow } from './league-row';
import { NewLeagueDialog } from './new-league-dialog';
import { PlaySettings } from './play-settings-dialog';
import { RenameLeagueDialog } from './rename-league-dialog';
import type { SeasonLeagueRowFragment } from './season-leagues.generated';
import { useSeasonLeaguesQuery } from './season-leagues.hooks.generated';
import { useRemoveLeagues } from './use-remove-leagues';
import { useReorderLeagues } from './use-reorder-leagues';

const NOTHING: readonly SeasonLeagueRowFragment[] = [];

/** The leagues of a season, in an order that is dragged or moved with the keyboard. */
export function LeaguesPanel({ seasonId, sport }: { seasonId: string; sport: string }) {
  const result = useSeasonLeaguesQuery({ variables: { seasonId } });
  const rows = result.data?.me?.actingFor?.season?.seasonLeagues;
  const selection = useSelection(useMemo(() => (rows ?? NOTHING).map(({ id }) => id), [rows]));
  const [isNew, setIsNew] = useState(false);
  const [playsOfId, setPlaysOfId] = useState<string | null>(null);
  const [rulesOfId, setRulesOfId] = useState<string | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [remove, removing] = useRemoveLeagues(seasonId);
  const playsOf = useKeptRow(rows ?? NOTHING, playsOfId)?.league;
  const rulesOf = useKeptRow(rows ?? NOTHING, rulesOfId)?.league;
  const edited = useKeptRow(rows ?? NOTHING, editedId)?.league;
  const add = (
    <Button variant="primary" size="small" onClick={() => setIsNew(true)}>
      <Plus aria-hidden="true" size={16} />
      {t.leagues.new_league()}
    </Button>
  );
  return (
    <Card
      title={t.leagues.leagues()}
      flush
      aside={
        <span className="flex flex-wrap justify-end gap-2">
          <Button
            size="small"
            busy={removing}
            disabled={!rows}
            aria-label={t.leagues.delete_selected_leagues()}
            onClick={() => void remove((rows ?? NOTHING).filter(({ id }) => selection.has(id)))}
          >
            <Trash2 aria-hidden="true" size={16} />
            {t.common.delete()}
          </Button>
          {add}
          <ExportMenu list="season-leagues" of={t.ui.of_leagues()} size="small" filters={{ seasonId }} />
        </span>
      }
    >
      <QueryResult
        result={result}
        skeleton={
          <div className="px-4">
            <PageSkeleton rows={4} />
          </div>
        }
      >
        {() =>
          !rows || rows.length === 0 ? (
            <EmptyState title={t.leagues.no_leagues_in_this_season()} action={add}>
              {t.leagues.add_one_by_name_or_copy_the_leagues()}
            </EmptyState>
          ) : (
            <>
              <div className="border-b border-line bg-surface-2 py-1.5 pr-4 pl-12.5">
                <Checkbox
                  label={t.leagues.select_all()}
                  className="text-sm text-muted"
                  checked={selection.all}
                  indeterminate={selection.some}
                  onChange={selection.toggleAll}
                />
              </div>
              <Rows
                rows={rows}
                seasonId={seasonId}
                isSelected={selection.has}
                onSelect={selection.toggle}
                onEdit={setEditedId}
                // Minutes, fouls and free throws are all that is set.
                onPlays={hasFreeThrows(sport) ? setPlaysOfId : null}
                onRules={setRulesOfId}
              />
            </>
          )
        }
      </QueryResult>
      {isNew && <NewLeagueDialog seasonId={seasonId} onClose={() => setIsNew(false)} />}
      {playsOf && <PlaySettings seasonId={seasonId} league={playsOf} onClose={() => setPlaysOfId(null)} />}
      {rulesOf && <StandingsRules seasonId={seasonId} league={rulesOf} onClose={() => setRulesOfId(null)} />}
      {edited && <RenameLeagueDialog league={edited} onStale={result.refetch} onClose={() => setEditedId(null)} />}
    </Card>
  );
}

interface RowsProps {
  rows: readonly SeasonLeagueRowFragment[];
  seasonId: string;
  isSelected: (id: string) => boolean;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onPlays: ((id: string) => void) | null;
  onRules: (id: string) => void;
}

function Rows({ rows, seasonId, isSelected, onSelect, onEdit, onPlays, onRules }: RowsProps) {
  const reorder = useReorderLeagues(seasonId);
  const drawLots = useDrawLots();
  const mover = (from: number, to: number): (() => void) | null =>
    to < 0 || to >= rows.length ? null : () => void reorder(moveItem(rows, from, to), rows);
  return (
    <SortableList
      items={rows}
      nameOf={({ league }) => league.name}
      onReorder={(next) => void reorder(next, rows)}
      className="divide-y divide-line"
      itemClassName="bg-surface last:rounded-b-lg"
    >
      {(row, handle, index) => (
        <LeagueRow
          row={row}
          seasonId={seasonId}
          handle={handle}
          selected={isSelected(row.id)}
          onSelect={() => onSelect(row.id)}
          onEdit={() => onEdit(row.id)}
          onPlays={onPlays && (() => onPlays(row.id))}
          onRules={() => onRules(row.id)}
          onLots={() => void drawLots(row)}
          onUp={mover(index, index - 1)}
          onDown={mover(index, index + 1)}
        />
      )}
    </SortableList>
  );
}
