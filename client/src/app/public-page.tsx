import { Suspense, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { t } from '@/texts';
import { ErrorState } from '@/ui/error-state';
import { PageSkeleton } from '@/ui/skeleton';
import { ErrorBoundary } from './error-boundary';
import { useLivePage } from './live/use-live-page';
import type { AnyPage, PageHead, PageLocation } from './page';
import { usePageData } from './page-data';
import { type LoadedPage, loadPage } from './page-modules';
import { PublicFrame } from './public-frame';
import { PublicNotFound } from './public-not-found';
import { matchRoute, showsNavigation } from './public-routes';
import { isTenantSite } from './site';
import { ShareBar } from './share-bar';
import { ReloadByWorker } from './site-worker/reload-by-worker';
import { useSite } from './site-context';
import { usePageHead } from './use-page-head';
import { useSiteFrame } from './use-site-frame';

/** The page that the router's location asks for, within the frame that stays while pages come and go. */
export function PublicPage({ first }: { first: LoadedPage | null }) {
  const site = useSite();
  const { pathname, search, key } = useLocation();
  const match = useMemo(() => matchRoute(site, pathname), [site, pathname]);
  const location = useMemo<PageLocation>(
    () => ({ params: match?.params ?? {}, search: new URLSearchParams(search), site }),
    [match, search, site],
  );
  // That of the page which the document began with: the history keeps it over a reload.
  const [firstKey] = useState(key);
  const isFirst = key === firstKey;
  const isOfTenant = !match?.route.ofPlatform || isTenantSite(site);
  const isReturn = useNavigationType() === 'POP';
  // Before it is painted, and without a glide. Where somebody goes back to, the browser knows the place.
  const lastPath = useRef(pathname);
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (!isReturn) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [pathname, isReturn]);
  useEffect(() => {
    if (!isFirst) window.dispatchEvent(new Event('pageseen' satisfies keyof WindowEventMap));
  }, [pathname, search, isFirst]);
  return (
    <PublicFrame hasTenant={isOfTenant} hasNavigation={showsNavigation(site, match)}>
      <ErrorBoundary key={pathname} instead={isFirst ? undefined : ReloadByWorker}>
        {match === null || (import.meta.env.SSR && first === null) ? (
          <MissingPage />
        ) : (
          <Suspense fallback={<PageSkeleton />}>
            <PageOf
              loaded={first?.route.file === match.route.file ? first.page : loadPage(match.route)}
              location={location}
              isFirst={isFirst}
              isOfTenant={isOfTenant}
            />
          </Suspense>
        )}
      </ErrorBoundary>
    </PublicFrame>
  );
}

const notFoundHead = (): PageHead => ({
  title: t.site.not_found(),
});

function MissingPage() {
  usePageHead(notFoundHead());
  return <PublicNotFound />;
}

function PageOf({
  loaded,
  location,
  isFirst,
  isOfTenant,
}: {
  loaded: AnyPage | Promise<AnyPage>;
  location: PageLocation;
  isFirst: boolean;
  isOfTenant: boolean;
}) {
  const page = loaded instanceof Promise ? use(loaded) : loaded;
  const organization = useSiteFrame(isOfTenant);
  const variables = page.variables(location);
  const { data, loading, isStale, failed, retry } = usePageData(page, variables, isFirst);
  const missing = data ? (page.notFound?.(data, location) ?? null) : null;
  // There is nothing to follow of what is not there.
  const followed = missing === null ? data : undefined;
  useLivePage({ page, location, variables, data: followed, timeZone: organization?.timeZone, refetch: retry });
  const head = missing === null ? data && page.head(data, location) : notFoundHead();
  usePageHead(isStale || !head ? null : head);
  const Failed = isFirst ? ErrorState : ReloadByWorker;
  if (failed) return <Failed error={failed} onRetry={retry} />;
  if (!data)
    return loading ? (
      <PageSkeleton
        label={typeof page.loadingText === 'function' ? page.loadingText(organization) : page.loadingText}
      />
    ) : (
      <PublicNotFound />
    );
  if (missing !== null) return <PublicNotFound message={missing} />;
  return (
    <div aria-busy={isStale || undefined}>
      <page.Component data={data} location={location} />
      <ShareBar>{page.Actions && <page.Actions data={data} location={location} />}</ShareBar>
    </div>
  );
}
