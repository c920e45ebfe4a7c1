/** Somebody waits until the user has signed in again, or has said no. */
type Waiting = (again: boolean) => void;

let waiting: Waiting[] = [];
const listeners = new Set<() => void>();

/** Asks the user to sign in again; several may ask, the user is asked once. Resolves with whether that was done. */
export function requestSignIn(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    for (const tell of listeners) tell();
  });
}

/** Tells all who wait. */
export function answerSignIn(again: boolean): void {
  const told = waiting;
  waiting = [];
  for (const tell of listeners) tell();
  for (const tell of told) tell(again);
}

/** Whether somebody waits; for `useSyncExternalStore`. */
export function isSignInWanted(): boolean {
  return waiting.length > 0;
}

/** Calls back whenever that may have changed; answers what ends it. */
export function onSignInWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
