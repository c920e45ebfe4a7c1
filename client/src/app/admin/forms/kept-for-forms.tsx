import { type ReactNode, useContext, useState } from 'react';
import { createUnsavedScope, UnsavedContext, type UnsavedScope } from '@/ui/unsaved-context';

interface Props<Value> {
  /** Null once it is not there any more. */
  value: Value | null | undefined;
  /** Shown then. */
  missing: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * Something stored that somebody else may delete while it is on the screen, which hears of that by itself. As long as a
 * form is open, it is shown as it was last: what was typed stays, and the save says that the thing is gone.
 */
export function KeptForForms<Value>({ value, missing, children }: Props<Value>) {
  const outer = useContext(UnsavedContext);
  const [forms, setForms] = useState(0);
  const [scope] = useState(() => counted(createUnsavedScope(outer), (by) => setForms((count) => count + by)));
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  const shown = value ?? (forms > 0 ? last : null);
  return <UnsavedContext value={scope}>{shown ? children(shown) : missing}</UnsavedContext>;
}

/** A scope that tells how many forms come and go. */
function counted({ add, ...scope }: UnsavedScope, count: (by: number) => void): UnsavedScope {
  return {
    ...scope,
    add(check) {
      const takeAway = add(check);
      count(1);
      return () => {
        takeAway();
        count(-1);
      };
    },
  };
}
