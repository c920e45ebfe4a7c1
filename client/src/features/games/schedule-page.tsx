import { isCalendarDate } from '@domain/dates/is-calendar-date';
import { followedGame } from '@/app/live/followed-game';
import { useToldScores } from '@/app/live/told-scores';
import { MoreRows } from '@/app/more-rows';
import { definePage, type PageProps } from '@/app/page';
import { type PublicPaths, usePaths } from '@/app/paths';
import { chosenSeason, SeasonFilter } from '@/app/season-filter';
import { tenantVariables } from '@/app/site';
import { Behind, behind } from '@/lib/behind';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { PageTitle } from '@/ui/page-title';
import { useFilters } from '@/ui/use-filters';
import {
  dateOptions,
  gameFilter,
  leagueOptions,
  readFilters,
  SCHEDULE_FILTERS,
  stateOptions,
  teamOptions,
} from './schedule-filter';
import { ScheduleDay } from './schedule-day';
import { monthOf } from './schedule-month';
import { scheduleRows, weekOffRows } from './schedule-rows';
import { Subscribe } from '@/app/games/subscribe';
import { t } from '@/texts';
import {
  MoreGamesDocument,
  ScheduleDocument,
  type ScheduleQuery,
  type ScheduleQueryVariables,
} from './schedule.generated';

/** Comes with the page, and is brought alive behind everything else. */
const rendered = import.meta.env.SSR ? await import('./schedule-table') : null;
const ScheduleTable = rendered ? rendered.default : behind(() => import('./schedule-table'));

/** The public schedule of the first active season, or of a chosen one. */
function SchedulePage({ data, location }: PageProps<ScheduleQuery>) {
  const paths = usePaths();
  const [filters, setFilters] = useFilters(SCHEDULE_FILTERS);
  const organization = data.organization!;
  const season = organization.season ?? organization.activeSeason ?? null;
  const withScore = useToldScores();
  const games = { ...organization.games, nodes: organization.games.nodes.map(withScore) };
  const rows = scheduleRows({ ...organization, games }, season, filters);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4">
      <PageTitle
        aside={
          <>
            {season && <p className="eyebrow text-muted">{season.name}</p>}
            <div className="ml-auto">
              <Subscribe path={chosenCalendar(paths, filters)} />
            </div>
          </>
        }
      >
        {t.common.schedule()}
      </PageTitle>
      <FilterBar names={SCHEDULE_FILTERS}>
        <SeasonFilter
          seasons={organization.seasons}
          season={season}
          onChange={(id) => setFilters({ season: id, date: '', league: '', team: '' })}
        />
        <SelectFilter
          name="date"
          label={t.common.date()}
          all={t.games.all_dates()}
          options={dateOptions(season)}
          value={filters.date}
          onChange={(date) => setFilters({ date })}
        />
        <SelectFilter
          name="league"
          label={t.common.league()}
          all={t.common.all_leagues()}
          options={leagueOptions(season)}
          value={filters.league}
          onChange={(league) => setFilters({ league, team: '' })}
        />
        <SelectFilter
          name="team"
          label={t.common.team()}
          all={t.games.all_teams()}
          options={teamOptions(season, filters.league)}
          value={filters.team}
          onChange={(team) => setFilters({ team })}
        />
        <SelectFilter
          name="state"
          label={t.common.games()}
          all={t.games.all_games()}
          options={stateOptions()}
          value={filters.state}
          onChange={(state) => setFilters({ state })}
        />
      </FilterBar>
      {season?.day && filters.date === '' && filters.state === '' && (
        <ScheduleDay
          today={organization.today}
          day={{ ...season.day, games: season.day.games.map(withScore) }}
          off={weekOffRows(organization.weeksOff, season, filters.league).flatMap(({ date, text }) =>
            date === season.day?.date ? text : [],
          )}
          dates={season.gameDates}
          month={monthOf(location.search, season.day.date)}
          addressOf={(changes) => paths.at('/schedule', { ...filters, ...changes })}
        />
      )}
      <Card flush>
        {rows.length === 0 ? (
          <EmptyState title={t.games.no_games_byes_or_week_offs_found()} />
        ) : (
          <Behind>
            <ScheduleTable rows={rows} />
          </Behind>
        )}
        <MoreRows
          connection={organization.games}
          document={MoreGamesDocument}
          variables={{ ...tenantVariables(location.site), filter: gameFilter(filters) }}
        />
      </Card>
    </div>
  );
}

/** The calendar of what is chosen. */
function chosenCalendar(paths: PublicPaths, { team, league }: { team: string; league: string }): string {
  if (team !== '') return paths.calendar('teams', team);
  return league === '' ? paths.calendar() : paths.calendar('leagues', league);
}

export default definePage<ScheduleQuery, ScheduleQueryVariables>({
  document: ScheduleDocument,
  variables: ({ site, search }) => {
    const filters = readFilters(search);
    return {
      ...tenantVariables(site),
      filter: gameFilter(filters),
      ...(filters.league && { leagueId: filters.league }),
      ...(filters.team && { teamId: filters.team }),
      ...(isCalendarDate(search.get('day') ?? '') && { day: search.get('day') }),
      ...chosenSeason(filters.season),
    };
  },
  notFound: ({ organization }, { search }) =>
    organization && (organization.season || !search.get('season')) ? null : t.games.page_not_found(),
  head: ({ organization }) => ({
    title: t.common.schedule(),
    description: t.games.schedule_and_results_of({ organization: organization!.name }),
  }),
  Component: SchedulePage,
  live: {
    games: ({ organization }) => {
      const ofDay = (organization?.season ?? organization?.activeSeason)?.day?.games ?? [];
      const all = [...ofDay, ...(organization?.games.nodes ?? [])];
      return [...new Map(all.map((game) => [game.id, followedGame(game)])).values()];
    },
    byDay: true, // rows that were loaded later stay
  },
});
