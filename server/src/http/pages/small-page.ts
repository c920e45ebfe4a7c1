import { createHash } from 'node:crypto';
import { pageSecurityPolicy } from '../security/security-headers.js';
import { escapeHtml } from './html.js';

/** A page of our own that needs neither bundles nor data: for those who program against the product. */
export interface SmallPage {
  title: string;
  style: string;
  /** Inline, allowed by its hash; '' for none. */
  script: string;
  /** What stands in `body`. */
  body: string;
}

/** What a small page is sent with. */
export interface ReadyPage {
  html: string;
  headers: Record<string, string>;
}

/** The product's ball, so that no browser asks for /favicon.ico. */
const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#1d4fd8"/><path d="M16 1v30M1 16h30M5 5c8 6 8 16 0 22M27 5c-8 6-8 16 0 22" fill="none" stroke="#fff" stroke-width="2"/></svg>')}`;

/** Makes a small page, whose policy allows its own script and style by their hashes and nothing else inline. */
export function smallPage({ title, style, script, body }: SmallPage): ReadyPage {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${ICON}">
<style>${style}</style>
</head>
<body>
${body}
${script === '' ? '' : `<script>${script}</script>`}
</body>
</html>
`;
  const policy = pageSecurityPolicy({ scriptHashes: script === '' ? [] : [hash(script)], styleHashes: [hash(style)] });
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
    },
  };
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
