let isOver = false;
const listeners = new Set<() => void>();

/** Notes whether somebody is signed in, by what the server has said last. */
export function noteSession(over: boolean): void {
  if (over === isOver) return;
  isOver = over;
  for (const tell of listeners) tell();
}

/** Whether the session of this page has ended; for `useSyncExternalStore`. */
export const isSessionOver = (): boolean => isOver;

/** Calls back whenever that has changed; answers what ends it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
