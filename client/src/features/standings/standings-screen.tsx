import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { captainWord } from '@/lib/captain-word';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { useFilters } from '@/ui/use-filters';
import type { StandingsFiltersQuery } from './admin-standings.generated';
import { useAdminStandingsQuery, useStandingsFiltersQuery } from './admin-standings.hooks.generated';
import { type LeagueRules, leaguesOf } from './league-rules';
import { PagedStandings } from './paged-standings';
import { StandingsNotes } from './standings-notes';

type Organization = NonNullable<NonNullable<StandingsFiltersQuery['me']>['actingFor']>;

const FILTERS = ['season', 'league', 'division'] as const;

/** The standings of the organization acted for, of any of its seasons. */
export default function StandingsScreen() {
  const result = useStandingsFiltersQuery();
  return (
    <>
      <ScreenHeader title={t.common.standings()}>{result.data?.me?.actingFor?.name}</ScreenHeader>
      <QueryResult result={result}>
        {({ me }) => me?.actingFor && <Standings organization={me.actingFor} />}
      </QueryResult>
    </>
  );
}

function Standings({ organization: { seasons, activeSeason } }: { organization: Organization }) {
  const [filters, setFilters] = useFilters(FILTERS);
  const season =
    seasons.find(({ id }) => id === filters.season) ?? seasons.find(({ id }) => id === activeSeason?.id) ?? seasons[0];
  if (!season)
    return (
      <EmptyState title={t.standings.no_seasons_yet()}>
        {t.standings.standings_follow_from_the_games_of_a_season()}
      </EmptyState>
    );
  const league = season.seasonLeagues.find((each) => each.league.id === filters.league)?.league.id ?? '';
  const division = season.divisions.find(({ id }) => id === filters.division)?.id ?? '';
  return (
    <div className="flex flex-col gap-4">
      <FilterBar names={FILTERS}>
        {/* A league or a division of another season means nothing here. */}
        <SelectFilter
          name="season"
          label={t.common.season()}
          options={seasons.map(({ id, name, active }) => ({
            value: id,
            label: active ? name : t.standings.inactive({ name }),
          }))}
          value={season.id}
          onChange={(value) => setFilters({ season: value, league: '', division: '' })}
        />
        <SelectFilter
          name="league"
          label={t.common.league()}
          all={t.common.all_leagues()}
          options={season.seasonLeagues.map((each) => ({ value: each.league.id, label: each.league.name }))}
          value={league}
          onChange={(value) => setFilters({ league: value })}
        />
        <SelectFilter
          name="division"
          label={t.standings.division()}
          all={t.standings.tournament_bracket()}
          options={season.divisions.map(({ id, name }) => ({ value: id, label: name }))}
          value={division}
          onChange={(value) => setFilters({ division: value })}
        />
      </FilterBar>
      <div className="no-print -mb-1 flex justify-end">
        <ExportMenu
          list="standings"
          size="small"
          filters={{ seasonId: season.id, leagueId: league, divisionId: division }}
        />
      </div>
      <Rows
        seasonId={season.id}
        leagueId={league}
        divisionId={division}
        seasonLeagues={season.seasonLeagues}
        sport={season.sport.name}
      />
    </div>
  );
}

interface RowsProps {
  seasonId: string;
  leagueId: string;
  divisionId: string;
  seasonLeagues: readonly LeagueRules[];
  sport: string;
}

function Rows({ seasonId, leagueId, divisionId, seasonLeagues, sport }: RowsProps) {
  const result = useAdminStandingsQuery({
    variables: { seasonId, ...(leagueId && { leagueId }), ...(divisionId && { divisionId }) },
  });
  return (
    <QueryResult result={result}>
      {({ me }) => (
        <>
          <Card flush>
            {me?.actingFor?.standings.length ? (
              <PagedStandings
                rows={me.actingFor.standings}
                captainLabel={captainWord(me.actingFor.captainLabel)}
                hasLeague={leagueId !== ''}
                sport={sport}
              />
            ) : (
              <EmptyState title={t.standings.please_select_filter_option()}>
                {t.standings.no_team_is_in_this_selection()}
              </EmptyState>
            )}
          </Card>
          {divisionId === '' && (
            <StandingsNotes leagues={leaguesOf(me?.actingFor?.standings ?? [], seasonLeagues)} sport={sport} />
          )}
        </>
      )}
    </QueryResult>
  );
}
