import type { GameOutcome, GameStatus } from './game-status.js';
import { isOff } from './is-off.js';

/** Final scores as they are entered: both, or none. */
export interface FinalScores {
  readonly scoreHome: number | null;
  readonly scoreAway: number | null;
}

/** Statuses of games that wait for their scores: with final scores they would say two things at once. */
const WITHOUT_SCORES: ReadonlySet<GameStatus> = new Set<GameStatus>(['scheduled', 'in_progress']);

/**
 * The status of a game once its final scores are set: a game that was running is over.
 * @param isForfeit whether it was decided without play; null where that stays as it was
 */
export function statusAfterScores(
  status: GameStatus,
  { scoreHome, scoreAway }: FinalScores,
  isForfeit: boolean | null = null,
): GameStatus {
  if (scoreHome === null || scoreAway === null) return status;
  if (isForfeit === true) return 'forfeit';
  return status === 'in_progress' || (isForfeit === false && status === 'forfeit') ? 'final' : status;
}

/** Why a game cannot be given a status, and what to do first; null when it can. */
export function refusedStatus(game: GameOutcome, status: GameStatus): string | null {
  const hasScore = game.scoreHome !== null || game.scoreAway !== null;
  if (status === game.status || !hasScore || !WITHOUT_SCORES.has(status)) return null;
  return `This game has final scores. Take them away first, then it can be ${words(status)} again.`;
}

/** Why a game cannot be given final scores, and what to do first; null when it can. Taking them away always goes. */
export function refusedScores(status: GameStatus, { scoreHome, scoreAway }: FinalScores): string | null {
  if ((scoreHome === null && scoreAway === null) || !isOff({ status })) return null;
  return `This game is ${words(status)}, so its scores would not count. Change its status to final or forfeit first.`;
}

/** Why a game cannot go on, its final scores taken away, and what to do; null when it can: it was ended too early. */
export function refusedGoingOn(status: GameStatus): string | null {
  if (status === 'final' || status === 'in_progress') return null;
  return `This game is ${words(status)}, not final. Change its status instead.`;
}

function words(status: GameStatus): string {
  return status.replace('_', ' ');
}
