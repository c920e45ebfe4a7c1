/**
 * What has become of the session that a page was opened in: it has ended, or whoever signed in again, or was moved,
 * does not belong to the organization that the page shows.
 */
export type SessionState = 'ours' | 'over' | 'elsewhere';

let state: SessionState = 'ours';
const listeners = new Set<() => void>();

/** Notes whose session it is, by what the server has said last. */
export function noteSession(next: SessionState): void {
  if (next === state) return;
  state = next;
  for (const tell of listeners) tell();
}

/** What was noted; for `useSyncExternalStore`. */
export const sessionState = (): SessionState => state;

/** Calls back whenever that has changed; answers what ends it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
