import type { PageBlockFragment } from './page-block.generated';

/** As long as search engines show. */
const LONGEST = 160;

/** What a page says first, as plain text for its description; undefined when it has no text. */
export function pageSummary(blocks: readonly PageBlockFragment[]): string | undefined {
  const first = blocks.find(({ kind, text }) => kind === 'TEXT' && plainText(text ?? '') !== '');
  return first && shortened(plainText(first.text ?? ''));
}

/** Markdown without its marks: links keep their words. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|[-*+>]|\d+\.)\s+/gm, '')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 80 ? cut.lastIndexOf(' ') : undefined)}…`;
}

/** Questions and answers for search engines; undefined when the page has none. */
export function questionsOf(blocks: readonly PageBlockFragment[]): Record<string, unknown> | undefined {
  const items = blocks.flatMap(({ kind, items: entries }) => (kind === 'ACCORDION' ? (entries ?? []) : []));
  if (items.length === 0) return undefined;
  const mainEntity = items.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: plainText(text) },
  }));
  return { '@type': 'FAQPage', mainEntity };
}
