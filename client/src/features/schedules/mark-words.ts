import { t } from '@/texts';
import { matchupWords, whenWords } from './game-words';
import type { Dragged } from './drag-words';
import type { Mark } from './week-columns';

/** The three answers about a cell, in words. */
export const KIND_WORDS: Record<Mark['kind'], () => string> = {
  fits: () => t.schedules.fits(),
  warning: () => t.schedules.possible_with_a_reason(),
  error: () => t.schedules.does_not_fit_2(),
};

/** All that would come of the selected game there: 'Fits. No game in week 3 for Aces.' */
export function markWords({ kind, text, consequences }: Mark): string {
  const parts = [
    KIND_WORDS[kind](),
    ...(text ? [text.replace(/\.$/, '')] : []),
    ...consequences.map(({ full }) => full),
  ];
  return `${parts.join('. ')}.`;
}

/** The same with what is meant: 'Swap with Cats vs Dogs: Fits.', 'Sun, Oct 5, 2025, 6:00 PM: Does not fit. …' */
export function outcomeWords({ game, cell }: Dragged, mark: Mark): string {
  return `${game ? t.schedules.swap_with({ matchupWords: matchupWords(game) }) : cell ? whenWords(cell) : ''}: ${markWords(mark)}`;
}
