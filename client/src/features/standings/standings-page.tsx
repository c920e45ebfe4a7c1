import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { definePage, type PageProps } from '@/app/page';
import { usePaths } from '@/app/paths';
import { chosenSeason, SeasonFilter } from '@/app/season-filter';
import { tenantVariables } from '@/app/site';
import { useIsAlive } from '@/app/use-is-alive';
import { Behind, behind } from '@/lib/behind';
import { formatDate } from '@/lib/dates';
import { captainWord } from '@/lib/captain-word';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { PageTitle } from '@/ui/page-title';
import { useFilters } from '@/ui/use-filters';
import { PagedStandings } from './paged-standings';
import { leaguesOf } from './league-rules';
import { asOfOf, viewOf } from './reading';
import { type AddressOf, ViewLinks } from './view-links';
import { NOTHING_CHOSEN, WHAT_IF_PLACE } from './what-if/place';
import { StandingsDocument, type StandingsQuery, type StandingsQueryVariables } from './standings.generated';

const FILTERS = ['season', 'league', 'division'] as const;
const SEASON_FILTER = ['season'] as const;
const READING_FILTERS = [...FILTERS, 'asOf'] as const;
/** Beside them what is supposed of games to come; the bar of filters leaves it alone. */
const IN_ADDRESS = [...FILTERS, 'whatif'] as const;

/** Comes with the page, and is brought alive behind everything else. */
const rendered = import.meta.env.SSR ? await import('./standings-below') : null;
const StandingsBelow = rendered ? rendered.default : behind(() => import('./standings-below'));
const WhatIf = lazy(() => import('./what-if/what-if'));

/** Come with the page where it is read so, and are brought alive behind it: the list of teams carries none of it. */
const reading = import.meta.env.SSR ? await import('./reading-standings') : null;
const ReadingStandings = reading ? reading.default : behind(() => import('./reading-standings'), true);

/** The league filter's value for all leagues; none chosen shows them, too. */
const ALL = 'all';

/** The public standings, which are also the team list; with a view in the address to be read by league or division. */
function StandingsPage(props: PageProps<StandingsQuery>) {
  return viewOf(props.location.search) === '' ? <TeamList {...props} /> : <ReadingPage {...props} />;
}

/** The season's tables of leagues or divisions, as of any day. */
function ReadingPage({ data, location: { search } }: PageProps<StandingsQuery>) {
  const [, setFilters] = useFilters(READING_FILTERS);
  const view = viewOf(search);
  const { seasons, standingsTables = [], mainLeaderboards = [] } = data.organization!;
  const season = seasonOf(data);
  const chosen = chosenOf(search);
  const addressOf = useAddressOf(search);
  return (
    <div className="flex flex-col gap-4">
      <PageTitle aside={season && <p className="eyebrow text-muted">{season.name}</p>}>
        {t.common.standings()}
      </PageTitle>
      <ViewLinks view={view} hasDivisions={(season?.divisions.length ?? 0) > 0} addressOf={addressOf} />
      {seasons.length > 1 && (
        <FilterBar names={SEASON_FILTER}>
          <SeasonFilter
            seasons={seasons}
            season={season}
            onChange={(id) => setFilters({ season: id, league: '', division: '', asOf: '' })}
          />
        </FilterBar>
      )}
      {season ? (
        <Behind>
          <ReadingStandings
            view={view}
            season={season}
            tables={standingsTables}
            boards={mainLeaderboards}
            chosen={chosen}
            addressOf={addressOf}
          />
        </Behind>
      ) : (
        <Card flush>
          <EmptyState title={t.standings.no_standings_yet()} />
        </Card>
      )}
    </div>
  );
}

/** What the address narrows the tables to; all leagues are none. */
function chosenOf(search: URLSearchParams): { league: string; division: string; asOf: string } {
  const [league, division] = ['league', 'division'].map((name) => search.get(name) ?? '');
  return { league: league === ALL ? '' : league!, division: division!, asOf: asOfOf(search) };
}

/** Addresses of this page with the season and, unless said otherwise, all that is chosen. */
function useAddressOf(search: URLSearchParams): AddressOf {
  const paths = usePaths();
  const { pathname } = useLocation();
  const now = { view: viewOf(search), season: search.get('season'), race: search.get('race'), ...chosenOf(search) };
  return (changes) => paths.at(pathname, { ...now, ...changes });
}

/** The list of teams, with the specified columns and filters. */
function TeamList({ data, location: { search } }: PageProps<StandingsQuery>) {
  const [filters, setFilters] = useFilters(IN_ADDRESS);
  const { pathname } = useLocation();
  const paths = usePaths();
  const {
    seasons,
    division: ofDivision,
    standings = [],
    captainLabel,
    standingsGames: games,
    timeZone,
  } = data.organization!;
  const addressOf = useAddressOf(search);
  const season = seasonOf(data);
  const seasonLeagues = season?.seasonLeagues ?? [];
  const hasLeague = filters.league !== '' && filters.league !== ALL;
  const leagueOptions = seasonLeagues.map(({ league }) => ({
    value: league.id,
    label: `${league.name} (${season!.name})`,
  }));
  const divisions = (season?.divisions ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const division = divisions.find(({ value }) => value === filters.division);
  const leagues = leaguesOf(standings, seasonLeagues);
  // Given positions go before results, so that nothing would follow from these.
  const canSuppose = filters.division === '' && leagues.some(({ hasGamesToCome }) => hasGamesToCome);
  const isSupposing = canSuppose && filters.whatif !== '';
  const table = {
    captainLabel: /\/jteamlist\/?$/i.test(pathname) ? t.standings.coach() : captainWord(captainLabel),
    hasLeague,
    sport: season?.sport.name,
  };
  const asItIs = (
    <>
      {isSupposing && <div className={WHAT_IF_PLACE} />}
      <Card flush>
        {standings.length === 0 ? (
          <EmptyState title={t.standings.please_select_filter_option()} />
        ) : (
          <PagedStandings rows={standings} {...table} />
        )}
      </Card>
    </>
  );
  return (
    <div className="flex flex-col gap-4">
      <PageTitle aside={season && <p className="eyebrow text-muted">{season.name}</p>}>
        {t.common.standings()}
      </PageTitle>
      <ViewLinks view="" hasDivisions={divisions.length > 0} addressOf={addressOf} />
      <FilterBar names={FILTERS}>
        {/* One below the other on a phone: beside each other their words would be cut off. */}
        <div className="contents max-sm:*:basis-full">
          <SeasonFilter
            seasons={seasons}
            season={season}
            onChange={(id) => setFilters({ season: id, league: '', division: '' })}
          />
          <SelectFilter
            name="league"
            label={t.common.league()}
            all={t.standings.select_a_league()}
            options={[{ value: ALL, label: t.common.all_leagues() }, ...leagueOptions]}
            value={filters.league}
            onChange={(league) => setFilters({ league })}
          />
          <SelectFilter
            name="division"
            label={t.standings.division()}
            all={t.standings.tournament_bracket()}
            options={divisions}
            value={filters.division}
            onChange={(division) => setFilters({ division })}
          />
        </div>
      </FilterBar>
      {division && (
        <p className="flex items-center gap-3">
          <Link to={paths.bracket(division.value)} className="no-print link font-medium">
            {t.standings.bracket_of({ division: division.label })}
          </Link>
          {ofDivision?.seeded === false && <Badge>{t.standings.not_seeded()}</Badge>}
        </p>
      )}
      {canSuppose && !isSupposing && (
        <p className="no-print flex justify-end">
          <Button size="small" onClick={() => setFilters({ whatif: NOTHING_CHOSEN })}>
            {t.standings.what_if()}
          </Button>
        </p>
      )}
      {isSupposing && games ? (
        <OnceAlive instead={asItIs}>
          <Suspense fallback={asItIs}>
            <WhatIf
              rows={standings}
              leagues={leagues}
              games={games}
              timeZone={timeZone}
              chosen={filters.whatif}
              onChoose={(whatif) => setFilters({ whatif })}
              {...table}
            />
          </Suspense>
        </OnceAlive>
      ) : (
        asItIs
      )}
      <Behind fallback={<div className="chart-place" />}>
        <StandingsBelow rows={standings} leagues={division ? [] : leagues} sport={table.sport} />
      </Behind>
    </div>
  );
}

/**
 * What needs scripts, and what stands there until the page is alive. Apart from the page, which must not be drawn anew
 * as it comes alive: React would take away what has still to come alive, the race, until its scripts are there.
 */
function OnceAlive({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return useIsAlive() ? children : instead;
}

/** The season that is shown. */
function seasonOf({ organization }: StandingsQuery) {
  return organization?.season ?? organization?.division?.season ?? organization?.activeSeason ?? null;
}

export default definePage<StandingsQuery, StandingsQueryVariables>({
  document: StandingsDocument,
  variables: ({ site, search }) => {
    const [league, division] = [search.get('league') ?? '', search.get('division') ?? ''];
    const [view, asOf] = [viewOf(search), asOfOf(search)];
    const isRead = view !== '';
    return {
      ...tenantVariables(site),
      ...(league && league !== ALL && { leagueId: league }),
      ...(division && { divisionId: division, division, hasDivision: true }),
      ...chosenSeason(search.get('season') ?? ''),
      ...(isRead && { reading: true, by: view === 'division' ? 'DIVISION' : 'LEAGUE' }),
      ...(isRead && asOf && { asOf }),
      // Asked for once somebody supposes: all games of a season are much.
      ...(search.get('whatif') && !division && !isRead && { whatIf: true }),
    };
  },
  notFound: ({ organization }, { search }) =>
    organization && (organization.season || !search.get('season')) ? null : t.standings.page_not_found(),
  head: ({ organization }, { search }) => {
    const asOf = viewOf(search) === '' ? '' : asOfOf(search);
    const { name } = organization!;
    if (asOf === '')
      return { title: t.common.standings(), description: t.standings.standings_of({ organization: name }) };
    const day = formatDate(asOf);
    return {
      title: t.standings.standings_as_of({ day }),
      description: t.standings.standings_of_day({ organization: name, day }),
    };
  },
  Component: StandingsPage,
  live: {
    games: () => [],
    // Also once the games have their results: those of today may yet be corrected.
    isOpen: (data, { search }) => {
      // What was on a past day changes by corrections alone.
      if (viewOf(search) !== '' && asOfOf(search) !== '') return false;
      const wanted = search.get('league') || ALL;
      return (seasonOf(data)?.seasonLeagues ?? []).some(
        ({ hasGamesToday, league }) => hasGamesToday && (wanted === ALL || wanted === league.id),
      );
    },
  },
});
