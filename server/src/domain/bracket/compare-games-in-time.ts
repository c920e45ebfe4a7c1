import { compareIds } from '../ordering/compare-ids.js';
import type { BracketGame } from './bracket.js';

/** Comes after every date and time: what is not set yet is not earlier than anything. */
const LATE = '~';

/** Orders games by (date, time, id); what has no date or time comes after what has. */
export function compareGamesInTime(
  a: Pick<BracketGame, 'date' | 'time' | 'id'>,
  b: Pick<BracketGame, 'date' | 'time' | 'id'>,
): number {
  return (
    compareTexts(a.date ?? LATE, b.date ?? LATE) ||
    compareTexts(a.time ?? LATE, b.time ?? LATE) ||
    compareIds(a.id, b.id)
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
