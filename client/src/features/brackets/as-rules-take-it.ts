import type { BracketGame } from '@domain/bracket/bracket';
import type { BracketOptions } from '@domain/bracket/bracket-options';
import type { GameStatus } from '@domain/game/game-status';
import type { BracketGameFragment, DivisionBracketFragment } from './bracket.generated';

/** What a division has decided about its bracket, as the rules name it. */
export function optionsOf({ bracketKind, bestOf, thirdPlace }: DivisionBracketFragment): BracketOptions {
  return { kind: bracketKind === 'DOUBLE_ELIMINATION' ? 'double' : 'single', bestOf, thirdPlace };
}

/** A game as the rules take it. */
export function ruled({ homeTeam, awayTeam, homeScore, awayScore, ...game }: BracketGameFragment): BracketGame {
  const { id, date, time, bracketNode } = game;
  const status = game.status.toLowerCase() as GameStatus;
  const teams = { homeTeamId: homeTeam.id, awayTeamId: awayTeam.id };
  return { id, date, time, bracketNode, status, ...teams, scoreHome: homeScore, scoreAway: awayScore };
}
