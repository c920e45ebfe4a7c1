import type { PageEmbed } from '../domain/sites/embed-of-page.js';

/** What of an organization a site shows, as an address names it. */
export interface EmbedAddress extends PageEmbed {
  /** How the organization is named: by slug or by domain, or by neither on its own host. */
  readonly slug: string | null;
  readonly domain: string | null;
}

/** Where an embed is, below the host. */
export function embedPath({ kind, ...named }: EmbedAddress): string {
  const query = new URLSearchParams(Object.entries(named).filter((pair): pair is [string, string] => pair[1] != null));
  const text = query.toString();
  return `/embed/${kind}${text === '' ? '' : `?${text}`}`;
}
