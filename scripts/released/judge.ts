import { addDays } from '../../server/src/domain/dates/add-days.js';
import { ANNOUNCED_DAYS } from '../../server/src/lib/releases/deprecation-terms.js';
import { type Change, type Deprecation, isWithin } from './change.js';

/** The last release and the present state. */
export interface Comparison {
  changes: readonly Change[];
  /** What the last release said to be deprecated. */
  released: readonly Deprecation[];
  /** What is now. */
  present: readonly Deprecation[];
  /** The last release's day, YYYY-MM-DD. */
  lastDate: string;
}

/**
 * What may not be: a breaking change of what was not deprecated, or not for long enough; a deprecation without its day,
 * with one that is too early, or with an earlier one than was announced.
 * @param today YYYY-MM-DD
 * @returns a sentence each
 */
export function judge({ changes, released, present, lastDate }: Comparison, today: string): string[] {
  return [
    ...changes.flatMap((change) => (change.level === 'breaking' ? breakingProblem(change, released, today) : [])),
    ...present.flatMap((deprecation) => termProblem(deprecation, released, lastDate)),
  ];
}

/**
 * What keeps a state from being released today: each new deprecation has to announce its end in time.
 * @param today YYYY-MM-DD
 */
export function judgeRelease(
  present: readonly Deprecation[],
  released: readonly Deprecation[],
  today: string,
): string[] {
  return present.flatMap((deprecation) => termProblem(deprecation, released, today));
}

function breakingProblem({ api, place, text }: Change, released: readonly Deprecation[], today: string): string[] {
  const announced = released.filter((deprecation) => deprecation.api === api && isWithin(place, deprecation.place));
  if (announced.some(({ until }) => until !== null && until <= today)) return [];
  const [first] = announced;
  const why = first
    ? `it was announced to stay until ${first.until ?? 'a day that was not said'}`
    : 'it was not deprecated in the last release';
  return [`${api} ${place}: ${text} Callers would break: ${why}.`];
}

function termProblem({ api, place, until }: Deprecation, released: readonly Deprecation[], from: string): string[] {
  const name = `${api} ${place} is deprecated`;
  if (until === null) return [`${name} without its day: the reason ends with "Goes not before YYYY-MM-DD."`];
  const announced = released.find((known) => known.api === api && known.place === place)?.until ?? null;
  if (announced !== null) return until < announced ? [`${name} until ${until}, but ${announced} was announced.`] : [];
  const first = addDays(from, ANNOUNCED_DAYS);
  return until < first
    ? [`${name} until ${until}: ${first} is the first day, ${ANNOUNCED_DAYS} days after ${from}.`]
    : [];
}
