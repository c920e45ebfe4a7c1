import type { PageBundles } from './bundles.js';
import type { RenderedPage } from './renderer.js';

/** Text for between tags and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A ball in the tenant's colour. */
function icon(accent: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="${accent}"/><path d="M16 1v30M1 16h30M5 5c8 6 8 16 0 22M27 5c-8 6-8 16 0 22" fill="none" stroke="#fff" stroke-width="2"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The whole document of a page. `address` is its canonical one, absolute. */
export function pageHtml(page: RenderedPage, bundles: PageBundles, address: string): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const url = escapeHtml(address);
  const image = page.image === null ? null : escapeHtml(new URL(page.image, address).href);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta name="theme-color" content="${escapeHtml(page.accent)}">`,
    ...bundles.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...bundles.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<style>${page.css}</style>`,
    ...bundles.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${bundles.script}"></script>`,
    `<link rel="icon" href="${icon(page.accent)}">`,
    ...(page.status === 200
      ? [
          `<link rel="canonical" href="${url}">`,
          `<meta property="og:type" content="website">`,
          `<meta property="og:title" content="${title}">`,
          `<meta property="og:description" content="${description}">`,
          `<meta property="og:url" content="${url}">`,
          ...(image === null ? [] : [`<meta property="og:image" content="${image}">`]),
          `<meta name="twitter:card" content="summary">`,
        ]
      : ['<meta name="robots" content="noindex">']),
    ...(page.structuredData === null ? [] : [`<script type="application/ld+json">${page.structuredData}</script>`]),
  ];
  const bodyClass = page.bodyClass === '' ? '' : ` class="${escapeHtml(page.bodyClass)}"`;
  return `<!doctype html>
<html lang="${escapeHtml(page.language)}" data-theme="${page.theme}">
<head>
${head.join('\n')}
</head>
<body${bodyClass}>
<div id="root">${page.html}</div>
<script type="application/json" id="page-state">${page.state}</script>
</body>
</html>
`;
}

/** A page for when no page can be made. Needs neither bundles nor data. */
export function plainHtml(title: string, message: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p><p><a href="/">Home</a></p></body>
</html>
`;
}
