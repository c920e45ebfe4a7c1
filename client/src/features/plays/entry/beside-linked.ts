import type { PlayRevision } from '../keeping/play';
import type { NewPlay } from '../keeping/play-store';

/**
 * A play as it is entered that goes by another one: in the period of that one, which may have ended since, and then
 * before its end.
 * @param insertBefore the play before which somebody enters plays
 * @returns the play, and the one before which it goes; null: after everything
 */
export function besideLinked(
  play: NewPlay,
  source: PlayRevision,
  plays: readonly PlayRevision[],
  insertBefore: string | null,
): { placed: NewPlay; before: string | null } {
  const ofPeriod = plays.filter(({ periodId }) => periodId === source.periodId);
  if (ofPeriod.some(({ id }) => id === insertBefore)) return { placed: play, before: insertBefore };
  // What has the same place as an end comes before it.
  const end = ofPeriod.find(({ kind, sortOrder }) => kind === 'PERIOD_END' && sortOrder >= source.sortOrder);
  if (end === undefined && play.periodId === source.periodId) return { placed: play, before: null };
  return { placed: { ...play, periodId: source.periodId, clock: source.clock }, before: end?.id ?? null };
}
