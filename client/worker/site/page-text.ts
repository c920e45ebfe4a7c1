/** What of a page's document is a file that it loads: hashed ones of the build, and pictures from the store. */
const OF_BUILD = /(?:href|src)="(\/assets\/[\w.-]+)"/g;
const SCRIPTS = /data-(?:scripts|behind)="([^"]*)"/g;
const PICTURE = /src="(\/uploads\/[\w.-]+)"/g;
/** Of a list of players as long as may be, these are seen first. */
const MOST_PICTURES = 40;
const TITLE = /<title>([^<]*)<\/title>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Addresses of the files that a document names, each once. */
export function filesOf(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPTS)].flatMap(([, list]) => list!.split(' ').filter(Boolean));
  const pictures = new Set(named(html, PICTURE));
  return [...new Set([...scripts, ...named(html, OF_BUILD), ...[...pictures].slice(0, MOST_PICTURES)])];
}

function named(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address]) => address!);
}

/** The document's title as plain text. */
export function titleOf(html: string): string {
  const [, title = ''] = TITLE.exec(html) ?? [];
  return title.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** What the script at the head of a kept page is told. */
export interface Notice {
  /** When the shown page was answered, in milliseconds; null: it is not kept. */
  readonly at: number | null;
  /** What else is kept of the site, where this page is not. */
  readonly pages: readonly { readonly address: string; readonly title: string; readonly at: number }[];
}

/**
 * A document that says of itself that it comes from the device: a line at its head, and the script that fills it in.
 * @param script its address
 */
export function withNotice(html: string, notice: Notice, script: string): string {
  const told = JSON.stringify(notice).replaceAll('<', '\\u003c');
  const line =
    '<div id="kept-notice" class="kept-notice" role="status"></div>' +
    `<script type="application/json" id="kept-state">${told}</script>` +
    `<script type="module" src="${script}"></script>`;
  return html.replace(/<html /, '<html data-kept ').replace(/<body[^>]*>/, (body) => body + line);
}
