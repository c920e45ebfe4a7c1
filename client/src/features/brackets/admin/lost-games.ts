import type { BracketOptions } from '@domain/bracket/bracket-options';
import type { BracketGame } from '@domain/bracket/bracket';
import { resolveBracket } from '@domain/bracket/resolve-bracket';
import type { GameStatus } from '@domain/game/game-status';
import type { BracketGameFragment, DivisionBracketFragment } from '../bracket.generated';
import { gamesOf, seededTeams } from '../drawing/match-games';

/** Another order of the teams, or other options, that somebody is about to decide. */
export interface BracketChange {
  /** Ids of teams, best seed first. */
  seeds?: readonly string[];
  options?: BracketOptions;
}

/** What a division has decided about its bracket, as the rules name it. */
export function optionsOf({ bracketKind, bestOf, thirdPlace }: DivisionBracketFragment): BracketOptions {
  return { kind: bracketKind === 'DOUBLE_ELIMINATION' ? 'double' : 'single', bestOf, thirdPlace };
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

function ruled({ homeTeam, awayTeam, homeScore, awayScore, ...game }: BracketGameFragment): BracketGame {
  const { id, date, time, bracketNode } = game;
  const status = game.status.toLowerCase() as GameStatus;
  const teams = { homeTeamId: homeTeam.id, awayTeamId: awayTeam.id };
  return { id, date, time, bracketNode, status, ...teams, scoreHome: homeScore, scoreAway: awayScore };
}
