import type { Id } from '../ordering/id.js';
import type { Cell } from './schedule-problem.js';

/** A hall in which a schedule cannot play. */
export interface LostHall {
  readonly locationId: Id;
  /** YYYY-MM-DD: on this date alone; null: on every date from `from` on. */
  readonly date: string | null;
  /** YYYY-MM-DD: the first date. */
  readonly from: string;
}

/** Whether a place of a schedule is in a hall that is lost on that date. */
export function isLost(
  { locationId, date }: Pick<Cell, 'locationId' | 'date'>,
  lostHalls: readonly LostHall[],
): boolean {
  return lostHalls.some(
    (lost) =>
      locationId !== null &&
      String(lost.locationId) === String(locationId) &&
      (lost.date === null ? date >= lost.from : date === lost.date),
  );
}

/** Halls that are lost and those that are lost now, each once: what another one says already is left out. */
export function withLostHalls(known: readonly LostHall[], more: readonly LostHall[]): LostHall[] {
  const kept: LostHall[] = [];
  for (const lost of [...known, ...more])
    if (!kept.some((other) => covers(other, lost))) {
      const left = kept.filter((other) => !covers(lost, other));
      kept.splice(0, kept.length, ...left, lost);
    }
  return kept;
}

/** Whether all that one says another one says, too. */
function covers(lost: LostHall, other: LostHall): boolean {
  if (String(lost.locationId) !== String(other.locationId)) return false;
  const from = other.date ?? other.from;
  return lost.date === null ? from >= lost.from : other.date === lost.date;
}
