import { onceHeadIsSet } from './head-state';

/** One page view as it is counted. */
export interface PageView {
  /** The measurement id of the host that the page came from. */
  id: string;
  /** The whole path, with the tenant's prefix and without query. */
  path: string;
  title: string;
}

/** Counts page views with a service; `adapter.ts` names the one in use. */
export type PageViewAdapter = (view: PageView) => void;

/** How long a page has to stay before it counts: redirects have passed by then. */
const PAGE_VIEW_DELAY_MS = 300;

/**
 * Counts a view once the page has stayed for `PAGE_VIEW_DELAY_MS` and its own title is in the document, whichever comes
 * later.
 * @param path of the page, as its head knows it
 * @param view read when it is counted
 * @returns calls it off
 */
export function countLater(path: string, view: () => PageView, adapter: PageViewAdapter): () => void {
  let stop = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    stop = onceHeadIsSet(path, () => adapter(view()));
  }, PAGE_VIEW_DELAY_MS);
  return () => stop();
}
