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

/** Places for some plays, in order, between a play and the one before it in its period. */
export function sortOrdersBefore(
  plays: readonly PlayRevision[],
  { id, periodId, sortOrder }: PlayRevision,
  count: number,
): number[] {
  const ofPeriod = plays.filter((play) => play.periodId === periodId);
  const index = ofPeriod.findIndex((play) => play.id === id);
  // Taken away meanwhile, it is not among them, and has its place still.
  const before = index === -1 ? ofPeriod.findLast((play) => play.sortOrder < sortOrder) : ofPeriod[index - 1];
  const previous = before?.sortOrder ?? sortOrder - 1;
  return Array.from(
    { length: count },
    (_play, index) => previous + ((sortOrder - previous) * (index + 1)) / (count + 1),
  );
}

/** The place of a play that is moved past the one before or after it; null at the period's end. */
export function movedSortOrder(plays: readonly PlayRevision[], play: PlayRevision, by: -1 | 1): number | null {
  const ofPeriod = plays.filter(({ periodId }) => periodId === play.periodId);
  const index = ofPeriod.findIndex(({ id }) => id === play.id);
  const [past, beyond] = [ofPeriod[index + by], ofPeriod[index + 2 * by]];
  if (past === undefined) return null;
  return beyond === undefined ? past.sortOrder + by : (past.sortOrder + beyond.sortOrder) / 2;
}

/**
 * The play before which plays are inserted: where that was taken away meanwhile, the next one of its period; without a
 * next one it is still its place.
 * @param plays those that are there, in order
 */
export function standingTarget(target: PlayRevision, plays: readonly PlayRevision[]): PlayRevision {
  if (!target.isDeleted) return target;
  const { periodId, sortOrder } = target;
  return plays.find((play) => play.periodId === periodId && play.sortOrder > sortOrder) ?? target;
}
