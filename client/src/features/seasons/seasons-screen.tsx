import { Plus, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { DeleteSelected } from '@/app/admin/lists/delete-selected';
import { adminPaths } from '@/app/admin-paths';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { SetupChecklist } from '@/app/admin/setup/setup-checklist';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { Button, buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { SearchFilter } from '@/ui/search-filter';
import { useFilters } from '@/ui/use-filters';
import { useSelection } from '@/ui/use-selection';
import { SeasonDialog } from './season-dialog';
import { useAdminSeasonsQuery } from './seasons.hooks.generated';
import { SeasonsTable } from './seasons-table';
import { useDeleteSeasons } from './use-delete-seasons';

const stateOptions = () =>
  [
    { value: 'active', label: t.seasons.active() },
    { value: 'inactive', label: t.seasons.inactive() },
  ] as const;

const NOTHING: readonly never[] = [];

/** The seasons of the organization acted for (league management, section 2). */
export default function SeasonsScreen() {
  const { user } = useSite();
  const isSuper = user?.role === 'super_admin';
  const [{ find, state }, setFilters] = useFilters(['find', 'state']);
  const result = useAdminSeasonsQuery();
  const [edited, setEdited] = useState<string | null>(null);
  const [remove, removing] = useDeleteSeasons();
  const organization = result.data?.me?.actingFor ?? null;
  const shown = useMemo(() => {
    const wanted = find.trim().toLocaleLowerCase();
    const isShown = (active: boolean): boolean => state === '' || active === (state === 'active');
    return (organization?.seasons ?? []).filter(
      ({ name, active }) => isShown(active) && name.toLocaleLowerCase().includes(wanted),
    );
  }, [organization, find, state]);
  const selection = useSelection(useMemo(() => shown.map(({ id }) => id), [shown]));
  const season = useKeptRow(organization?.seasons ?? NOTHING, edited);
  const create = (
    <Button variant="primary" disabled={!organization} onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" size={18} />
      {t.seasons.new_season()}
    </Button>
  );
  return (
    <>
      <ScreenHeader
        title={t.common.seasons()}
        actions={
          <>
            <DeleteSelected
              busy={removing}
              disabled={!organization}
              onDelete={() => void remove(shown.filter(({ id }) => selection.has(id)))}
            />
            <Link to={adminPaths.seasonImport()} className={buttonClass()}>
              <Upload aria-hidden="true" size={18} />
              {t.seasons.import()}
            </Link>
            {create}
            <ExportMenu list="seasons" filters={{ search: find, active: state === '' ? null : state === 'active' }} />
          </>
        }
      >
        {t.seasons.leagues_teams_and_games_live_in_a_season({
          link: (words) => (
            <Link to={adminPaths.leagues()} className="prose-link">
              {words}
            </Link>
          ),
        })}
      </ScreenHeader>
      <SetupChecklist onNewSeason={() => setEdited('new')} />
      <QueryResult result={result}>
        {() =>
          organization?.seasons.length === 0 ? (
            <EmptyState title={t.seasons.no_seasons_yet()} action={create}>
              {t.seasons.create_the_first_one_its_leagues_and_teams()}
            </EmptyState>
          ) : (
            <div className="flex flex-col gap-4">
              <FilterBar names={['find', 'state']}>
                <SearchFilter
                  name="find"
                  label={t.seasons.find()}
                  placeholder={t.common.name()}
                  value={find}
                  onChange={(value) => setFilters({ find: value })}
                />
                <SelectFilter
                  name="state"
                  label={t.seasons.state()}
                  all={t.seasons.all()}
                  options={stateOptions()}
                  value={state}
                  onChange={(value) => setFilters({ state: value })}
                />
              </FilterBar>
              {shown.length === 0 ? (
                <EmptyState title={t.seasons.no_season_matches()}>
                  {t.seasons.clear_the_filter_to_see_all_of_them()}
                </EmptyState>
              ) : (
                <SeasonsTable seasons={shown} selection={selection} isSuper={isSuper} onEdit={setEdited} />
              )}
            </div>
          )
        }
      </QueryResult>
      {organization && (season || edited === 'new') && (
        <SeasonDialog
          season={season}
          organization={organization}
          {...(result.data?.me && { me: result.data.me })}
          choosesSport={isSuper}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
