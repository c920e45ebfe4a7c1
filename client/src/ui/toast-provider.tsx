import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { MESSAGE_MS } from '@/lib/message-time';
import { t } from '@/texts';
import { type ShowToast, ToastContext, type ToastMessage } from './toast-context';
import { Button } from './button';
import { giveFocusBack } from './dialog-focus';
import { Spinner } from './spinner';

const COLOURS = {
  success: 'border-success bg-success-soft text-success',
  warning: 'border-warning bg-warning-soft text-warning',
  error: 'border-danger bg-danger-soft text-danger',
} as const;

/**
 * Shows one toast at a time, read out by screen readers, gone after 3 s unless pointed at, focused, a warning, or about
 * work under way.
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
    if (!message || message.busy || message.kind === 'warning' || held) return;
    const timer = setTimeout(hide, MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message, held, hide]);
  /** By what was pressed in it, which goes with it: where that has the focus, it goes back to where it was. */
  const close = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    setHeld(false);
    hide();
    if (currentTarget === document.activeElement) giveFocusBack(before.current);
  };
  const act = (event: MouseEvent<HTMLElement>): void => {
    close(event);
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
            data-part="message"
            role={message.kind === 'error' ? 'alert' : 'status'}
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
            onFocus={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
              setHeld(true);
            }}
            onBlur={() => setHeld(false)}
            className={cn(
              'pointer-events-auto flex max-w-xl items-center gap-x-4 gap-y-2 rounded-md border px-4 py-2.5 font-medium shadow-card',
              message.kind === 'warning' && 'flex-wrap',
              COLOURS[message.kind],
            )}
          >
            {message.busy && <Spinner />}
            <span
              className={cn(
                'min-w-0 wrap-anywhere',
                // It stays, and may name many games: the rest of the screen is left, and so are its buttons.
                message.kind === 'warning' && 'max-h-[30dvh] basis-full overflow-y-auto',
              )}
            >
              {message.text}
            </span>
            {message.link && (
              <Link to={message.link.to} onClick={close} className="shrink-0 underline">
                {message.link.label}
              </Link>
            )}
            {message.action && (
              <Button size="small" onClick={act}>
                {message.action.label}
              </Button>
            )}
            {message.kind === 'warning' && (
              <Button size="small" onClick={close}>
                {t.common.close()}
              </Button>
            )}
          </div>
        )}
      </div>
    </ToastContext>
  );
}
