import type { LoggedChange } from '../../server/src/lib/releases/releases.js';
import type { Change, Deprecation } from './change.js';

/**
 * What the change log says of a release: the differences, one entry for a shared part of several calls' answers, and
 * what it deprecates.
 * @param released what was deprecated before
 */
export function logEntries(
  changes: readonly Change[],
  present: readonly Deprecation[],
  released: readonly Deprecation[],
): LoggedChange[] {
  const known = new Set(released.map(keyOf));
  const deprecated = present
    .filter((deprecation) => !known.has(keyOf(deprecation)))
    .map(({ api, place, reason, until }): LoggedChange => ({
      api,
      kind: 'deprecated',
      place,
      text: reason,
      ...(until !== null && { until }),
    }));
  return [...deprecated, ...together(changes)].toSorted(byOrder);
}

const keyOf = ({ api, place }: Deprecation): string => `${api} ${place}`;

function together(changes: readonly Change[]): LoggedChange[] {
  const entries = new Map<string, LoggedChange>();
  for (const { api, kind, place, text, shared } of changes) {
    const named = shared?.place ?? place;
    const key = JSON.stringify([api, kind, named, text]);
    const entry = entries.get(key) ?? { api, kind, place: named, text, ...(shared && { calls: [] }) };
    if (shared && !entry.calls!.includes(shared.call)) entry.calls!.push(shared.call);
    entries.set(key, entry);
  }
  return [...entries.values()];
}

/** What callers have to act on comes first. */
const KINDS: readonly string[] = ['removed', 'changed', 'deprecated', 'added'];

function byOrder(a: LoggedChange, b: LoggedChange): number {
  return a.api.localeCompare(b.api) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.place.localeCompare(b.place);
}
