import { createHash } from 'node:crypto';
import type { Language } from '../domain/languages/language.js';
import { accentColours } from '../domain/colours/accent-colours.js';
import { escapeHtml } from '../http/pages/html.js';
import { lookScript } from '../http/pages/look-script.js';
import { PAGE_VARY } from '../http/send.js';
import { pageSecurityPolicy } from '../http/security/security-headers.js';
import type { TransportResponse } from '../http/response.js';
import type { Embedded, EmbedOrganization } from './embed-kinds.js';

/** Which colours an embed has; `device`: those that the reader's device is set to. */
export const EMBED_THEMES = ['device', 'light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/**
 * Says how high the page is, and asks for it again whenever a game of today has changed, and with the first that it
 * hears: it may have been made long before, or have been hidden meanwhile.
 */
const SCRIPT = `
  const tell = () => parent.postMessage({ embedHeight: document.documentElement.offsetHeight }, '*');
  new ResizeObserver(tell).observe(document.documentElement);
  ${lookScript('main')}
  const { stream } = document.body.dataset;
  let source = null;
  const follow = () => {
    if (!stream || document.hidden === (source === null)) return;
    if (document.hidden) { source.close(); source = null; return; }
    source = new EventSource(stream);
    source.addEventListener('next', look);
    source.addEventListener('complete', () => source.close());
  };
  document.addEventListener('visibilitychange', follow);
  follow();
`;

/** An embed as a page that any site may put into a frame. */
export function embedPage(
  organization: EmbedOrganization,
  { title, html, isLive }: Embedded,
  { theme, href, stream, language }: { theme: EmbedTheme; href: string; stream: string; language: Language },
): TransportResponse {
  const style = styleOf(organization.accent, theme);
  const body = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${organization.name}`)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body${isLive ? ` data-stream="${escapeHtml(stream)}"` : ''}>
<header><h1><a href="${escapeHtml(href)}" target="_top">${escapeHtml(title)}</a></h1><p>${escapeHtml(organization.name)}</p></header>
<main aria-live="polite">${html}</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
  const policy = pageSecurityPolicy({ scriptHashes: [hash(SCRIPT)], styleHashes: [hash(style)] });
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      vary: PAGE_VARY,
      'content-security-policy': policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'),
      'cross-origin-resource-policy': 'cross-origin',
    },
    body: Buffer.from(body),
  };
}

function styleOf(accent: string, theme: EmbedTheme): string {
  const colours = (of: 'light' | 'dark'): string => {
    const { text } = accentColours(accent, of);
    return of === 'light'
      ? `--page:#fff;--ink:#12161d;--soft:#f2f4f7;--muted:#515b69;--line:#dde1e7;--link:${text}`
      : `--page:#0c0f14;--ink:#eef1f5;--soft:#151a21;--muted:#a4aebb;--line:#2a323d;--link:${text}`;
  };
  const root =
    theme === 'device'
      ? `:root{color-scheme:light dark;${colours('light')}}@media(prefers-color-scheme:dark){:root{${colours('dark')}}}`
      : `:root{color-scheme:${theme};${colours(theme)}}`;
  return `${root}
*{box-sizing:border-box}body{margin:0;font:15px/1.4 system-ui,sans-serif;background:var(--page);color:var(--ink)}
header{display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:baseline;justify-content:space-between;padding:.625rem .75rem;border-bottom:2px solid var(--link)}
h1{font-size:1rem;margin:0}h2{font-size:.875rem;margin:0;padding:.625rem .75rem .125rem}header p,main>p{margin:0;color:var(--muted);font-size:.8125rem}main>p{padding:.625rem .75rem}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:.375rem .75rem;text-align:right;border-bottom:1px solid var(--line)}
th{font-size:.75rem;font-weight:600;color:var(--muted);background:var(--soft)}.place,.words{text-align:left}.place{width:1%}h1,h2,p,.long{overflow-wrap:anywhere}.figure{white-space:nowrap}
@media(max-width:30rem){th:not(:first-child),td:not(:first-child){padding-left:.375rem}th:not(:last-child),td:not(:last-child){padding-right:.375rem}}
th:last-child,td:last-child{text-align:right;white-space:nowrap}
a{color:var(--link);text-decoration:none}a:hover,a:focus-visible{text-decoration:underline}`;
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
