import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface Props {
  isOn: boolean;
  /** Work is under way: takes no more clicks, keeps the focus. */
  isBusy: boolean;
  onTurn: (isOn: boolean) => void;
  /** What it switches. */
  children: ReactNode;
}

/** A switch with its label. */
export function Switch({ isOn, isBusy, onTurn, children }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || onTurn(!isOn)}
      className="flex min-h-11 items-center justify-between gap-4 rounded-md text-left"
    >
      <span className="flex min-w-0 flex-col">{children}</span>
      <span
        aria-hidden="true"
        className={cn(
          'flex h-6 w-11 shrink-0 items-center rounded-full border px-0.5 transition-colors',
          isOn ? 'justify-end border-accent-solid bg-accent-solid' : 'justify-start border-line-strong bg-surface-2',
          isBusy && 'opacity-55',
        )}
      >
        <span className={cn('size-4.5 rounded-full', isOn ? 'bg-on-accent' : 'bg-line-strong')} />
      </span>
    </button>
  );
}
