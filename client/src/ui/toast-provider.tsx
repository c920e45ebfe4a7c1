import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { MESSAGE_MS } from '@/lib/message-time';
import { type ShowToast, ToastContext, type ToastMessage } from './toast-context';
import { Button } from './button';
import { giveFocusBack } from './dialog-focus';
import { Spinner } from './spinner';

/**
 * Shows one toast at a time, read out by screen readers, gone after 3 s unless pointed at, focused, or about work
 * under way.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<(ToastMessage & { id: number }) | null>(null);
  const [held, setHeld] = useState(false);
  const lastId = useRef(0);
  const shown = useRef<number | null>(null);
  const before = useRef<HTMLElement | null>(null);
  const show = useCallback<ShowToast>(function showNext(next) {
    const id = (shown.current = lastId.current += 1);
    // A toast that is taken away says neither that the pointer left nor that the focus went.
    setHeld(false);
    setMessage({ ...next, id });
    return (instead) => void (shown.current === null || shown.current === id ? showNext(instead) : undefined);
  }, []);
  const hide = useCallback(() => {
    shown.current = null;
    setMessage(null);
  }, []);
  useEffect(() => {
    if (!message || message.busy || held) return;
    const timer = setTimeout(hide, MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message, held, hide]);
  const act = (): void => {
    setHeld(false);
    hide();
    giveFocusBack(before.current);
    message?.action?.onClick();
  };
  return (
    <ToastContext value={show}>
      {children}
      <div
        aria-live="polite"
        className="no-print pointer-events-none fixed inset-x-0 top-3 z-50 flex justify-center px-3"
      >
        {message && (
          <div
            key={message.id}
            role={message.kind === 'error' ? 'alert' : 'status'}
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
            onFocus={({ relatedTarget }) => {
              before.current = relatedTarget as HTMLElement | null;
              setHeld(true);
            }}
            onBlur={() => setHeld(false)}
            className={cn(
              'pointer-events-auto flex max-w-xl items-center gap-4 rounded-md border px-4 py-2.5 font-medium shadow-card',
              message.kind === 'error'
                ? 'border-danger bg-danger-soft text-danger'
                : 'border-success bg-success-soft text-success',
            )}
          >
            {message.busy && <Spinner />}
            <span className="min-w-0 wrap-anywhere">{message.text}</span>
            {message.action && (
              <Button size="small" onClick={act}>
                {message.action.label}
              </Button>
            )}
          </div>
        )}
      </div>
    </ToastContext>
  );
}
