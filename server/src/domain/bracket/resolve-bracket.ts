import type { Id } from '../ordering/id.js';
import type { Bracket, BracketEntrant, BracketGame, BracketMatch, BracketRound } from './bracket.js';
import { compareGamesInTime } from './compare-games-in-time.js';
import { gamesByPair } from './games-by-pair.js';
import { pairKey } from './pair-key.js';
import { playMatch } from './play-match.js';
import { roundCount } from './round-count.js';
import { slotOrder } from './slot-order.js';

/**
 * What a slot passes on to the next round: its entrant, or a match whose winner is awaited (null), or nothing (a slot
 * without a team).
 */
type Feed = BracketEntrant | null | 'empty';

/**
 * Works out a bracket from nothing but the order of the seeds and the games. A game fills the match whose two teams it
 * has; of several with the same pair the earliest decided counts. Because nothing is kept between calls, correcting an
 * early result changes all that follows from it.
 * @param seeds team ids, the best first, each once and written as the games write them; fewer than two give no rounds
 *   and no champion
 */
export function resolveBracket(seeds: readonly Id[], games: readonly BracketGame[]): Bracket {
  const pairs = gamesByPair(games);
  const rounds: BracketRound[] = [];
  let feeds: Feed[] = slotOrder(2 ** roundCount(seeds.length)).map((seed) => entrantOf(seeds, seed));
  while (feeds.length > 1) {
    const number = rounds.length + 1;
    const matches: BracketMatch[] = [];
    feeds = halves(feeds).map(([upper, lower], slot) => {
      if (upper === 'empty') return lower;
      if (lower === 'empty') return upper;
      const pair = upper === null || lower === null ? [] : (pairs.get(pairKey(upper.teamId, lower.teamId)) ?? []);
      const match = playMatch({ id: `r${number}m${slot}`, round: number, slot }, upper, lower, pair);
      matches.push(match);
      return match.winner;
    });
    rounds.push({ number, matches });
  }
  const championTeamId = rounds.at(-1)?.matches[0]?.winner?.teamId ?? null;
  return { rounds, championTeamId, unmatchedGameIds: unmatchedGamesOf(rounds, games) };
}

function entrantOf(seeds: readonly Id[], seed: number): Feed {
  const teamId = seeds[seed - 1];
  return teamId === undefined ? 'empty' : { seed, teamId, score: null };
}

function halves(feeds: readonly Feed[]): (readonly [Feed, Feed])[] {
  return Array.from(
    { length: feeds.length / 2 },
    (_item, slot) => [feeds[2 * slot] ?? null, feeds[2 * slot + 1] ?? null] as const,
  );
}

function unmatchedGamesOf(rounds: readonly BracketRound[], games: readonly BracketGame[]): Id[] {
  const placed = new Set<Id | null>(
    rounds.flatMap((round) => round.matches.flatMap((match) => [match.gameId, ...match.otherGameIds])),
  );
  return games
    .filter((game) => !placed.has(game.id))
    .sort(compareGamesInTime)
    .map((game) => game.id);
}
