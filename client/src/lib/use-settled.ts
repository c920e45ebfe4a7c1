import { useEffect, useState } from 'react';

/** How long after the last key a search begins. */
const PAUSE_MS = 250;

/** A value once it has rested for a moment: a search text, so that not every key asks the server. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
