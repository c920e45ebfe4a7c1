import type { Block } from '@/ui/blocks/block';
import { prefixOf, type Site } from './site';

type Place = Pick<Site, 'slug' | 'viaYouth' | 'domain'>;

/** A link of rich text to a page of the same site: `/registration`. Uploaded files are the host's. */
const LOCAL_LINK = /(<a href=")\/(?!\/|uploads\/)([^"]*)"/g;

/**
 * Blocks whose links to pages of their own site lead below its prefix, and carry the `domain` parameter on: their
 * author knows of neither.
 */
export function withSiteLinks(blocks: readonly Block[], site: Place): Block[] {
  return blocks.map((block) => ({
    ...block,
    html: block.html && localLinks(block.html, site),
    items: block.items?.map((item) => ({ ...item, html: localLinks(item.html, site) })) ?? null,
  }));
}

function localLinks(html: string, site: Place): string {
  return html.replace(
    LOCAL_LINK,
    (_link, start: string, path: string) => `${start}${prefixOf(site)}/${withDomain(path, site.domain)}"`,
  );
}

function withDomain(path: string, domain: string | null): string {
  if (domain === null) return path;
  const [, before = '', hash = ''] = /^([^#]*)(.*)$/.exec(path) ?? [];
  return `${before}${before.includes('?') ? '&amp;' : '?'}domain=${encodeURIComponent(domain)}${hash}`;
}
