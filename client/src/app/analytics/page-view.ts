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

/** How long a page has to stay before it counts: its title is there by then, and redirects have passed. */
export const PAGE_VIEW_DELAY_MS = 300;

/**
 * Counts a view once the page has stayed for `PAGE_VIEW_DELAY_MS`.
 * @param view read when it is counted
 * @returns calls it off
 */
export function countLater(view: () => PageView, adapter: PageViewAdapter): () => void {
  const timer = setTimeout(() => adapter(view()), PAGE_VIEW_DELAY_MS);
  return () => clearTimeout(timer);
}
