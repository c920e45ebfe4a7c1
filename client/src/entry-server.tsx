import { languageFor } from '@domain/languages/language-for';
import type { AskedLanguage, Language, SiteLanguage } from '@domain/languages/language';
import { PLATFORM_ACCENT } from '@domain/sites/platform';
import type { DocumentNode } from 'graphql';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { documentDescription, documentTitle, isHomePage, PRODUCT_NAME, siteTitle } from './app/heads';
import type { PageHead, PageLocation } from './app/page';
import { ServerData } from './app/page-data';
import { type LoadedPage, loadPage } from './app/page-modules';
import { toScriptJson } from './app/page-state';
import { PublicApp } from './app/public-app';
import { PublicFrame } from './app/public-frame';
import { matchRoute } from './app/public-routes';
import {
  analyticsIdOf,
  hasTenant,
  isTenantSite,
  type PageTheme,
  prefixOf,
  type Site,
  tenantVariables,
} from './app/site';
import { SiteProvider } from './app/site-context';
import { OfflinePage } from './app/site-worker/offline-page';
import { SiteFrameDocument, type SiteFrameFragment } from './app/site-frame.generated';
import { PortalPage, type PortalView } from './features/developers/portal-page';
import { accentCss } from './lib/accent';
import { t } from '@/texts';
import { inLanguage, language } from '@/texts/language';

export { knownSearch, resolveRequest, siteOf } from './app/resolve-request';

/** A page that a path stands for: what to ask the graph, and how to render the answer. */
export interface PreparedPage {
  /** Null: the page needs nothing of the graph. */
  document: DocumentNode | null;
  variables: Record<string, unknown>;
  /** The page's module below client/src, and what of its path is an id. */
  file: string | null;
  params: Readonly<Record<string, string>>;
  /** What the page calls itself; null: what it is about is not there. */
  title(data: unknown): string | null;
  /** In the language that the request asks for, or else the site's own. */
  render(data: unknown, asked: AskedLanguage): RenderedPage;
}

/** The parts of a rendered page; the server joins them with the names of the bundles. */
export interface RenderedPage {
  status: number;
  title: string;
  description: string;
  image: string | null;
  /** JSON for search engines, safe inside a script element. */
  structuredData: string | null;
  /** Attributes of <html>. */
  language: Language;
  theme: PageTheme;
  /** The tenant's colour, as it is set. */
  accent: string;
  /** Where the site's manifest and icons are, and what the icons are made of; null where the page shows no site. */
  webApp: {
    organizationId: string | null;
    prefix: string;
    domain: string | null;
    accent: string;
    logoUrl: string | null;
  } | null;
  /** The tenant's colours as CSS; its hash goes into the page's security policy. */
  css: string;
  bodyClass: string;
  /** Whether its views are counted: its security policy has to let the script that does in. */
  isMeasured: boolean;
  /** Whether search engines may show it: pages of organizations that are not listed are for those who know of them. */
  isListed: boolean;
  html: string;
  /** JSON for the browser, safe inside a script element. */
  state: string;
  /** The page's module below client/src, as the manifest names it; null on a page without one. */
  file: string | null;
  /** Whether the same page is there in every language. */
  isTranslated: boolean;
  /** It does not come alive in the browser. */
  isStill?: true;
  /** Whether a visitor's device may keep it, to be looked at without a network. */
  mayBeKept?: boolean;
}

/** The page of a path below the tenant's prefix; null where there is none. */
export async function preparePage(site: Site, pathname: string, search: string): Promise<PreparedPage | null> {
  const match = matchRoute(site, pathname);
  if (!match) return null;
  const page = await loadPage(match.route);
  const location: PageLocation = { params: match.params, search: new URLSearchParams(search), site };
  const isMissing = (data: unknown): boolean => !data || (page.notFound?.(data, location) ?? null) !== null;
  return {
    document: page.document,
    variables: page.variables(location),
    file: match.route.file,
    params: match.params,
    title: (data) => (isMissing(data) ? null : (page.head(data, location).title ?? t.site.the_home_page())),
    render: (data, asked) =>
      inLanguage(languageFor(asked, languageOf(data)), () => {
        const missing = isMissing(data);
        const head: PageHead = missing ? { title: t.site.not_found() } : page.head(data, location);
        return rendered(site, pathname + search, { route: match.route, page }, data, head, missing ? 404 : 200);
      }),
  };
}

/** The not-found page of a site, within its frame where there is a tenant. */
export function prepareMissing(site: Site, pathname: string): PreparedPage {
  return {
    document: hasTenant(site) ? SiteFrameDocument : null,
    variables: tenantVariables(site),
    file: null,
    params: {},
    title: () => null,
    render: (data, asked) =>
      inLanguage(languageFor(asked, languageOf(data)), () =>
        rendered(site, pathname, null, data, { title: t.site.not_found() }, 404),
      ),
  };
}

/**
 * What a device shows within the site's frame, without a network, for a page that it does not keep. It does not come
 * alive.
 */
export function prepareOffline(site: Site): PreparedPage {
  return {
    ...prepareMissing(site, '/'),
    render: (data, asked) =>
      inLanguage(languageFor(asked), () => {
        const html = renderToString(
          <ServerData value={data}>
            <SiteProvider site={site}>
              <StaticRouter basename={prefixOf(site)} location={`${prefixOf(site)}/offline`}>
                <PublicFrame hasTenant hasNavigation>
                  <OfflinePage />
                </PublicFrame>
              </StaticRouter>
            </SiteProvider>
          </ServerData>,
        );
        const head: PageHead = { title: t.site.this_page_is_not_on_this_device() };
        return { ...documentOf(site, '/offline', null, data, head, 200, html), isListed: false, isStill: true };
      }),
  };
}

/** The page that the admin area comes alive in; in the language of who signed in, or of their organization. */
export function renderAdminShell(site: Site, asked: AskedLanguage): RenderedPage {
  return inLanguage(languageFor(asked, site.user?.siteLanguage), () => shell(site));
}

function shell(site: Site): RenderedPage {
  const title = siteTitle(site);
  return {
    status: 200,
    title,
    description: documentDescription({}, title),
    image: null,
    structuredData: null,
    language: language(),
    theme: site.user?.theme ?? 'device',
    accent: PLATFORM_ACCENT,
    webApp: null,
    css: accentCss(PLATFORM_ACCENT),
    bodyClass: '',
    isMeasured: false,
    isListed: false,
    html: '',
    state: toScriptJson({ site, data: null }),
    file: null,
    isTranslated: false,
  };
}

/**
 * The document that opens the screen at the table without a network: the same for everybody on a host, with nobody's
 * data. Who is signed in, and what there is of the game, is kept by the device.
 */
export function renderOfflineShell({ host, onPlatform, platformAddress }: Site, asked: AskedLanguage): RenderedPage {
  const site: Site = { host, onPlatform, slug: null, domain: null, user: null, platformAddress, fromDevice: true };
  return { ...renderAdminShell(site, asked), file: 'features/plays/courtside-screen.tsx' };
}

/**
 * A page for developers in the product's frame, in English as their guides are. It does not come alive: what it does,
 * `entry-portal.ts` does.
 */
export function renderPortal(site: Site, view: PortalView): RenderedPage {
  const title = t.site.for_developers({ title: view.title, productName: PRODUCT_NAME });
  return {
    ...shell(site),
    title,
    description: view.about,
    theme: 'device',
    isListed: view.isListed,
    isStill: true,
    html: renderToString(
      <SiteProvider site={site}>
        <StaticRouter location={view.path}>
          <PortalPage view={view} />
        </StaticRouter>
      </SiteProvider>,
    ),
  };
}

/** In which language the organization of a page wants its pages. */
function languageOf(data: unknown): SiteLanguage {
  return (organizationOf(data)?.siteLanguage.toLowerCase() ?? 'device') as SiteLanguage;
}

function organizationOf(data: unknown): SiteFrameFragment | null {
  return (data as { organization?: SiteFrameFragment | null } | null)?.organization ?? null;
}

/** In the language of the moment. */
function rendered(
  site: Site,
  path: string,
  first: LoadedPage | null,
  data: unknown,
  head: PageHead,
  status: number,
): RenderedPage {
  const basename = prefixOf(site);
  const html = renderToString(
    <ServerData value={data}>
      <PublicApp
        site={site}
        first={first}
        router={(children) => (
          <StaticRouter basename={basename} location={basename + path}>
            {children}
          </StaticRouter>
        )}
      />
    </ServerData>,
  );
  return documentOf(site, path, first, data, head, status, html);
}

function documentOf(
  site: Site,
  path: string,
  first: LoadedPage | null,
  data: unknown,
  head: PageHead,
  status: number,
  html: string,
): RenderedPage {
  const organization = organizationOf(data);
  const title = siteTitle(site);
  const structured = status === 200 && first?.page.structuredData && first.page.structuredData(data);
  return {
    status,
    title: documentTitle(head, title),
    description: documentDescription(head, title),
    image: head.image ?? organization?.logoUrl ?? null,
    structuredData: structured ? toScriptJson({ '@context': 'https://schema.org', ...structured }) : null,
    language: language(),
    theme: (organization?.theme.toLowerCase() ?? 'light') as PageTheme,
    accent: organization?.accent ?? PLATFORM_ACCENT,
    webApp: webAppOf(site, organization),
    css: accentCss(organization?.accent ?? PLATFORM_ACCENT),
    bodyClass: isHomePage(path.split('?', 1)[0]!) ? 'homepage' : '',
    isMeasured: analyticsIdOf(site, first?.route.ofPlatform && !isTenantSite(site) ? null : organization) !== null,
    isListed: organization?.listed !== false && !first?.route.isForm,
    html,
    state: toScriptJson({ site, data: data ?? null }),
    file: first?.route.file ?? null,
    isTranslated: status === 200,
    mayBeKept: first !== null && !first.route.isForm,
  };
}

/** A site's by its address alone: whom a signed-in user acts for makes no site. */
function webAppOf(site: Site, organization: SiteFrameFragment | null): RenderedPage['webApp'] {
  const place = { organizationId: null, prefix: prefixOf(site), domain: site.domain };
  if (!isTenantSite(site)) return { ...place, accent: PLATFORM_ACCENT, logoUrl: null };
  return (
    organization && {
      ...place,
      organizationId: organization.id,
      accent: organization.accent,
      logoUrl: organization.logoUrl ?? null,
    }
  );
}
