import { useEffect, useRef, useState } from 'react';

/** How long after the last key the address changes. */
const PAUSE_MS = 300;

/**
 * A search text that lives in the address: every key shows at once, and the address changes after a pause in typing.
 * @param value as the address has it
 * @returns what the field shows, and what takes what is typed
 */
export function useTypedText(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState<{ text: string; is: 'typed' | 'sent' | 'said' } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address follows in a transition. Until it says what was sent the typed text stays, or the next key would be
  // added to an older one; after that, too, with the blank before the next word, until the address says something else.
  const isSame = typed?.text.trim() === value;
  if (typed?.is === 'sent' && isSame) setTyped({ ...typed, is: 'said' });
  if (typed?.is === 'said' && !isSame) setTyped(null);
  const type = (text: string): void => {
    setTyped({ text, is: 'typed' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTyped({ text, is: 'sent' });
      onChange(text.trim());
    }, PAUSE_MS);
  };
  return [typed?.text ?? value, type];
}
