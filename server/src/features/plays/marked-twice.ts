import { repeatedMarks } from '../../domain/plays/repeated-marks.js';
import type { SentPlay } from './check-plays.js';
import type { StoredPlay } from './play.row.js';

/**
 * Of beginnings and ends of periods those that another device has said already, whenever that was, with what it
 * entered.
 */
export function markedTwice(
  marks: readonly StoredPlay[],
  fresh: readonly SentPlay[],
  device: string,
): Map<string, StoredPlay> {
  const twice = new Map<string, StoredPlay>();
  const said: (StoredPlay | SentPlay)[] = [...marks];
  for (const play of fresh) {
    const other = repeatedMarks(play, said).find((mark) => 'enteredOn' in mark && mark.enteredOn !== device);
    if (other && 'enteredOn' in other) twice.set(play.id, other);
    else said.push(play);
  }
  return twice;
}
