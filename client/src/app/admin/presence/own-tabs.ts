import { randomUuid } from '@/lib/random-uuid';

/** Where a tab keeps its id, over reloads and from screen to screen. */
const TAB_KEY = 'present-tab';
/** What this browser's tabs have said last, by the tab. */
const KEY = 'present-tabs';
/** The server counts none as there so long after it was heard. */
const FORGOTTEN_MS = 60_000;

/**
 * The id of this tab. A page that goes away is not always heard, as where a worker answers for it: whoever comes after
 * it in the tab takes its place.
 */
export function idOfTab(): string {
  try {
    const known = sessionStorage.getItem(TAB_KEY);
    if (known !== null) return known;
    const made = randomUuid();
    sessionStorage.setItem(TAB_KEY, made);
    return made;
  } catch {
    return randomUuid();
  }
}

/** Notes that a tab of this browser has said that it is there. */
export function noteOwnTab(tab: string, now = Date.now()): void {
  const known = Object.entries(read()).filter(([, saidAt]) => Math.abs(now - saidAt) < FORGOTTEN_MS);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(known), [tab]: now }));
  } catch {
    // Storage is full or forbidden: tabs of this browser are told of each other.
  }
}

/** Those who are elsewhere: who sits at this device needs no word of being there, in this tab or in another one. */
export function withoutOwnTabs<Present extends { readonly id: string }>(others: readonly Present[]): Present[] {
  const own = read();
  return others.filter(({ id }) => !Object.hasOwn(own, id));
}

function read(): Record<string, number> {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
  } catch {
    return {};
  }
}
