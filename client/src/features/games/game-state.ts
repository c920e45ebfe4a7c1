import { statusWords } from '@/lib/status-words';
import { t } from '@/texts';
import { type BoxScoreGame, shownScore } from './box-score-data';

/** Whether a game has nothing to show but when and where it will be: no score of any kind. */
export function isToCome({ status, home, away }: Pick<BoxScoreGame, 'status' | 'home' | 'away'>): boolean {
  const isOpen = status === 'SCHEDULED' || status === 'POSTPONED' || status === 'CANCELLED';
  return isOpen && [home, away].every(({ score, liveScore }) => score === null && liveScore === null);
}

/** Whether its result is known by playing, so that it is shown as final. */
function isOver({ status, home, away }: Pick<BoxScoreGame, 'status' | 'home' | 'away'>): boolean {
  const isPlayed = status === 'SCHEDULED' || status === 'FINAL';
  return isPlayed && home.score !== null && away.score !== null && shownScore(home) + shownScore(away) > 0;
}

/** 'Final', 'Final/OT', 'Final/2OT' of a game whose result is known; otherwise its status as everywhere. */
export function stateText(game: Pick<BoxScoreGame, 'status' | 'displayStatus' | 'home' | 'away' | 'periods'>): string {
  if (!isOver(game)) return statusWords(game.displayStatus);
  const overtimes = game.periods.filter(({ kind }) => kind === 'OVERTIME').length;
  if (overtimes === 0) return t.games.final();
  return overtimes === 1 ? t.games.final_after_overtime() : t.games.final_after_overtimes({ overtimes });
}
