import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cn } from '@/lib/cn';

/** One tab and what it shows. */
export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  current: string;
  onChange: (id: string) => void;
  /** Where two panels have room for a box score each they stand side by side, and the tab row is gone. */
  spread?: boolean;
}

/**
 * Tabs with arrow keys, Home and End (WAI-ARIA tabs pattern). All panels are in the page, so that printing can show
 * them.
 */
export function Tabs({ label, tabs, current, onChange, spread = false }: Props) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextIndex(
      event.key,
      tabs.findIndex(({ id }) => id === current),
      tabs.length,
    );
    if (next === null) return;
    event.preventDefault();
    onChange(tabs[next]!.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const tabbed = (
    <>
      <div
        ref={row}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        className={cn('no-print relative flex overflow-x-auto border-b border-line', spread && '@min-[76rem]:hidden')}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className="display min-h-11 border-b-3 border-transparent px-4 font-semibold whitespace-nowrap text-muted aria-selected:border-accent aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={cn(spread && '@min-[76rem]:grid @min-[76rem]:grid-cols-2 @min-[76rem]:gap-4')}>
        {tabs.map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${base}-panel-${tab.id}`}
            aria-labelledby={`${base}-tab-${tab.id}`}
            className={cn('print-block min-w-0', tab.id !== current && (spread ? '@max-[76rem]:hidden' : 'hidden'))}
          >
            {tab.panel}
          </div>
        ))}
      </div>
    </>
  );
  return spread ? <div className="@container flex flex-col gap-4">{tabbed}</div> : tabbed;
}

/** Where a key leads from a tab; null where it leads nowhere. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
