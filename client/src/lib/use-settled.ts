import { useEffect, useState } from 'react';

/** How long after the last key something is asked: a search, or what speaks against a place. */
const PAUSE_MS = 250;

/** A value once it has rested for a moment, so that not every key asks the server. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
