/** Where programs find nothing that a search should lead to. */
const ASIDE = ['/api/', '/graphql', '/exports/', '/login'];

/** The text of robots.txt. @param sitemap its whole address; null: nothing of the host may be visited */
export function robotsText(sitemap: string | null): string {
  if (sitemap === null) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\n${ASIDE.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${sitemap}\n`;
}

/** A sitemap of pages by their whole addresses. */
export function sitemapXml(addresses: readonly string[]): string {
  return xml(
    'urlset',
    addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`),
  );
}

/** A list of sitemaps by their whole addresses. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  return xml(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`),
  );
}

function xml(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
