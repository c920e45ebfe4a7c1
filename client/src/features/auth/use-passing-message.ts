import { useCallback, useEffect, useState } from 'react';
import { MESSAGE_MS } from '@/lib/message-time';

/** A message that is gone after a while. The same words shown again start their time anew. */
export function usePassingMessage(): [string | null, (text: string | null) => void] {
  const [message, setMessage] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message?.text ?? null, useCallback((text: string | null) => setMessage(text === null ? null : { text }), [])];
}
