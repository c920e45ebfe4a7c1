import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import type { LoadedPage } from './page-modules';
import { PublicPage } from './public-page';
import type { Site } from './site';
import { SiteProvider } from './site-context';

/** The public site: the same tree on the server and in the browser, which bring their own routers. */
export function PublicApp({
  site,
  first,
  router,
}: {
  site: Site;
  first: LoadedPage | null;
  router: (children: ReactNode) => ReactNode;
}) {
  return (
    <SiteProvider site={site}>
      <ErrorBoundary>{router(<PublicPage first={first} />)}</ErrorBoundary>
    </SiteProvider>
  );
}
