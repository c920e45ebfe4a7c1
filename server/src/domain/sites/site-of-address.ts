import { hostOf } from '../text/host-of.js';
import { isReservedSlug } from '../text/is-reserved-slug.js';
import { cleanPath } from './clean-path.js';
import { isPlatformHost } from './is-platform-host.js';

/** An address of one of our pages. */
export interface PageAddress {
  /** As the browser sent it; may carry a port. */
  readonly host: string | null;
  /** The platform's own host name. */
  readonly platformHost: string;
  /** The path as sent, percent-encoded. */
  readonly pathname: string;
  /** With its '?', or ''. */
  readonly search: string;
}

/** Which site an address is of. */
export interface AddressedSite {
  /** Host name without port and leading www. */
  readonly host: string;
  /** Whether the host is the platform's own (or localhost), where tenants have a slug. */
  readonly onPlatform: boolean;
  /** The tenant's slug when the path names it. */
  readonly slug: string | null;
  /** The `domain` parameter, which takes the host's place; null beside a slug. */
  readonly domain: string | null;
  /** Whether the slug stands below `/youth`, where it may on any host. */
  readonly viaYouth: boolean;
  /** The path below the site's prefix. */
  readonly pathname: string;
}

/** Which site an address is of, whoever asks: by slug, by slug below `/youth`, by `?domain=`, or by its own host. */
export function siteOfAddress({ platformHost, search, ...address }: PageAddress): AddressedSite {
  const host = hostOf(address.host ?? '') ?? 'localhost';
  const onPlatform = isPlatformHost(host, platformHost);
  const pathname = cleanPath(address.pathname);
  const segments = pathname.split('/').slice(1);
  const first = (segments[0] ?? '').toLowerCase(); // as sent: a slug has no letter that needs encoding
  if (first === 'youth' && segments[1] !== undefined) {
    const [, slug, ...rest] = segments;
    return {
      host,
      onPlatform,
      slug: slug!.toLowerCase(),
      domain: null,
      viaYouth: true,
      pathname: `/${rest.join('/')}`,
    };
  }
  if (onPlatform && first !== '' && !isReservedSlug(first))
    return {
      host,
      onPlatform,
      slug: first,
      domain: null,
      viaYouth: false,
      pathname: `/${segments.slice(1).join('/')}`,
    };
  const parameter = new URLSearchParams(search).get('domain');
  const domain = parameter ? hostOf(parameter) : null;
  return { host, onPlatform, slug: null, domain, viaYouth: false, pathname };
}
