import markdownIt from 'markdown-it';
import { youtubeEmbedUrl } from '../../domain/game/youtube-embed-url.js';
import { safeUrl } from '../../domain/text/safe-url.js';
import type { StoredBlock } from './page-block.js';
import { PageBlockKind } from './page.enums.js';
import type { PageBlock } from './page.type.js';
import type { PictureSize } from './picture-sizes.loaders.js';

/** Markdown without raw HTML and pictures; links go to http(s), mail, phones, or stay within the site. */
const markdown = markdownIt({ html: false, breaks: true }).disable('image');
/** Words for a path of the site, without a slash ahead: `registration`, `tournament/rules#age`. */
const SITE_PATH = /^[\w-]+(\/[\w-]+)*\/?([?#][^\s\\]*)?$/;
const normalizeLink = markdown.normalizeLink.bind(markdown);
markdown.normalizeLink = (url) => normalizeLink(SITE_PATH.test(url) ? `/${url}` : url);
markdown.validateLink = (url) =>
  safeUrl(url) !== null || /^(mailto|tel):[^\s<>"]+$/i.test(url) || /^\/(?!\/)[^\s\\]*$/.test(url);

const UNKNOWN: PictureSize = { width: null, height: null, srcset: null };

/**
 * Blocks as readers get them: rich text as safe HTML, videos with the address to embed.
 * @param sizes see `pictureSizes`
 */
export function renderBlocks(blocks: readonly StoredBlock[], sizes: ReadonlyMap<string, PictureSize>): PageBlock[] {
  return blocks.map(({ kind, text, level, url, alt, items, columns, rows }) => ({
    kind: PageBlockKind[kind],
    text: text ?? null,
    html: kind === 'TEXT' && text !== undefined ? markdown.render(text) : null,
    level: level ?? null,
    url: url ?? null,
    ...(sizes.get(url ?? '') ?? UNKNOWN),
    embedUrl: kind === 'VIDEO' && url !== undefined ? youtubeEmbedUrl(url) : null,
    alt: alt ?? null,
    items:
      items?.map((item) => ({
        title: item.title,
        text: item.text,
        html: markdown.render(item.text),
        url: item.url ?? null,
      })) ?? null,
    columns: columns ?? null,
    rows: rows ?? null,
  }));
}
