import { useEffect, useRef, useState } from 'react';
import { LONGEST_SEARCH } from '@/lib/search-text';
import { InputFilter } from './filter-bar';

/** How long after the last key the address changes. */
const PAUSE_MS = 300;

interface Props {
  name: string;
  label: string;
  placeholder?: string;
  /** As the address has it. */
  value: string;
  onChange: (value: string) => void;
}

/** A search text in a filter bar: shows every key at once, and asks after a pause in typing. */
export function SearchFilter({ value, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState<{ text: string; isSent: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address follows in a transition. Until then the typed text stays, or the next key would be added to an older
  // one.
  if (typed?.isSent && typed.text.trim() === value) setTyped(null);
  const type = (text: string): void => {
    setTyped({ text, isSent: false });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTyped({ text, isSent: true });
      onChange(text.trim());
    }, PAUSE_MS);
  };
  return <InputFilter {...rest} maxLength={LONGEST_SEARCH} value={typed?.text ?? value} onChange={type} />;
}
