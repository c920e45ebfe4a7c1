import { extraLength } from '@domain/periods/extra-length';
import { resultNote, statusWords } from '@/lib/status-words';
import { t } from '@/texts';
import { type BoxScoreGame, shownScore } from './box-score-data';

/** Whether a game has nothing to show but when and where it will be: no score of any kind. */
export function isToCome({ status, home, away }: Pick<BoxScoreGame, 'status' | 'home' | 'away'>): boolean {
  const isOpen = status === 'SCHEDULED' || status === 'POSTPONED' || status === 'CANCELLED';
  return isOpen && [home, away].every(({ score, liveScore }) => score === null && liveScore === null);
}

/** Whether its result is known by playing, so that it is shown as final. */
function isOver({ status, home, away }: Pick<StateOf, 'status' | 'home' | 'away'>): boolean {
  const isPlayed = status === 'SCHEDULED' || status === 'FINAL';
  return isPlayed && home.score !== null && away.score !== null && shownScore(home) + shownScore(away) > 0;
}

type Side = Pick<BoxScoreGame['home'], 'score' | 'liveScore'>;
type StateOf = Pick<BoxScoreGame, 'status' | 'displayStatus' | 'liveScore' | 'periods' | 'season'> & {
  home: Side;
  away: Side;
};

/**
 * 'Final', 'Final/OT', 'Final/2OT', of baseball 'Final/10', of a game whose result is known, 'In progress, Q3' of one
 * that is played; otherwise its status as everywhere.
 */
export function stateText(game: StateOf): string {
  if (!isOver(game)) {
    const words = resultNote(game.status) ?? statusWords(game.displayStatus);
    const period = game.liveScore?.period?.name;
    return period ? `${words}, ${period}` : words;
  }
  const extra = extraLength(game.season?.sport.name, game.periods);
  if (extra === null) return t.games.final();
  if ('innings' in extra) return `${t.games.final()}/${extra.innings}`;
  const { overtimes } = extra;
  return overtimes === 1 ? t.games.final_after_overtime() : t.games.final_after_overtimes({ overtimes });
}
