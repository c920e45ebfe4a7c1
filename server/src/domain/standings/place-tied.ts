import type { Id } from '../ordering/id.js';
import type { DecidedGame } from './decided-game.js';
import { placeByDifference } from './place-by-difference.js';
import type { Placement } from './placement.js';
import type { TeamRecord } from './team-record.js';
import { winPercentage } from './win-percentage.js';

/**
 * Places teams with level records. Head-to-head is the win percentage in the games among the tied, 0 where none is
 * decided. Those with the best one stand above the rest; whenever that separates any, it starts again for either part
 * with the games among its own teams. Where it separates nobody, point difference and then the name decide.
 */
export function placeTied<T extends TeamRecord>(tied: readonly T[], games: readonly DecidedGame[]): Placement<T>[] {
  const placed: Placement<T>[] = [];
  let remaining = tied;
  let remainingGames = games;
  while (remaining.length > 0) {
    remainingGames = gamesAmong(remaining, remainingGames);
    const { ahead, rest } = separate(remaining, remainingGames);
    const [first, ...others] = rest.length === 0 ? placeByDifference(ahead) : placeTied(ahead, remainingGames);
    if (first !== undefined)
      placed.push({ team: first.team, rule: placed.length === 0 ? null : 'headToHead' }, ...others);
    remaining = rest;
  }
  return placed;
}

function gamesAmong(teams: readonly TeamRecord[], games: readonly DecidedGame[]): readonly DecidedGame[] {
  const ids = new Set<Id>(teams.map((team) => team.id));
  return games.filter(([home, away]) => ids.has(home) && ids.has(away));
}

function separate<T extends TeamRecord>(teams: readonly T[], games: readonly DecidedGame[]): { ahead: T[]; rest: T[] } {
  const percentages = headToHead(teams, games);
  const best = Math.max(...percentages);
  return {
    ahead: teams.filter((_team, index) => percentages[index] === best),
    rest: teams.filter((_team, index) => percentages[index] !== best),
  };
}

/** Each team's win percentage in these games, in the order of the teams. */
function headToHead(teams: readonly TeamRecord[], games: readonly DecidedGame[]): number[] {
  const wins = new Map<Id, number>();
  const losses = new Map<Id, number>();
  const add = (counts: Map<Id, number>, id: Id) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [home, away, scoreHome, scoreAway] of games) {
    if (scoreHome === scoreAway) continue;
    const homeWon = scoreHome > scoreAway;
    add(wins, homeWon ? home : away);
    add(losses, homeWon ? away : home);
  }
  return teams.map((team) => winPercentage(wins.get(team.id) ?? 0, losses.get(team.id) ?? 0));
}
