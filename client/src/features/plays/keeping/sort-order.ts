import { isPeriodMark } from '@domain/plays/repeated-marks';
import type { PlayRevision } from './play';

/** The place after everything of a period. */
export function lastSortOrder(plays: readonly PlayRevision[], periodId: string): number {
  return plays.reduce((last, play) => (play.periodId === periodId ? Math.max(last, play.sortOrder) : last), 0) + 1;
}

/** Places for some plays, in order, after everything of a period but its end. */
export function lastSortOrders(plays: readonly PlayRevision[], periodId: string, count: number): number[] {
  const last = plays.findLast((play) => play.periodId === periodId);
  if (last?.kind === 'PERIOD_END') return sortOrdersBefore(plays, last, count);
  const first = lastSortOrder(plays, periodId);
  return Array.from({ length: count }, (_play, index) => first + index);
}

/** The play with which a period has ended; null while it goes on. @param plays those that are there, in order */
export function endOf(plays: readonly PlayRevision[], periodId: string): PlayRevision | null {
  const mark = plays.findLast((play) => play.periodId === periodId && isPeriodMark(play.kind));
  return mark?.kind === 'PERIOD_END' ? mark : null;
}

/**
 * Places for some plays, in order, between a play and what comes before it in its period. Where others have the same
 * place as that play, since two devices gave it at once, they are before those, too: nothing fits between.
 */
export function sortOrdersBefore(
  plays: readonly PlayRevision[],
  { periodId, sortOrder }: PlayRevision,
  count: number,
): number[] {
  const before = plays.findLast((play) => play.periodId === periodId && play.sortOrder < sortOrder);
  const previous = before?.sortOrder ?? sortOrder - 1;
  return Array.from(
    { length: count },
    (_play, index) => previous + ((sortOrder - previous) * (index + 1)) / (count + 1),
  );
}

/**
 * The place of a play that is moved past the one before or after it, and past what has the same place as that one; null
 * at the period's end.
 */
export function movedSortOrder(plays: readonly PlayRevision[], play: PlayRevision, by: -1 | 1): number | null {
  const ofPeriod = plays.filter(({ periodId }) => periodId === play.periodId);
  const index = ofPeriod.findIndex(({ id }) => id === play.id);
  const past = ofPeriod[index + by];
  if (past === undefined) return null;
  const onward = by === 1 ? ofPeriod.slice(index + 2) : ofPeriod.slice(0, Math.max(0, index - 1)).toReversed();
  const beyond = onward.find(({ sortOrder }) => sortOrder !== past.sortOrder);
  return beyond === undefined ? past.sortOrder + by : (past.sortOrder + beyond.sortOrder) / 2;
}

/**
 * The next play of its period after a play, and after what has the same place as that one; null: none.
 * @param plays those that are there, in order
 */
export function playAfter(
  plays: readonly PlayRevision[],
  { periodId, sortOrder }: Pick<PlayRevision, 'periodId' | 'sortOrder'>,
): PlayRevision | null {
  return plays.find((play) => play.periodId === periodId && play.sortOrder > sortOrder) ?? null;
}

/**
 * The play before which plays are inserted: where that was taken away meanwhile, the next one of its period; without a
 * next one it is still its place.
 * @param plays those that are there, in order
 */
export function standingTarget(target: PlayRevision, plays: readonly PlayRevision[]): PlayRevision {
  return target.isDeleted ? (playAfter(plays, target) ?? target) : target;
}
