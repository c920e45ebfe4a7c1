import { createContext, useContext, useEffect } from 'react';

/** Whether something that was typed, and is not saved, would be lost. */
export type UnsavedCheck = () => boolean;

/** The forms of a dialog, or of the whole admin area. Asked when somebody is about to leave, so it is never behind. */
export interface UnsavedScope {
  /** Adds a form; answers what takes it away again. */
  add: (check: UnsavedCheck) => () => void;
  isUnsaved: UnsavedCheck;
  /** Takes all forms away: the page is left with what is in them, as somebody has said. */
  giveUp: () => void;
}

/** A scope within another one, which knows of its forms, too. */
export function createUnsavedScope(outer: UnsavedScope | null): UnsavedScope {
  const checks = new Set<UnsavedCheck>();
  return {
    add(check) {
      checks.add(check);
      const takeAway = outer?.add(check);
      return () => {
        checks.delete(check);
        takeAway?.();
      };
    },
    isUnsaved: () => [...checks].some((check) => check()),
    giveUp() {
      checks.clear();
      outer?.giveUp();
    },
  };
}

export const UnsavedContext = createContext<UnsavedScope | null>(null);

/**
 * Lets the dialog and the screen around ask before what `check` speaks of is thrown away. `check` stays the same
 * between renders.
 */
export function useUnsaved(check: UnsavedCheck): void {
  const scope = useContext(UnsavedContext);
  useEffect(() => scope?.add(check), [scope, check]);
}
