import { useEffect, useRef, useState } from 'react';

/** How long after the last key the address changes. */
const PAUSE_MS = 300;

/**
 * A search text that lives in the address: every key shows at once, and the address changes after a pause in typing.
 * @param value as the address has it
 * @returns what the field shows, and what takes what is typed
 */
export function useTypedText(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  // `waits`: until its pause is over and the address says it.
  const [typed, setTyped] = useState<{ text: string; waits: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address follows in a transition. Until then the typed text stays, or the next key would be added to an older
  // one; after that, too, with the blank before the next word, until the address says something else.
  if (typed && typed.waits === (typed.text.trim() === value)) setTyped(typed.waits ? { ...typed, waits: false } : null);
  const type = (text: string): void => {
    setTyped({ text, waits: true });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(text.trim()), PAUSE_MS);
  };
  return [typed?.text ?? value, type];
}
