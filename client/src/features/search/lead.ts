import type { KeyboardEvent } from 'react';

/** Up and down: from the field of a search to its results, through them, and back. */
export function lead(within: HTMLElement, event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const stops = [...within.querySelectorAll<HTMLElement>('input[name=q], [data-result]')];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = step === 0 || at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
