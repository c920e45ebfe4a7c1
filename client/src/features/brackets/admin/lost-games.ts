import type { BracketGame } from '@domain/bracket/bracket';
import type { BracketOptions } from '@domain/bracket/bracket-options';
import { newlyUnmatched } from '@domain/bracket/newly-unmatched';
import { resolveBracket } from '@domain/bracket/resolve-bracket';
import { optionsOf, ruled } from '../as-rules-take-it';
import type { BracketGameFragment, DivisionBracketFragment } from '../bracket.generated';
import { gamesOf, seededTeams } from '../drawing/match-games';

/** Another order of the teams, other options, or another result, that somebody is about to decide. */
export interface BracketChange {
  /** Ids of teams, best seed first. */
  seeds?: readonly string[];
  options?: BracketOptions;
  /** The game that has it, by its id, and what becomes of it. */
  result?: { id: string; becomes: Pick<BracketGame, 'status' | 'scoreHome' | 'scoreAway'> };
  /** Ids of games that go. */
  gone?: readonly string[];
}

/** The games that have a match now and would have none after a change, worked out by the rules of the server. */
export function lostGames(division: DivisionBracketFragment, change: BracketChange): BracketGameFragment[] {
  const games = gamesOf(division);
  const seeds = change.seeds ?? seededTeams(division).map(({ id }) => id);
  const after = resolveBracket(seeds, gamesAfter(games.map(ruled), change), change.options ?? optionsOf(division));
  const before = { unmatchedGameIds: division.bracket.orphans.map(({ id }) => id) };
  const lost = new Set(newlyUnmatched(before, after));
  return games.filter(({ id }) => lost.has(id));
}

function gamesAfter(games: readonly BracketGame[], { result, gone = [] }: BracketChange): readonly BracketGame[] {
  return games
    .filter(({ id }) => !gone.includes(String(id)))
    .map((game) => (game.id === result?.id ? { ...game, ...result.becomes } : game));
}
