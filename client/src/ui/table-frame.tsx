import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cn } from '@/lib/cn';

interface Props {
  /** Read out by screen readers. */
  label: string;
  /** From 1024 px on the table fits its place, so that nothing has to scroll. */
  fitsWide?: boolean;
  className?: string;
  /** The table, with `className="table"`. */
  children: ReactNode;
}

/**
 * What stands around a table: it scrolls sideways where there is not room enough, grows with its rows, and its head
 * stays in sight.
 */
export function TableFrame({ label, fitsWide = false, className, children }: Props) {
  const frame = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useFloatingHead(frame, bar);
  return (
    <div className="table-place">
      <div aria-hidden="true" className="table-heads no-print">
        <div ref={bar} hidden className="table-head" />
      </div>
      {/* Focusable, so that the keyboard can scroll it sideways. */}
      <section
        ref={frame}
        className={cn('table-frame', className)}
        data-wide={fitsWide || undefined}
        aria-label={label}
        tabIndex={0}
      >
        {children}
      </section>
    </div>
  );
}

/** Further than any page goes on. */
const BELOW = '0px 0px 1000000px 0px';

/** Keeps the table's head in sight, once it has left the window: what does it is loaded then. */
function useFloatingHead(frame: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [box, place] = [frame.current!, bar.current!];
    const head = box.querySelector('thead');
    let end: (() => void) | undefined;
    const leaving = new IntersectionObserver(
      ([entry]) => {
        if (entry!.isIntersecting || entry!.boundingClientRect.top > 0) return;
        leaving.disconnect();
        void import('./floating-head').then(({ floatHead }) => {
          if (end === undefined) end = floatHead(box, place);
        });
      },
      // What is still below the window counts as within it: a jump from there to above it would else go unnoticed.
      { rootMargin: BELOW },
    );
    if (head) leaving.observe(head);
    return () => {
      leaving.disconnect();
      end?.();
      end = () => undefined;
    };
  }, [frame, bar]);
}
