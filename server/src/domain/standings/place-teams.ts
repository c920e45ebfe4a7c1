import type { Id } from '../ordering/id.js';
import { compareRecords } from './compare-records.js';
import type { DecidedGame } from './decided-game.js';
import { groupsOf } from './groups-of.js';
import type { Placement } from './placement.js';
import { placeTied } from './place-tied.js';
import { DEFAULT_RULES, type StandingsRules } from './standings-rules.js';
import type { TeamRecord } from './team-record.js';

/** What a team without a place in its division counts as (league management, section 9). */
const MISSING_POSITION = 999;

/** The order of the standings: by record, or as an administrator placed the teams of a division. */
export type StandingsOrder = 'record' | 'division';

/**
 * Puts teams in order. By record: as `compareRecords` says, then `placeTied`. By division: position ascending, missing
 * as 999, and by record among equal positions. Costs a sort and, only where records are level, one pass over the games.
 */
export function placeTeams<T extends TeamRecord>(
  teams: readonly T[],
  games: readonly DecidedGame[],
  order: StandingsOrder,
  rules: StandingsRules = DEFAULT_RULES,
): Placement<T>[] {
  if (order === 'record') return placeByRecord(teams, games, rules);
  const sorted = [...teams].sort((a, b) => positionOf(a) - positionOf(b));
  const groups = groupsOf(sorted, (a, b) => positionOf(a) === positionOf(b));
  return groups.flatMap((group, index) =>
    placeByRecord(group, games, rules).map((placement, place) =>
      index > 0 && place === 0 ? { team: placement.team, rule: 'divisionPosition' } : placement,
    ),
  );
}

function positionOf(team: TeamRecord): number {
  return team.divisionPosition ?? MISSING_POSITION;
}

function placeByRecord<T extends TeamRecord>(
  teams: readonly T[],
  games: readonly DecidedGame[],
  rules: StandingsRules,
): Placement<T>[] {
  const compare = (a: T, b: T) => compareRecords(a, b, rules.points);
  const sorted = [...teams].sort((a, b) => compare(a, b).order);
  const placed: Placement<T>[] = [];
  const groups = groupsOf(sorted, (a, b) => compare(a, b).rule === null);
  const gamesOf = gamesWithin(groups, games);
  for (const level of groups) {
    const above = placed.at(-1);
    const [first, ...others] = placeTied(level, gamesOf.get(level) ?? [], rules);
    if (first === undefined) continue;
    const rule = above === undefined ? null : compare(above.team, first.team).rule;
    placed.push({ team: first.team, rule }, ...others);
  }
  return placed;
}

/** The games of each group of two and more among themselves, handed out in one pass. */
function gamesWithin<T extends TeamRecord>(
  groups: readonly (readonly T[])[],
  games: readonly DecidedGame[],
): Map<readonly T[], DecidedGame[]> {
  const groupOf = new Map<Id, readonly T[]>();
  for (const group of groups) {
    if (group.length > 1) for (const team of group) groupOf.set(team.id, group);
  }
  const within = new Map<readonly T[], DecidedGame[]>();
  if (groupOf.size === 0) return within;
  for (const game of games) {
    const group = groupOf.get(game[0]);
    if (group === undefined || group !== groupOf.get(game[1])) continue;
    const known = within.get(group);
    if (known === undefined) within.set(group, [game]);
    else known.push(game);
  }
  return within;
}
