import { formatCalendarDate } from '../../../domain/dates/format-calendar-date.js';
import { gameLabel } from '../../../domain/game/game-label.js';
import type { LostHall } from '../../../domain/schedule/lost-halls.js';
import type { ScheduleWorld, WorldGame } from './schedule-world.js';

/** A team as a draft was made for it. */
type BasisTeam = readonly [id: number, name: string, unavailableTimes: string, byeDates: string];
/**
 * A game as it was when a draft was made: what it was as far as drafts depend on it, so that a change that is taken
 * back is none; the last says whether it had been played.
 */
type BasisGame = readonly [id: number, label: string, content: string, isPlayed: boolean];

/** A lost hall as a draft was made without it. */
type BasisLostHall = readonly [locationId: number, date: string | null, from: string];

/** What a draft was made from, as far as a change of it makes the draft stale. */
export interface DraftBasis {
  /** The schedule's weeks, days and time slots. */
  readonly schedule: string;
  readonly teams: readonly BasisTeam[];
  readonly weeksOff: readonly string[];
  /** The halls that the schedule had lost; absent: none. */
  readonly lostHalls?: readonly BasisLostHall[];
  readonly games: readonly BasisGame[];
  /** Of a repair the first date that it may change; cancelled games stay, too. */
  readonly repairsFrom?: string;
  /** Of a repair the halls that are lost beside: once it is published, the schedule has lost them. */
  readonly losesHalls?: readonly LostHall[];
}

/** What a draft is made from. */
export function basisOf(world: ScheduleWorld): DraftBasis {
  const { startDate, numWeeks, gameDays, sameSlot, slots, lostHalls, teams, weeksOff, games } = world;
  return {
    schedule: JSON.stringify([startDate, numWeeks, gameDays, sameSlot, slots]),
    teams: teams.map(({ id, name, unavailableTimes, byes }) => [
      id,
      name,
      unavailableTimes.join(' '),
      byes.map(({ date }) => date).join(' '),
    ]),
    weeksOff: weeksOff.map(({ date }) => date),
    lostHalls: lostHalls.map(({ locationId, date, from }) => [Number(locationId), date, from]),
    games: games.map((game) => [game.id, labelOf(game), contentOf(game), game.isPlayed]),
  };
}

/**
 * Why a draft can no longer be published: what has changed since it was made, as sentences' parts, the first few of
 * each kind. None: it still can.
 */
export function changesSince(basis: DraftBasis, world: ScheduleWorld): string[] {
  const now = basisOf(world);
  return [
    ...(basis.schedule === now.schedule ? [] : ["the schedule's weeks, days or times"]),
    ...changesOfTeams(basis.teams, now.teams),
    ...datesThatDiffer(basis.weeksOff, now.weeksOff).map((date) => `the week off on ${formatCalendarDate(date)}`),
    ...(JSON.stringify(basis.lostHalls ?? []) === JSON.stringify(now.lostHalls) ? [] : ['the halls that are lost']),
    ...few(changesOfGames(basis.games, now.games)),
  ];
}

function changesOfTeams(before: readonly BasisTeam[], after: readonly BasisTeam[]): string[] {
  const [then, now] = [byId(before), byId(after)];
  return [
    ...before.filter(([id]) => !now.has(id)).map(([, name]) => `${name} left the league`),
    ...after.flatMap(([id, name, times, byes]) => {
      const former = then.get(id);
      if (former === undefined) return [`${name} joined the league`];
      return [
        ...(former[2] === times ? [] : [`the unavailable times of ${name}`]),
        ...(former[3] === byes ? [] : [`the byes of ${name}`]),
      ];
    }),
  ];
}

function changesOfGames(before: readonly BasisGame[], after: readonly BasisGame[]): string[] {
  const [then, now] = [byId(before), byId(after)];
  return [
    ...before.filter(([id]) => !now.has(id)).map(([, label]) => `${label} was removed`),
    ...after.flatMap(([id, label, content, isPlayed]) => {
      const former = then.get(id);
      if (former === undefined) return [`${label} was added`];
      if (isPlayed !== former[3]) return [`${label} ${isPlayed ? 'has been played' : 'has not been played after all'}`];
      return content === former[2] ? [] : [`${label} was changed`];
    }),
  ];
}

function datesThatDiffer(before: readonly string[], after: readonly string[]): string[] {
  return [...before.filter((date) => !after.includes(date)), ...after.filter((date) => !before.includes(date))];
}

function few(changes: readonly string[]): string[] {
  return changes.length <= 3 ? [...changes] : [...changes.slice(0, 2), `${changes.length - 2} more games`];
}

function byId<Row extends readonly [id: number, ...unknown[]]>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row[0], row]));
}

function contentOf(game: WorldGame): string {
  const { scheduleId, weekIndex, date, time, locationId, court, homeTeamId, awayTeamId, status } = game;
  return JSON.stringify([scheduleId, weekIndex, date, time, locationId, court, homeTeamId, awayTeamId, status]);
}

function labelOf({ home, away, date }: WorldGame): string {
  return gameLabel(home, away, date);
}
