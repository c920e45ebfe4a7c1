import type { BracketOptions } from '@domain/bracket/bracket-options';
import { resolveBracket } from '@domain/bracket/resolve-bracket';
import { optionsOf, ruled } from '../as-rules-take-it';
import type { BracketGameFragment, DivisionBracketFragment } from '../bracket.generated';
import { gamesOf, seededTeams } from '../drawing/match-games';

/** Another order of the teams, or other options, that somebody is about to decide. */
export interface BracketChange {
  /** Ids of teams, best seed first. */
  seeds?: readonly string[];
  options?: BracketOptions;
}

/** The games that have a match now and would have none after a change, worked out by the rules of the server. */
export function lostGames(division: DivisionBracketFragment, change: BracketChange): BracketGameFragment[] {
  const games = gamesOf(division);
  const known = new Set(division.bracket.orphans.map(({ id }) => id));
  const seeds = change.seeds ?? seededTeams(division).map(({ id }) => id);
  const { unmatchedGameIds } = resolveBracket(seeds, games.map(ruled), change.options ?? optionsOf(division));
  const lost = new Set(unmatchedGameIds.filter((id) => !known.has(String(id))));
  return games.filter(({ id }) => lost.has(id));
}
