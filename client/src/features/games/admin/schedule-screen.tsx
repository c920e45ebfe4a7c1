import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { DeleteSelected } from '@/app/admin/lists/delete-selected';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { useDayFollowed } from '@/app/admin/games/use-day-followed';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { type SeasonChoices, leagueOptions } from '@/app/admin/season/season-league-options';
import { useSeasonLeagueChoicesQuery } from '@/app/admin/season/season-league-options.hooks.generated';
import { MoreRows } from '@/app/more-rows';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { FilterBar, InputFilter, SelectFilter } from '@/ui/filter-bar';
import { useFilters } from '@/ui/use-filters';
import { useSelection } from '@/ui/use-selection';
import {
  AdminScheduleDocument,
  type AdminScheduleQuery,
  type AdminScheduleQueryVariables,
} from './admin-schedule.generated';
import { useAdminScheduleQuery, useScheduleCalendarQuery } from './admin-schedule.hooks.generated';
import { type OpenDialog, ScheduleDialogs } from './schedule-dialogs';
import { type ScheduleItem, scheduleItems } from './schedule-items';
import { type ItemTask, ScheduleTable } from './schedule-table';
import { useDeleteItems } from './use-delete-items';
import { useKeptDate } from './use-kept-date';

type Connection = NonNullable<NonNullable<AdminScheduleQuery['me']>['actingFor']>['games'];

const NOTHING: readonly never[] = [];
const NO_GAMES = { nodes: NOTHING, pageInfo: { hasNextPage: false } };
const NAMES = ['season', 'league', 'date'] as const;

/** Games, byes and weeks off of a season by date (league management, "Admin schedule list"). */
export default function ScheduleScreen() {
  const [{ season, league, date }, setFilters] = useFilters(NAMES);
  useKeptDate(
    date,
    useCallback((kept: string) => setFilters({ date: kept }), [setFilters]),
  );
  const where = {
    ...(season ? { seasonId: season } : { inActiveSeason: true }),
    ...(league && { leagueId: league }),
    ...(date && { date }),
  };
  const variables: AdminScheduleQueryVariables = { filter: where };
  const result = useAdminScheduleQuery({ variables });
  const actingFor = result.data?.me?.actingFor;
  const connection = actingFor?.games;
  const choices = useSeasonLeagueChoicesQuery();
  // What was known stays while it is asked for anew: a dialog is open then.
  const seasons = (choices.data ?? choices.previousData)?.me?.actingFor?.seasons;
  const seasonId = season || actingFor?.activeSeason?.id;
  const shown = seasons?.find(({ id }) => id === seasonId);
  const calendar = useScheduleCalendarQuery({
    variables: { seasonId: seasonId ?? '', leagueId: league || null },
    skip: !seasonId,
  });
  const others = calendar.data?.me?.actingFor;
  const { nodes, pageInfo } = connection ?? NO_GAMES;
  const games = useDayFollowed(nodes);
  const items = useMemo(
    () =>
      scheduleItems({ nodes: games, pageInfo }, others?.season?.seasonLeagues ?? NOTHING, others?.weeksOff ?? NOTHING, {
        date,
        league,
      }),
    [games, pageInfo, others, date, league],
  );
  // As it is stored by now, also where the filters do not show it any more: after a conflict it is saved over that.
  const stored = useMemo(
    () =>
      scheduleItems(NO_GAMES, others?.season?.seasonLeagues ?? NOTHING, others?.weeksOff ?? NOTHING, {
        date: '',
        league: '',
      }),
    [others],
  );
  // Before that nobody knows which league a new game begins with.
  const isKnown =
    (seasons !== undefined || choices.error !== undefined) && (actingFor !== undefined || result.error !== undefined);
  const selection = useSelection(useMemo(() => items.map(({ key }) => key), [items]));
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const shownDialog =
    open && 'edit' in open ? { ...open, edit: stored.find(({ key }) => key === open.edit.key) ?? open.edit } : open;
  const close = useCallback(() => setOpen(null), []);
  const [remove, isAsking] = useDeleteItems();
  const destroy = async (): Promise<void> => {
    if (await remove(items.filter(({ key }) => selection.has(key)))) selection.clear();
  };
  const start = (item: ScheduleItem, task: ItemTask): void => {
    if (task === 'delete') void remove([item]);
    else setOpen({ edit: item, scores: task === 'scores' });
  };
  const creates = (kind: ScheduleItem['kind']) => () => setOpen({ create: kind });
  return (
    <>
      <ScreenHeader
        title={t.common.schedule()}
        actions={
          <>
            <DeleteSelected count={selection.selected.length} busy={isAsking} onDelete={() => void destroy()} />
            <Button onClick={creates('bye')}>{t.games.create_bye_2()}</Button>
            <Button onClick={creates('week-off')}>{t.games.create_week_off()}</Button>
            <Button variant="primary" onClick={creates('game')}>
              <Plus aria-hidden="true" size={18} />
              {t.games.create_game()}
            </Button>
            <ExportMenu list="games" filters={where} />
          </>
        }
      >
        {shown && t.games.games_byes_and_weeks_off_of_by_date({ shown: shown.name })}
      </ScreenHeader>
      <div className="mb-4">
        <FilterBar names={NAMES}>
          {seasons && seasons.length > 1 && (
            <SelectFilter
              name="season"
              label={t.common.season()}
              all={t.games.active_season()}
              options={seasons.map(({ id, name }) => ({ value: id, label: name }))}
              value={season}
              onChange={(value) => setFilters({ season: value, league: '' })}
            />
          )}
          <SelectFilter
            name="league"
            label={t.common.league()}
            all={t.common.all_leagues()}
            options={leagueOptions(shown ? [shown] : [])}
            value={seasons ? league : ''}
            onChange={(value) => setFilters({ league: value })}
          />
          <InputFilter
            name="date"
            label={t.common.date()}
            type="date"
            value={date}
            onChange={(value) => setFilters({ date: value })}
          />
          {actingFor && date !== actingFor.today && (
            <Button onClick={() => setFilters({ date: actingFor.today })}>{t.games.today()}</Button>
          )}
        </FilterBar>
      </div>
      <QueryResult result={{ ...result, data: connection }}>
        {(found: Connection) => (
          <>
            {calendar.error && (
              <p role="alert" className="mb-4 text-danger">
                {t.games.byes_and_weeks_off_could_not_be_loaded()}{' '}
                <Button onClick={() => void calendar.refetch().catch(() => undefined)}>{t.common.try_again()}</Button>
              </p>
            )}
            <div className="card overflow-clip rounded-lg border border-line bg-surface shadow-card">
              <ScheduleTable
                items={items}
                selection={selection}
                isFiltered={league !== '' || date !== ''}
                onTask={start}
              />
              <MoreRows connection={found} document={AdminScheduleDocument} variables={variables} />
            </div>
          </>
        )}
      </QueryResult>
      {isKnown && (
        <ScheduleDialogs
          open={shownDialog}
          begins={{ seasonLeagueId: seasonLeagueOf(shown, league), date }}
          onClose={close}
        />
      )}
    </>
  );
}

/** The season's row of the league that is shown; '' where several could be meant. */
function seasonLeagueOf(season: SeasonChoices[number] | undefined, leagueId: string): string {
  const seasonLeagues = season?.seasonLeagues ?? [];
  const [only, ...others] =
    leagueId === '' ? seasonLeagues : seasonLeagues.filter(({ league }) => league.id === leagueId);
  return only && others.length === 0 ? only.id : '';
}
