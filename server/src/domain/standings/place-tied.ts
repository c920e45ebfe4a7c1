import { compareIds } from '../ordering/compare-ids.js';
import { compareNames } from '../text/compare-names.js';
import type { DecidedGame } from './decided-game.js';
import { groupsOf } from './groups-of.js';
import { gamesAmong, headToHead } from './head-to-head.js';
import type { Placement } from './placement.js';
import { DEFAULT_RULES, type StandingsRules, type TieBreak } from './standings-rules.js';
import type { TeamRecord } from './team-record.js';

/**
 * Places teams with level records by the tie-breaks of the rules, in turn; the name comes last, of namesakes the lower
 * id. Head-to-head is what the tied have made of the games among them. Those with the best stand above the rest;
 * whenever that separates any, it starts again for either part with the games among its own teams. What another
 * tie-break separates is not asked again about what came before.
 */
export function placeTied<T extends TeamRecord>(
  tied: readonly T[],
  games: readonly DecidedGame[],
  rules: StandingsRules = DEFAULT_RULES,
): Placement<T>[] {
  const [tieBreak, ...later] = rules.tieBreaks;
  if (tied.length < 2) return tied.map((team) => ({ team, rule: null }));
  if (tieBreak === undefined) return placeByName(tied);
  if (tieBreak === 'headToHead') return placeByGames(tied, games, rules);
  const value = VALUES[tieBreak];
  const sorted = [...tied].sort((a, b) => difference(value(b), value(a)));
  return groupsOf(sorted, (a, b) => value(a) === value(b)).flatMap((group, index) =>
    below(index > 0 ? tieBreak : null, placeTied(group, games, { ...rules, tieBreaks: later })),
  );
}

/** What each tie-break goes by; the more the better. */
const VALUES: Readonly<Record<Exclude<TieBreak, 'headToHead'>, (team: TeamRecord) => number>> = {
  pointDifference: ({ pointsFor, pointsAgainst }) => pointsFor - pointsAgainst,
  pointsScored: ({ pointsFor }) => pointsFor,
  awayWins: ({ away }) => away?.wins ?? 0,
  drawnLot: ({ lot }) => -(lot ?? Infinity),
};

/** As a subtraction, also of what is endless. */
function difference(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function placeByGames<T extends TeamRecord>(
  tied: readonly T[],
  games: readonly DecidedGame[],
  rules: StandingsRules,
): Placement<T>[] {
  const placed: Placement<T>[] = [];
  let remaining = tied;
  let remainingGames = games;
  while (remaining.length > 0) {
    remainingGames = gamesAmong(remaining, remainingGames);
    const made = headToHead(remaining, remainingGames, rules.points);
    const best = Math.max(...made);
    const ahead = remaining.filter((_team, index) => made[index] === best);
    const rest = remaining.filter((_team, index) => made[index] !== best);
    const next = rest.length === 0 ? { ...rules, tieBreaks: rules.tieBreaks.slice(1) } : rules;
    placed.push(...below(placed.length === 0 ? null : 'headToHead', placeTied(ahead, remainingGames, next)));
    remaining = rest;
  }
  return placed;
}

function placeByName<T extends TeamRecord>(teams: readonly T[]): Placement<T>[] {
  return [...teams]
    .sort((a, b) => compareNames(a.name, b.name) || compareIds(a.id, b.id))
    .map((team, index) => ({ team, rule: index > 0 ? 'name' : null }));
}

/** The placements, the first of them with the rule that put it below what stands above. */
function below<T extends TeamRecord>(rule: Placement<T>['rule'], placements: readonly Placement<T>[]): Placement<T>[] {
  return placements.map((placement, index) => (index === 0 ? { ...placement, rule } : placement));
}
