import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { definePage, type PageProps } from '@/app/page';
import { usePaths } from '@/app/paths';
import { chosenSeason, SeasonFilter } from '@/app/season-filter';
import { tenantVariables } from '@/app/site';
import { useIsAlive } from '@/app/use-is-alive';
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
import { StandingsNotes } from './standings-notes';
import { StandingsRace } from './standings-race';
import { NOTHING_CHOSEN, WHAT_IF_PLACE } from './what-if/place';
import { StandingsDocument, type StandingsQuery, type StandingsQueryVariables } from './standings.generated';

const FILTERS = ['season', 'league', 'division'] as const;
/** Beside them what is supposed of games to come; the bar of filters leaves it alone. */
const IN_ADDRESS = [...FILTERS, 'whatif'] as const;

const WhatIf = lazy(() => import('./what-if/what-if'));

/** The league filter's value for all leagues; none chosen shows them, too. */
const ALL = 'all';

/** The public standings, which are also the team list. */
function StandingsPage({ data }: PageProps<StandingsQuery>) {
  const [filters, setFilters] = useFilters(IN_ADDRESS);
  const { pathname } = useLocation();
  const paths = usePaths();
  const {
    seasons,
    division: ofDivision,
    standings,
    captainLabel,
    standingsGames: games,
    timeZone,
  } = data.organization!;
  const isAlive = useIsAlive();
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
      {isSupposing && isAlive && games ? (
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
      ) : (
        asItIs
      )}
      {!division && <StandingsNotes leagues={leagues} />}
      <StandingsRace rows={standings} />
    </div>
  );
}

/** The season that is shown. */
function seasonOf({ organization }: StandingsQuery) {
  return organization?.season ?? organization?.division?.season ?? organization?.activeSeason ?? null;
}

export default definePage<StandingsQuery, StandingsQueryVariables>({
  document: StandingsDocument,
  variables: ({ site, search }) => {
    const [league, division] = [search.get('league') ?? '', search.get('division') ?? ''];
    return {
      ...tenantVariables(site),
      ...(league && league !== ALL && { leagueId: league }),
      ...(division && { divisionId: division, division, hasDivision: true }),
      ...chosenSeason(search.get('season') ?? ''),
      // Asked for once somebody supposes: all games of a season are much.
      ...(search.get('whatif') && !division && { whatIf: true }),
    };
  },
  notFound: ({ organization }, { search }) =>
    organization && (organization.season || !search.get('season')) ? null : t.standings.page_not_found(),
  head: ({ organization }) => ({
    title: t.common.standings(),
    description: t.standings.standings_of({ organization: organization!.name }),
  }),
  Component: StandingsPage,
  live: {
    games: () => [],
    // Also once the games have their results: those of today may yet be corrected.
    isOpen: (data, { search }) => {
      const wanted = search.get('league') || ALL;
      return (seasonOf(data)?.seasonLeagues ?? []).some(
        ({ hasGamesToday, league }) => hasGamesToday && (wanted === ALL || wanted === league.id),
      );
    },
  },
});
