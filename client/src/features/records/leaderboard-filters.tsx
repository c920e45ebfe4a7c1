import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { useFilters } from '@/ui/use-filters';
import type { LeaderboardQuery } from './leaderboard.generated';

const BOARD_FILTERS = ['per', 'season', 'league', 'division', 'least', 'asOf'] as const;
/** Least numbers of games that are offered beside the one that the address asks for. */
const LEAST = [1, 5, 10, 20, 30, 50, 100];

interface Named {
  id: string;
  name: string;
}

const optionsOf = (list: readonly Named[] | undefined) =>
  (list ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** What a leaderboard is of: each choice stands in the address. */
export function LeaderboardFilters({ organization }: { organization: NonNullable<LeaderboardQuery['organization']> }) {
  const [filters, set] = useFilters(['stat', ...BOARD_FILTERS]);
  const { leaderboard: board, statistics, seasons, leagues, season } = organization;
  const divisions = optionsOf(season?.divisions);
  const least = board?.leastGames ?? 1;
  const games = [...new Set([...LEAST, least])].sort((a, b) => a - b);
  return (
    <FilterBar names={BOARD_FILTERS}>
      <SelectFilter
        name="stat"
        label={t.records.statistic()}
        options={
          (board ?? statistics)?.statDefinitions.map(({ name, abbreviation }) => ({
            value: abbreviation,
            label: statName(name),
          })) ?? []
        }
        value={filters.stat}
        onChange={(stat) => set({ stat })}
      />
      <SelectFilter
        name="per"
        label={t.records.by()}
        options={[
          { value: 'total', label: t.records.total() },
          { value: 'game', label: t.records.per_game() },
        ]}
        value={filters.per === 'game' ? 'game' : 'total'}
        onChange={(per) => set({ per, least: '' })}
      />
      <SelectFilter
        name="season"
        label={t.common.season()}
        all={t.records.all_seasons_choice()}
        options={optionsOf(seasons)}
        value={filters.season}
        onChange={(id) => set({ season: id, division: '', asOf: '' })}
      />
      <SelectFilter
        name="league"
        label={t.common.league()}
        all={t.common.all_leagues()}
        options={optionsOf(leagues)}
        value={filters.league}
        onChange={(league) => set({ league })}
      />
      {divisions.length > 0 && (
        <SelectFilter
          name="division"
          label={t.records.division()}
          all={t.records.all_divisions()}
          options={divisions}
          value={filters.division}
          onChange={(division) => set({ division })}
        />
      )}
      <SelectFilter
        name="least"
        label={t.records.least_games()}
        options={games.map((count) => ({ value: String(count), label: String(count) }))}
        value={String(least)}
        onChange={(count) => set({ least: count })}
      />
    </FilterBar>
  );
}
