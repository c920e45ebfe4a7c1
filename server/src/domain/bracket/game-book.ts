import type { Id } from '../ordering/id.js';
import type { BracketGame } from './bracket.js';
import type { BracketOptions } from './bracket-options.js';
import { compareGamesInTime } from './compare-games-in-time.js';
import { stageOf } from './match-id.js';
import { pairKey } from './pair-key.js';
import { playSeries, type Series } from './play-series.js';
import { sortClaims } from './sort-claims.js';

/** Gives the games of a bracket to its matches. Ask for the matches in an order in which they can be played. */
export interface GameBook {
  /** The games of a match whose two teams are known, each given away once. */
  take(matchId: string, teamA: Id, teamB: Id): Series;
  /** Games that no match needed though their teams met, by the last match that could have had them. */
  spare(): ReadonlyMap<string, readonly BracketGame[]>;
  /** Ids of the games whose teams do not meet, in order of play. */
  unmatched(): Id[];
}

/**
 * A game that was created for a match is given to none of another round: its teams may meet there, too. Any other one
 * goes to the first match of its two teams that needs it.
 */
export function gameBook(games: readonly BracketGame[], { kind, bestOf }: BracketOptions): GameBook {
  const left = new Map<string, readonly BracketGame[]>();
  for (const game of games) {
    const key = pairKey(game.homeTeamId, game.awayTeamId);
    left.set(key, [...(left.get(key) ?? []), game]);
  }
  const met = new Map<string, string[]>();
  return {
    take(matchId, teamA, teamB) {
      const key = pairKey(teamA, teamB);
      met.set(key, [...(met.get(key) ?? []), matchId]);
      const own = (left.get(key) ?? []).filter((game) => fits(game, matchId));
      const series = playSeries(sortClaims(own, kind), bestOf);
      const taken = new Set(series.games);
      left.set(
        key,
        (left.get(key) ?? []).filter((game) => !taken.has(game)),
      );
      return series;
    },
    spare() {
      const spare = new Map<string, BracketGame[]>();
      for (const [key, matchIds] of met) {
        for (const game of sortClaims(left.get(key) ?? [], kind)) {
          const matchId = matchIds.findLast((id) => fits(game, id));
          if (matchId !== undefined) spare.set(matchId, [...(spare.get(matchId) ?? []), game]);
        }
      }
      return spare;
    },
    unmatched() {
      return [...left]
        .flatMap(([key, rest]) => rest.filter((game) => !(met.get(key) ?? []).some((id) => fits(game, id))))
        .sort(compareGamesInTime)
        .map(({ id }) => id);
    },
  };
}

function fits({ bracketNode }: BracketGame, matchId: string): boolean {
  return bracketNode == null || stageOf(bracketNode) === stageOf(matchId);
}
