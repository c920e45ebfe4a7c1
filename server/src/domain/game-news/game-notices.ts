import type { GameHappening, GameNewsKind } from './game-news-of.js';

/** What somebody may want to be told of a team's games. */
export const GAME_NOTICES = ['moved', 'called_off', 'begins', 'ends'] as const;

/** One of `GAME_NOTICES`. */
export type GameNotice = (typeof GAME_NOTICES)[number];

/** Who wants one of these is told, perhaps, of what was noted: what it comes to is known when it is told. */
export const NOTICES_OF: Readonly<Record<GameHappening, readonly GameNotice[]>> = {
  rescheduled: ['moved', 'called_off'],
  begins: ['begins'],
  ends: ['ends'],
  corrected: ['ends'],
};

/**
 * What somebody wants who is to be told of news of this kind. That a game takes place after all belongs to its being
 * off.
 */
export function noticeOf(kind: GameNewsKind): GameNotice {
  if (kind === 'corrected') return 'ends';
  return kind === 'moved' || kind === 'begins' || kind === 'ends' ? kind : 'called_off';
}
