import { comparePlays } from './compare-plays.js';
import type { Play } from './play.js';
import type { PlayKind } from './play-kind.js';

type Mark = Pick<Play, 'id' | 'kind' | 'periodId' | 'sortOrder'>;

/** Kinds that say that a period begins or ends. */
export const PERIOD_MARKS = ['PERIOD_START', 'PERIOD_END'] as const satisfies readonly PlayKind[];

/** Whether a play of a kind says that a period begins or ends. */
export const isPeriodMark = (kind: PlayKind): boolean => PERIOD_MARKS.some((mark) => mark === kind);

/**
 * What a play says once more of its period: one that is on does not begin, and one that has ended does not end. These
 * are the beginning or end just before it and the one just after it, where they are of its kind; the latter, since a
 * device that has not heard of all plays puts its own too early.
 * @param plays plays of the game that are there, in any order
 */
export function repeatedMarks<Other extends Mark>(play: Mark, plays: readonly Other[]): Other[] {
  if (!isPeriodMark(play.kind)) return [];
  const compare = comparePlays([]);
  const marks = plays
    .filter(
      ({ id, kind, periodId }) => id !== play.id && isPeriodMark(kind) && String(periodId) === String(play.periodId),
    )
    .toSorted(compare);
  const beside = [marks.findLast((mark) => compare(mark, play) < 0), marks.find((mark) => compare(mark, play) > 0)];
  return beside.filter((mark) => mark !== undefined).filter(({ kind }) => kind === play.kind);
}
