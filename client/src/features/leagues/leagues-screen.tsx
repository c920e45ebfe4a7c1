import { useMemo, useState } from 'react';
import { DeleteSelected } from '@/app/admin/lists/delete-selected';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar } from '@/ui/filter-bar';
import { SearchFilter } from '@/ui/search-filter';
import { useFilters } from '@/ui/use-filters';
import { useSelection } from '@/ui/use-selection';
import { useAdminLeaguesQuery } from './leagues.hooks.generated';
import { LeaguesTable } from './leagues-table';
import { RenameLeagueDialog } from './rename-league-dialog';
import { useDeleteLeagues } from './use-delete-leagues';

const NOTHING: readonly never[] = [];

/** All leagues of the organization acted for, whatever the season. */
export default function LeaguesScreen() {
  const result = useAdminLeaguesQuery();
  const [{ find }, setFilters] = useFilters(['find']);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [remove, isAsking] = useDeleteLeagues();
  const leagues = result.data?.me?.actingFor?.leagues;
  const shown = useMemo(() => {
    const wanted = find.trim().toLocaleLowerCase();
    return (leagues ?? []).filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  }, [leagues, find]);
  const selection = useSelection(useMemo(() => shown.map(({ id }) => id), [shown]));
  const edited = useKeptRow(leagues ?? NOTHING, editedId);
  return (
    <>
      <ScreenHeader
        title={t.leagues.leagues()}
        actions={
          <>
            <DeleteSelected
              busy={isAsking}
              disabled={!leagues}
              onDelete={() => void remove(shown.filter(({ id }) => selection.has(id)))}
            />
            <ExportMenu list="leagues" filters={{ search: find }} />
          </>
        }
      >
        {t.leagues.a_league_lasts_over_the_seasons_new_ones()}
      </ScreenHeader>
      <QueryResult result={result}>
        {() =>
          leagues?.length === 0 ? (
            <EmptyState title={t.leagues.no_leagues_available()}>
              {t.leagues.open_a_season_and_add_the_first_one()}
            </EmptyState>
          ) : (
            <div className="flex flex-col gap-4">
              <FilterBar names={['find']}>
                <SearchFilter
                  name="find"
                  label={t.leagues.find()}
                  placeholder={t.common.name()}
                  value={find}
                  onChange={(value) => setFilters({ find: value })}
                />
              </FilterBar>
              {shown.length === 0 ? (
                <EmptyState title={t.leagues.no_league_matches()}>
                  {t.leagues.clear_the_filter_to_see_all_of_them()}
                </EmptyState>
              ) : (
                <LeaguesTable leagues={shown} selection={selection} onEdit={setEditedId} />
              )}
            </div>
          )
        }
      </QueryResult>
      {edited && <RenameLeagueDialog league={edited} onStale={result.refetch} onClose={() => setEditedId(null)} />}
    </>
  );
}
