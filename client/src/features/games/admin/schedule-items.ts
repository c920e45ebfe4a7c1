import { formatDay } from '@/lib/dates';
import { t } from '@/texts';
import { weekOffText } from '../schedule-rows';
import type { AdminByeFragment, AdminWeekOffFragment, ScheduledGameFragment } from './admin-schedule.generated';
import type { GameRowFragment } from '../game-row.generated';

/** What stands on the schedule: a game, a bye or a week off. `key` names it among all of them. */
export type ScheduleItem =
  | { kind: 'game'; key: string; date: string | null; game: ScheduledGameFragment }
  | { kind: 'bye'; key: string; date: string | null; bye: AdminByeFragment; league: string }
  | { kind: 'week-off'; key: string; date: string; weekOff: AdminWeekOffFragment };

/** The list's filters; '' for none. */
export interface ItemFilters {
  date: string;
  league: string;
}

/** A league of the season with its byes. */
export interface LeagueByes {
  league: { id: string; name: string };
  storedByes: readonly AdminByeFragment[];
}

/**
 * Games, byes and weeks off in one list by date; on a date weeks off come first, then games as they come, then byes.
 * Byes without a date come before all. While more games are to be loaded, what lies behind the last one waits.
 */
export function scheduleItems(
  games: { nodes: readonly ScheduledGameFragment[]; pageInfo: { hasNextPage: boolean } },
  leagues: readonly LeagueByes[],
  weeksOff: readonly AdminWeekOffFragment[],
  { date, league }: ItemFilters,
): ScheduleItem[] {
  const last = games.pageInfo.hasNextPage ? (games.nodes.at(-1)?.date ?? null) : null;
  const isShown = (on: string | null): boolean =>
    (date === '' || on === date) && (on === null || last === null || on <= last);
  const byes = leagues
    .filter((one) => league === '' || one.league.id === league)
    .flatMap((one) => one.storedByes.map((bye) => itemOfBye(bye, one.league.name)))
    .filter((item) => isShown(item.date));
  const off = weeksOff.filter((weekOff) => isShown(weekOff.date)).map(itemOfWeekOff);
  const undated = byes.filter((item) => item.date === null);
  const dated = [...off, ...games.nodes.map(itemOfGame), ...byes.filter((item) => item.date !== null)];
  return [...undated, ...dated.toSorted(byDate)];
}

/** A game as an item. */
export function itemOfGame(game: ScheduledGameFragment): ScheduleItem {
  return { kind: 'game', key: `game-${game.id}`, date: game.date, game };
}

function itemOfBye(bye: AdminByeFragment, league: string): ScheduleItem {
  return { kind: 'bye', key: `bye-${bye.id}`, date: bye.date, bye, league };
}

function itemOfWeekOff(weekOff: AdminWeekOffFragment): ScheduleItem {
  return { kind: 'week-off', key: `week-off-${weekOff.id}`, date: weekOff.date, weekOff };
}

/** What an item is called in its row: 'Aces vs Bulls', 'Aces (BYE)', 'No Games (Holiday)'. */
export function nameOfItem(item: ScheduleItem): string {
  if (item.kind === 'game') return nameOfGame(item.game);
  return item.kind === 'bye' ? byeText(item.bye) : weekOffText(item.weekOff.reason);
}

/** What its controls call an item: a week off with its league, of which several may have one on a day. */
export function controlNameOfItem(item: ScheduleItem): string {
  const name = nameOfItem(item);
  return item.kind === 'week-off' ? `${item.weekOff.seasonLeague.league.name}: ${name}` : name;
}

/** An item as a question lists it: with its date. */
export function wordsOfItem(item: ScheduleItem): string {
  const what = controlNameOfItem(item);
  return item.date === null ? what : `${what}, ${formatDay(item.date)}`;
}

/** A bye's words, as the public schedule has them. */
function byeText({ teams }: Pick<AdminByeFragment, 'teams'>): string {
  return t.games.bye_2({ names: teams.map(({ name }) => name).join(', ') });
}

function nameOfGame({ homeTeam, awayTeam }: Pick<GameRowFragment, 'homeTeam' | 'awayTeam'>): string {
  return t.games.vs({ team: homeTeam.name, team2: awayTeam.name });
}

const RANK = { 'week-off': 0, game: 1, bye: 2 } as const;

function byDate(one: ScheduleItem, other: ScheduleItem): number {
  if (one.date === other.date) return RANK[one.kind] - RANK[other.kind];
  if (one.date === null || other.date === null) return one.date === null ? 1 : -1;
  return one.date < other.date ? -1 : 1;
}
