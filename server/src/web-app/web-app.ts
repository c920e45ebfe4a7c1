import type { RequestHandler } from 'express';
import { isPlatformHost } from '../domain/sites/is-platform-host.js';
import { hostOf } from '../domain/text/host-of.js';
import { organizationById } from '../features/organizations/organization.loaders.js';
import type { TransportResponse, CacheableResponse } from '../http/response.js';
import type { RequestContext } from '../context/request-context.js';
import { handleRequest } from '../http/handle-request.js';
import type { Failure } from '../http/failure.js';
import { originOf } from '../http/security/origin.js';
import type { AppParts } from '../http/app-parts.js';
import { imageQueue } from '../uploads/image-queue.js';
import { drawIcon } from './draw-icon.js';
import { type IconFile, ICONS } from './icon-forms.js';
import { keptIcon } from './kept-icons.js';
import { manifestText } from './manifest.js';
import { LogoMissing, readLogo } from './read-logo.js';
import { MANIFEST_FILE, type SitePlace } from './site-address.js';
import { iconKey, type IconSource, iconVersion, PLATFORM_LOOK, type SiteLook } from './site-look.js';

const FILES = [MANIFEST_FILE, ...Object.keys(ICONS)].join('|').replaceAll('.', '\\.');
const PATH = new RegExp(`^(?:/(youth/)?([^/]+))?/(${FILES})$`, 'u');

const TEXT = { 'content-type': 'text/plain; charset=utf-8' };
const MANIFEST = { 'content-type': 'application/manifest+json; charset=utf-8', vary: 'Accept-Encoding' };
const ICON = { 'content-type': 'image/png', vary: 'Accept-Encoding' };
/** At its own address an icon never changes. */
const KEPT_ICON = { ...ICON, 'cache-control': 'public, max-age=31536000, immutable' };
const NOT_FOUND: CacheableResponse = {
  cacheable: true,
  answer: { status: 404, headers: TEXT, body: Buffer.from('Not found\n') },
};

/** One site as its address names it. */
interface Named {
  slug: string | null;
  domain: string | null;
  viaYouth: boolean;
  onPlatform: boolean;
}

/**
 * What a phone asks a site for when somebody puts it on the home screen: `manifest.webmanifest` and icons as PNG, below
 * the slug, below `/youth/{slug}`, at the root of an organization's own host, and of the platform's for its own pages.
 * The same for everybody: cookies play no part.
 */
export function webApp(parts: AppParts): RequestHandler {
  const { config } = parts.services;
  return async (req, res, next) => {
    const found = PATH.exec(req.path);
    if (!found || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const [, youth, slug = null, file] = found;
    const onPlatform = isPlatformHost(originOf(req, config.trustProxy).host, config.platformHost);
    // On an organization's own host a first segment is no slug.
    if (slug !== null && youth === undefined && !onPlatform) return next();
    const query = new URLSearchParams(req.originalUrl.split('?')[1]);
    const domain = slug === null && query.get('domain') ? hostOf(query.get('domain')!) : null;
    // Manifests have no versions: whatever is made up is the same response.
    const version = file === MANIFEST_FILE ? null : (/^[0-9a-f]{8}$/u.exec(query.get('v') ?? '')?.[0] ?? null);
    const named: Named = { slug, domain, viaYouth: youth !== undefined, onPlatform };
    await handleRequest(parts, req, res, {
      transport: 'page',
      key: JSON.stringify(['web app', req.path, domain, version]),
      names: { slug, domain },
      anonymous: true,
      isOpen: true,
      isOwn: true,
      produce: (ctx) => produce(ctx, named, file as IconFile | typeof MANIFEST_FILE, version),
      fail,
    });
  };
}

async function produce(
  ctx: RequestContext,
  named: Named,
  file: IconFile | typeof MANIFEST_FILE,
  version: string | null,
): Promise<CacheableResponse> {
  const site = await siteOf(ctx, named);
  if (!site) return { ...NOT_FOUND, cacheable: version === null };
  const { look, place } = site;
  if (file === MANIFEST_FILE)
    return {
      cacheable: true,
      answer: { status: 200, headers: MANIFEST, body: Buffer.from(manifestText(look, place)) },
    };
  const { body, isWhole } = await iconOf(ctx, file, look);
  const isCurrent = isWhole && version === iconVersion(look);
  // Any number of versions can be made up: only what pages name is kept.
  return {
    cacheable: isCurrent || (isWhole && version === null),
    answer: { status: 200, headers: isCurrent ? KEPT_ICON : ICON, body },
  };
}

/** A site's icon as PNG; not whole while the store does not have the logo's file, and then the ball. */
async function iconOf(
  ctx: RequestContext,
  file: IconFile,
  look: IconSource,
): Promise<{ body: Buffer; isWhole: boolean }> {
  const draw = (source: IconSource): Promise<Buffer> =>
    keptIcon(iconKey(file, source), () =>
      imageQueue.run(ctx.tenant?.id ?? null, async () =>
        drawIcon(file, source.accent, await readLogo(ctx.services.config, source.logoUrl)),
      ),
    );
  try {
    return { body: await draw(look), isWhole: true };
  } catch (error) {
    if (!(error instanceof LogoMissing)) throw error;
    return { body: await draw({ accent: look.accent, logoUrl: null }), isWhole: false };
  }
}

/** The site with its look, canonical in its addresses; null where there is none. */
async function siteOf(
  ctx: RequestContext,
  { slug, domain, viaYouth, onPlatform }: Named,
): Promise<{ look: SiteLook; place: SitePlace } | null> {
  if (!ctx.tenant)
    return slug === null && domain === null && onPlatform
      ? { look: PLATFORM_LOOK, place: { prefix: '', domain: null } }
      : null;
  const look = await organizationById(ctx, ctx.tenant.id);
  if (!look) return null;
  const prefix = slug === null ? '' : `${viaYouth ? '/youth' : ''}/${look.slug}`;
  return { look, place: { prefix, domain } };
}

function fail({ status, message }: Failure): TransportResponse {
  return { status, headers: TEXT, body: Buffer.from(`${message}\n`) };
}
