import { matchupWords, whenWords } from './game-words';
import type { Dragged } from './drag-words';
import type { Mark } from './week-columns';

/** The three answers about a cell, in words. */
export const KIND_WORDS: Record<Mark['kind'], string> = {
  fits: 'Fits',
  warning: 'Possible with a reason',
  error: 'Does not fit',
};

/** All that would come of the selected game there: 'Fits. No game in week 3 for Aces.' */
export function markWords({ kind, text, consequences }: Mark): string {
  const parts = [KIND_WORDS[kind], ...(text ? [text.replace(/\.$/, '')] : []), ...consequences.map(({ full }) => full)];
  return `${parts.join('. ')}.`;
}

/** The same with what is meant: 'Swap with Cats vs Dogs: Fits.', 'Sun, Oct 5, 2025, 6:00 PM: Does not fit. …' */
export function outcomeWords({ game, cell }: Dragged, mark: Mark): string {
  return `${game ? `Swap with ${matchupWords(game)}` : cell ? whenWords(cell) : ''}: ${markWords(mark)}`;
}
