import type { AnyPage } from './page';
import type { PublicRoute } from './public-routes';

/** A route with its page in hand. */
export interface LoadedPage {
  route: PublicRoute;
  page: AnyPage;
}

const loading = new Map<string, Promise<AnyPage>>();

/** The page of a route; its module is fetched once. A failed fetch is tried again at the next call. */
export function loadPage(route: PublicRoute): Promise<AnyPage> {
  const known = loading.get(route.file);
  if (known) return known;
  const page = route.load().then((module) => module.default);
  loading.set(route.file, page);
  page.catch(() => loading.delete(route.file));
  return page;
}
