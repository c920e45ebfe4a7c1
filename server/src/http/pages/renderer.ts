import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DocumentNode } from 'graphql';
import type { AskedLanguage, Language, SiteLanguage } from '../../domain/languages/language.js';
import type { SitePlace } from '../../web-app/site-address.js';
import type { IconSource } from '../../web-app/site-look.js';
import { clientDirectory } from './client-directory.js';

/** The colours of a page; `device`: those that the device of whoever looks is set to. */
export type PageTheme = 'light' | 'dark' | 'device';

/** The signed-in user as pages know them. */
export interface PageUser {
  id: string;
  username: string;
  role: 'staff' | 'org_owner' | 'super_admin';
  organizationId: string | null;
  mustChangePassword: boolean;
  theme: PageTheme;
  /** Language of the organization that is acted for. */
  siteLanguage: SiteLanguage;
}

/** Which site a page belongs to; made and read by the renderer, only passed on here. */
export interface PageSite {
  slug: string | null;
  domain: string | null;
  /** The slug stands below `/youth`. */
  viaYouth?: true;
}

/** What a page request says. */
export interface PageRequest {
  host: string | null;
  platformHost: string;
  /** Under which id views of the platform's own pages count on this host; null: they do not. */
  analyticsId: string | null;
  /** Whether the installation sends e-mail. */
  sendsMail?: boolean;
  pathname: string;
  search: string;
}

/** In which language a request wants its page. */
export interface PageLanguage extends AskedLanguage {
  /** What the address itself says; null: nothing. */
  readonly named: Language | null;
}

/** What a page request is answered with. */
export type PageTarget =
  | { kind: 'redirect'; location: string }
  | { kind: 'admin'; site: PageSite }
  | { kind: 'public' | 'missing'; site: PageSite; pathname: string };

/** A page: what to ask the graph (null: nothing), and how to render the answer. */
export interface PreparedPage {
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

/**
 * The parts of a rendered page. Texts are plain; `html`, `css`, `structuredData` and `state` are safe where they
 * belong.
 */
export interface RenderedPage {
  status: number;
  title: string;
  description: string;
  image: string | null;
  structuredData: string | null;
  language: Language;
  theme: PageTheme;
  accent: string;
  /** Null: the page shows no site that there is. */
  webApp: (SitePlace & IconSource & { readonly organizationId: string | null }) | null;
  css: string;
  bodyClass: string;
  /** Whether its views are counted: its policy has to let the script that does in. */
  isMeasured: boolean;
  /** Whether search engines may show it. */
  isListed: boolean;
  html: string;
  state: string;
  /** The page's module below client/src; null: none. */
  file: string | null;
  /** Whether the same page is there in every language. */
  isTranslated: boolean;
  /** It does not come alive in the browser. */
  isStill?: true;
  /** Whether a visitor's device may keep it, to be looked at without a network. */
  mayBeKept?: boolean;
}

/** A page for developers: what stands on it, and what the navigation around it lists. */
export interface PortalView {
  path: string;
  title: string;
  about: string;
  /** Safe HTML. */
  html: string;
  sections: readonly { readonly id: string; readonly title: string }[];
  groups: readonly {
    readonly name: string;
    readonly pages: readonly { readonly path: string; readonly title: string }[];
  }[];
  /** What was searched for; '' for nothing. */
  question: string;
  /** Whether search engines may show it. */
  isListed: boolean;
}

/** What the client's server bundle (client/src/entry-server.tsx) gives. */
export interface Renderer {
  resolveRequest(request: PageRequest, user: PageUser | null): PageTarget;
  /** The query without what the page does not read, with its '?'; '' for none. */
  knownSearch(request: PageRequest): string;
  siteOf(request: PageRequest): { site: PageSite; pathname: string };
  preparePage(site: PageSite, pathname: string, search: string): Promise<PreparedPage | null>;
  prepareMissing(site: PageSite, pathname: string): PreparedPage;
  prepareOffline(site: PageSite): PreparedPage;
  renderAdminShell(site: PageSite, asked: AskedLanguage): RenderedPage;
  renderOfflineShell(site: PageSite, asked: AskedLanguage): RenderedPage;
  renderPortal(site: PageSite, view: PortalView): RenderedPage;
}

const file = new URL('server/entry-server.js', clientDirectory);
let loaded: { version: number; renderer: Promise<Renderer> } | null = null;

/** The renderer and which build it is of; in development a new one after each build of the client. */
export async function findRenderer(): Promise<{ renderer: Renderer; build: number }> {
  if (loaded && process.env.NODE_ENV !== 'development')
    return { renderer: await loaded.renderer, build: loaded.version };
  const version = await stat(fileURLToPath(file)).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
  if (version === null) throw new Error('the client has not been built: npm run build');
  if (loaded?.version !== version)
    loaded = { version, renderer: import(`${file.href}?v=${version}`) as Promise<Renderer> };
  return { renderer: await loaded.renderer, build: version };
}
