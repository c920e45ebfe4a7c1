import type { Site } from './site';

/** What the server puts into a page, as JSON in a script element that is never run. */
export interface PageState {
  site: Site;
  /** The answer of the page's document; null where the page has none. */
  data: unknown;
}

/** The element that holds the state. */
const STATE_ELEMENT_ID = 'page-state';

/** JSON that cannot end its script element or begin a comment in it. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The state that came with the page. */
export function readPageState(): PageState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('the page came without its state');
  return JSON.parse(text) as PageState;
}
