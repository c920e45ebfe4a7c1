import { t } from '@/texts';
import type { GameRowFragment } from './game-row.generated';
import type { ScheduleQuery } from './schedule.generated';

type ScheduleOrganization = NonNullable<ScheduleQuery['organization']>;

/** A row of the schedule. */
export type ScheduleRow =
  | { kind: 'game'; key: string; date: string | null; game: GameRowFragment }
  | { kind: 'bye'; key: string; date: string | null; text: string }
  | { kind: 'week-off'; key: string; date: string | null; text: string };

/** The filters of the schedule as the address has them; '' for none. */
export interface ScheduleFilters {
  season: string;
  date: string;
  league: string;
  team: string;
  state: string;
}

/** A week off's words, with the reason where one is given. */
export function weekOffText(reason: string | null): string {
  return t.games.no_games_2({ reason: reason?.trim() || t.games.off_week() });
}

/**
 * Games, byes and weeks off in one list by date; on a date weeks off come first, then games as they come, then byes.
 * While more games are to be loaded, what lies behind the last one waits for them.
 */
export function scheduleRows(
  organization: Pick<ScheduleOrganization, 'games' | 'byes' | 'weeksOff'>,
  season: { id: string; seasonLeagues: readonly unknown[] } | null,
  filters: Omit<ScheduleFilters, 'season'>,
): ScheduleRow[] {
  const { games, byes, weeksOff } = organization;
  const gameRows = games.nodes.map((game): ScheduleRow => ({
    kind: 'game',
    key: `game-${game.id}`,
    date: game.date,
    game,
  }));
  if (filters.state !== '') return gameRows;
  const isShown = (date: string | null, seasonId: string | undefined): boolean =>
    (seasonId === undefined || seasonId === season?.id) && (filters.date === '' || date === filters.date);
  const byeRows = byes
    .filter(
      ({ date, teams, seasonLeague }) =>
        isShown(date, seasonLeague?.season.id) && (filters.team === '' || teams.some(({ id }) => id === filters.team)),
    )
    .map(({ date, teams }): ScheduleRow => {
      const names = teams.map(({ name }) => name).join(', ');
      return {
        kind: 'bye',
        key: `bye-${date}-${teams.map(({ id }) => id).join('-')}`,
        date,
        text: t.games.bye_2({ names }),
      };
    });
  const offRows = weekOffRows(weeksOff, season, filters.league).filter(({ date }) => isShown(date, season?.id));
  const last = games.pageInfo.hasNextPage ? (games.nodes.at(-1)?.date ?? null) : null;
  const others = [...offRows, ...byeRows].filter(({ date }) => last === null || (date !== null && date <= last));
  return [...gameRows, ...others].toSorted(
    (one, other) => compareDates(one.date, other.date) || RANK[one.kind] - RANK[other.kind],
  );
}

/** The weeks off of a season, of a chosen league or of all. */
export function weekOffRows(
  weeksOff: ScheduleOrganization['weeksOff'],
  season: { id: string; seasonLeagues: readonly unknown[] } | null,
  leagueId: string,
): Extract<ScheduleRow, { kind: 'week-off' }>[] {
  // Among several leagues a row says which one is off; of a chosen or the only one that is plain.
  const isAmongLeagues = leagueId === '' && (season?.seasonLeagues.length ?? 0) > 1;
  return weeksOff
    .filter(({ seasonLeague }) => seasonLeague.season.id === season?.id)
    .map(({ id, date, reason, seasonLeague: { league } }) => {
      const text = isAmongLeagues ? `${league.name}: ${weekOffText(reason)}` : weekOffText(reason);
      return { kind: 'week-off', key: `off-${id}`, date, text };
    });
}

const RANK = { 'week-off': 0, game: 1, bye: 2 } as const;

function compareDates(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}
