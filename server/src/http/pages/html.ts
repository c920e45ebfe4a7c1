import { accentColours } from '../../domain/colours/accent-colours.js';
import { type Language, LANGUAGES } from '../../domain/languages/language.js';
import { embedOfPage } from '../../domain/sites/embed-of-page.js';
import { PICTURE_SIZE, pictureAddress, pictureOfPage } from '../../domain/sites/picture-of-page.js';
import { textsIn } from '../../texts/texts.js';
import { ballSvg } from '../../web-app/ball.js';
import { webAppLinks } from '../../web-app/site-address.js';
import type { PageBundles } from './bundles.js';
import type { PageTheme, RenderedPage } from './renderer.js';
import { STARTER } from './starter.js';

/** As social networks name languages. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_LA' };

/**
 * A dense table that is seen at once, as client/src/ui/table.tsx writes it; those behind charts are hidden. Its face is
 * fetched with the others: one that comes when tables stand already lays out all of the page once more.
 */
const DENSE_TABLE = /<table class="table" data-sticky="[^"]*" data-dense/;

/** Text for between tags and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A ball in the tenant's colour. */
function icon(accent: string): string {
  return `data:image/svg+xml,${encodeURIComponent(ballSvg(accent))}`;
}

/** The colour of the browser's bar: that of the page's own head below it, as the manifest has it, too. */
function themeColours(accent: string, theme: PageTheme): string[] {
  const meta = (of: 'light' | 'dark', media = ''): string =>
    `<meta name="theme-color"${media} content="${accentColours(accent, of).solid}">`;
  if (theme !== 'device') return [meta(theme)];
  return (['light', 'dark'] as const).map((of) => meta(of, ` media="(prefers-color-scheme: ${of})"`));
}

function webAppLines(webApp: NonNullable<RenderedPage['webApp']>): string[] {
  const { manifest, touchIcon } = webAppLinks(webApp, webApp);
  return [
    `<link rel="manifest" href="${escapeHtml(manifest)}">`,
    `<link rel="apple-touch-icon" sizes="180x180" href="${escapeHtml(touchIcon)}">`,
  ];
}

/** Where a site that is given the page's address finds what to show of it. */
function embedLines({ webApp }: RenderedPage, address: string): string[] {
  const { origin, pathname, searchParams } = new URL(address);
  if (webApp === null || embedOfPage(pathname.slice(webApp.prefix.length), searchParams) === null) return [];
  const href = `${origin}/oembed?${new URLSearchParams({ url: address })}`;
  return [`<link rel="alternate" type="application/json+oembed" href="${escapeHtml(href)}">`];
}

/**
 * What a site that shows the page's address draws: the picture of what the page is about, or else the page's own image.
 */
function imageLines({ webApp, image, language }: RenderedPage, address: string): string[] {
  const { origin, pathname, searchParams } = new URL(address);
  const picture = webApp && pictureOfPage(pathname.slice(webApp.prefix.length), searchParams);
  if (picture === null) {
    const lines =
      image === null ? [] : [`<meta property="og:image" content="${escapeHtml(new URL(image, address).href)}">`];
    return [...lines, '<meta name="twitter:card" content="summary">'];
  }
  const href = origin + pictureAddress(picture, webApp!, language);
  return [
    `<meta property="og:image" content="${escapeHtml(href)}">`,
    '<meta property="og:image:type" content="image/png">',
    `<meta property="og:image:width" content="${PICTURE_SIZE.width}">`,
    `<meta property="og:image:height" content="${PICTURE_SIZE.height}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Scripts that make the page: they are fetched at once. */
function scriptLines({ script, modules }: PageBundles): string[] {
  return [
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${script}"></script>`,
  ];
}

/** The same page in each language, for search engines: at an address that stays in it, whoever asks. */
function languageLines({ isTranslated, language }: RenderedPage, address: string): string[] {
  if (!isTranslated) return [];
  const alternate = (code: string, href: string): string =>
    `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}">`;
  return [
    ...LANGUAGES.map((code) => alternate(code, inLanguage(address, code))),
    alternate('x-default', address),
    `<meta property="og:locale" content="${LOCALES[language]}">`,
    ...LANGUAGES.filter((code) => code !== language).map(
      (code) => `<meta property="og:locale:alternate" content="${LOCALES[code]}">`,
    ),
  ];
}

/** An address that names its language; in which language the one without it answers depends on who asks. */
function inLanguage(address: string, language: Language): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}

/**
 * The whole document of a page. `address` is its canonical one, absolute.
 * @param named the language that the request's address names: then it is a page of its own to search engines
 */
export function pageHtml(
  page: RenderedPage,
  bundles: PageBundles,
  address: string,
  named: Language | null = null,
): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const url = escapeHtml(named === null || !page.isTranslated ? address : inLanguage(address, named));
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...themeColours(page.accent, page.theme),
    `<meta name="color-scheme" content="${page.theme === 'device' ? 'light dark' : page.theme}">`,
    ...(bundles.theme !== null && page.theme === 'device' ? [`<script src="${bundles.theme}"></script>`] : []),
    // Before the style sheets, since the browser holds a script back until those above it are there.
    ...(bundles.afterPaint
      ? [
          `<script data-scripts="${[bundles.script, ...bundles.modules].join(' ')}"${bundles.behind.length > 0 ? ` data-behind="${bundles.behind.join(' ')}"` : ''} data-organization="${escapeHtml(page.webApp?.organizationId ?? '')}">${STARTER}</script>`,
        ]
      : []),
    ...[...bundles.fonts, ...(DENSE_TABLE.test(page.html) ? bundles.figures : [])].map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...bundles.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<style>${page.css}</style>`,
    ...(bundles.afterPaint ? [] : scriptLines(bundles)),
    `<link rel="icon" href="${icon(page.accent)}">`,
    ...(page.webApp === null ? [] : webAppLines(page.webApp)),
    ...(page.status === 200
      ? [
          `<link rel="canonical" href="${url}">`,
          `<meta property="og:type" content="website">`,
          `<meta property="og:title" content="${title}">`,
          `<meta property="og:description" content="${description}">`,
          `<meta property="og:url" content="${url}">`,
          ...languageLines(page, address),
          ...imageLines(page, address),
          ...embedLines(page, address),
        ]
      : []),
    ...(page.status === 200 && page.isListed ? [] : ['<meta name="robots" content="noindex">']),
    ...(page.structuredData === null ? [] : [`<script type="application/ld+json">${page.structuredData}</script>`]),
  ];
  const bodyClass = page.bodyClass === '' ? '' : ` class="${escapeHtml(page.bodyClass)}"`;
  return `<!doctype html>
<html lang="${escapeHtml(page.language)}" data-theme="${page.theme}">
<head>
${head.join('\n')}
</head>
<body${bodyClass}>
${page.isStill ? page.html : `<div id="root">${page.html}</div>\n<script type="application/json" id="page-state">${page.state}</script>`}
</body>
</html>
`;
}

/** In attributes, which every page's policy allows: the same for all, whoever answers it. */
const PLAIN_BODY = 'max-width:36rem;margin:0 auto;padding:12vh 1.25rem;font:1rem/1.5 system-ui,sans-serif';
const PLAIN_HEADING = 'margin:0;font-size:1.5rem;line-height:1.25';

/** A page for when no page can be made. Needs neither bundles nor data; its colours are the device's. */
export function plainHtml(title: string, message: string, language: Language = 'en'): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="${PLAIN_BODY}"><h1 style="${PLAIN_HEADING}">${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p><p><a href="/" target="_top">${textsIn(language).server.home()}</a></p></body>
</html>
`;
}
