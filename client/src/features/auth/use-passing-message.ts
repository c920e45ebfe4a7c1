import { useCallback, useEffect, useState } from 'react';

/** A message that is gone after a while. The same words shown again start their time anew. */
export function usePassingMessage(shownMs: number): [string | null, (text: string | null) => void] {
  const [message, setMessage] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), shownMs);
    return () => clearTimeout(timer);
  }, [message, shownMs]);
  return [message?.text ?? null, useCallback((text: string | null) => setMessage(text === null ? null : { text }), [])];
}
