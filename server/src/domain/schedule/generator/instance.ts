import type { Cell, KeptGame, SchedulableTeam, ScheduleProblem } from '../schedule-problem.js';
import { seatKeptGames } from './seat-kept-games.js';

/** All cells of one date and time that no kept game stands in. */
export interface Slot {
  readonly week: number;
  readonly date: string;
  readonly time: string;
  /** Indices in the problem's cells. */
  readonly cells: readonly number[];
}

/** A kept game with its teams as indices in the problem's. */
export interface KeptPair {
  readonly home: number;
  readonly away: number;
  readonly week: number | null;
  readonly date: string | null;
  readonly time: string | null;
}

/** A problem in numbers: teams, weeks and slots are indices. */
export interface Instance {
  readonly problem: ScheduleProblem;
  readonly teamCount: number;
  readonly weekCount: number;
  readonly slots: readonly Slot[];
  readonly slotsOfWeek: readonly (readonly number[])[];
  /** At `slot * teamCount + team`: 1 where the team can play in the slot. */
  readonly can: Uint8Array;
  /** By week: 1 where it has cells; a team without a game then has a bye. */
  readonly hasCells: Uint8Array;
  /** At `week * teamCount + team`: kept games. */
  readonly keptGames: Uint8Array;
  /** Those of the league. */
  readonly kept: readonly KeptPair[];
  /** 1 for teams that share no slot with another one. */
  readonly leftOut: Uint8Array;
}

/** Reads a problem once; everything else of the generator works with what this returns. */
export function instanceOf(problem: ScheduleProblem): Instance {
  const teamCount = problem.teams.length;
  const weekCount = problem.numWeeks;
  const staying = keptPairs(problem);
  const kept = staying.filter((_game, index) => countsAmongKept(problem.kept[index]!));
  const slots = slotsOf(problem);
  const keptGames = new Uint8Array(weekCount * teamCount);
  for (const { week, home, away } of kept) {
    if (week === null || week < 0 || week >= weekCount) continue;
    for (const team of [home, away]) if (team >= 0) keptGames[week * teamCount + team]! += 1;
  }
  const can = possible(problem, slots, staying, keptGames);
  const hasCells = new Uint8Array(weekCount);
  for (const { weekIndex } of problem.cells) hasCells[weekIndex] = 1;
  const slotsOfWeek = Array.from({ length: weekCount }, (): number[] => []);
  for (const [index, slot] of slots.entries()) slotsOfWeek[slot.week]?.push(index);
  const leftOut = teamsWithoutCompany(can, teamCount);
  return { problem, teamCount, weekCount, slots, slotsOfWeek, can, hasCells, keptGames, kept, leftOut };
}

function keptPairs({ teams, kept }: ScheduleProblem): KeptPair[] {
  const indices = new Map(teams.map((team, index) => [String(team.id), index]));
  const indexOf = (id: KeptGame['homeTeamId']): number => indices.get(String(id)) ?? -1;
  return kept.map(({ homeTeamId, awayTeamId, weekIndex, date, time }) => {
    return { home: indexOf(homeTeamId), away: indexOf(awayTeamId), week: weekIndex, date, time };
  });
}

/** Whether a kept game counts among those that teams have in the league. */
export function countsAmongKept({ isOfOtherLeague }: KeptGame): boolean {
  return isOfOtherLeague !== true;
}

function slotsOf(problem: ScheduleProblem): Slot[] {
  const taken = seatKeptGames(problem.cells, problem.kept);
  const groups = new Map<string, Slot & { cells: number[] }>();
  for (const [index, { weekIndex, date, time }] of problem.cells.entries()) {
    if (taken.has(index) || weekIndex < 0 || weekIndex >= problem.numWeeks) continue;
    const key = `${weekIndex} ${date} ${time}`;
    const group = groups.get(key) ?? { week: weekIndex, date, time, cells: [] };
    group.cells.push(index);
    groups.set(key, group);
  }
  return [...groups.entries()].toSorted(([a], [b]) => compareKeys(a, b)).map(([, slot]) => slot);
}

function compareKeys(a: string, b: string): number {
  const byWeek = Number.parseInt(a, 10) - Number.parseInt(b, 10);
  return byWeek !== 0 ? byWeek : Number(a > b) - Number(a < b);
}

function possible(
  problem: ScheduleProblem,
  slots: readonly Slot[],
  staying: readonly KeptPair[],
  keptGames: Uint8Array,
): Uint8Array {
  const teamCount = problem.teams.length;
  const busy = new Set<string>();
  for (const { home, away, date, time } of staying)
    for (const team of [home, away]) busy.add(`${team} ${date} ${time}`);
  const can = new Uint8Array(slots.length * teamCount);
  for (const [index, slot] of slots.entries())
    for (const [team, member] of problem.teams.entries()) {
      const free = keptGames[slot.week * teamCount + team]! < 2 && !busy.has(`${team} ${slot.date} ${slot.time}`);
      if (free && canPlay(member, problem.cells[slot.cells[0]!]!)) can[index * teamCount + team] = 1;
    }
  return can;
}

/** Whether a team may play at the cell's date and time: it has no bye and nothing against the time. */
export function canPlay(team: SchedulableTeam, { date, time }: Cell): boolean {
  return !team.unavailableTimes.includes(time) && !team.byeDates.includes(date);
}

function teamsWithoutCompany(can: Uint8Array, teamCount: number): Uint8Array {
  const alone = new Uint8Array(teamCount).fill(1);
  for (let start = 0; start < can.length; start += teamCount) {
    const teams = Array.from({ length: teamCount }, (_item, team) => team).filter((team) => can[start + team] === 1);
    if (teams.length > 1) for (const team of teams) alone[team] = 0;
  }
  return alone;
}
