import { existsSync, readFileSync } from 'node:fs';
import markdownIt, { type Token } from 'markdown-it';
import { escapeHtml } from '../../http/pages/html.js';
import { ORIGIN_MARK, SOCKET_ORIGIN_MARK } from '../fill-origin.js';

/** Where the documents and their programs are: the same from the sources and from the build. */
export const DOCUMENTS = new URL('../../../../docs/developers/', import.meta.url);
/** What documents and programs call the host, so that they run as they stand beside `npm start`. */
export const WRITTEN_ORIGIN = 'http://localhost:4000';
const WRITTEN_SOCKET_ORIGIN = 'ws://localhost:4000';

/** An example: a fenced block of a document, or the file that it names. */
export interface Example {
  readonly language: string;
  /** Below docs/developers; null: it stands in the document. */
  readonly file: string | null;
  readonly text: string;
  /** The document elsewhere that it stands in; null: one of docs/developers. */
  readonly source: string | null;
}

/** A document as a page shows it. */
export interface Rendered {
  readonly html: string;
  /** `code`: what its examples say, which is searched and not shown among what is found. */
  readonly sections: { id: string; title: string; text: string; code: string; isPart: boolean }[];
  readonly examples: Example[];
}

const markdown = markdownIt({ html: false });

/**
 * Renders a document. Headings get ids, links to other documents lead to their pages, tables scroll by themselves, and
 * a fence with `file=` shows that file.
 * @param before how many examples stand before it on its page
 */
export function renderMarkdown(text: string, source: string | null = null, before = 0): Rendered {
  const sections: Rendered['sections'] = [];
  const examples: Example[] = [];
  const tokens = markdown.parse(text, {});
  for (const [index, token] of tokens.entries()) {
    const inner = tokens[index + 1];
    if (token.type === 'heading_open' && inner) {
      const id = idOf(inner.content);
      token.attrSet('id', id);
      sections.push({ id, title: plain(inner.content), text: '', code: '', isPart: token.tag !== 'h2' });
    }
    if (token.type === 'inline') {
      const section = tokens[index - 1]?.type === 'heading_open' ? undefined : sections.at(-1);
      if (section) section.text += ` ${plain(token.content)}`;
      token.children = token.children && linked(token.children);
    }
    if (token.type === 'fence') {
      const example = { ...exampleOf(token.info, token.content), source };
      examples.push(example);
      const section = sections.at(-1);
      if (section) section.code += ` ${example.text}`;
    }
  }
  let shown = 0;
  markdown.renderer.rules['fence'] = () => block(examples[shown++]!, before + shown);
  markdown.renderer.rules['table_open'] = () =>
    '<div class="frame" tabindex="0" role="region" aria-label="Table"><table>';
  markdown.renderer.rules['table_close'] = () => '</table></div>';
  const html = markdown.renderer
    .render(tokens, markdown.options, {})
    .replaceAll(WRITTEN_ORIGIN, ORIGIN_MARK)
    .replaceAll(WRITTEN_SOCKET_ORIGIN, SOCKET_ORIGIN_MARK);
  return { html, sections, examples };
}

/** A text to be copied, which the browser's script gives a button. */
export function block({ language, file, text }: Omit<Example, 'source'>, number: number): string {
  const id = `example-${number}`;
  const name = file === null ? `Example ${number}` : file.replace('examples/', '');
  const explorer =
    language === 'graphql'
      ? `<a href="/graphiql?${escapeHtml(String(new URLSearchParams({ query: text })))}">Open in the explorer</a>`
      : '';
  const download = file === null ? '' : `<a href="/developers/${escapeHtml(file)}" download>Download</a>`;
  return `<div class="example"><p><span>${escapeHtml(file === null ? language : name)}</span>${explorer}${download}<button type="button" data-of="${id}" data-name="${escapeHtml(name)}" aria-label="Copy ${escapeHtml(name)}" hidden>Copy</button></p>
<pre id="${id}" tabindex="0" role="region" aria-label="${escapeHtml(name)}">${escapeHtml(text)}</pre></div>`;
}

/** The text of a file of examples; of a notebook its code. */
function exampleOf(info: string, content: string): Omit<Example, 'source'> {
  const [language = '', ...rest] = info.trim().split(/\s+/);
  const file = rest.find((part) => part.startsWith('file='))?.slice('file='.length) ?? null;
  if (file === null) return { language, file, text: content };
  const text = readFileSync(new URL(file, DOCUMENTS), 'utf8');
  return { language, file, text: file.endsWith('.ipynb') ? codeOf(text) : text };
}

function codeOf(notebook: string): string {
  const { cells } = JSON.parse(notebook) as { cells: { source: string[] }[] };
  return `${cells.map(({ source }) => source.join('')).join('\n\n')}\n`;
}

/** Where documents lead that are no pages here, in the words of the repository. */
const ELSEWHERE: Readonly<Record<string, string>> = { graph: '/developers/lists' };

/** Links to documents lead to their pages; those to documents that have none become plain words. */
function linked(children: readonly Token[]): Token[] {
  let isOpen = true;
  return children.filter((child) => {
    if (child.type === 'link_close') return isOpen;
    if (child.type !== 'link_open') return true;
    const href = pathOf(String(child.attrGet('href')));
    isOpen = href !== null;
    if (href !== null) child.attrSet('href', href);
    return isOpen;
  });
}

function pathOf(href: string): string | null {
  // Documents elsewhere name those here by their folder.
  const [, name, hash = ''] = /^(?:developers\/)?([\w/.-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name === undefined) return href;
  if (existsSync(new URL(`${name}.md`, DOCUMENTS))) return `${documentPath(name)}${hash}`;
  return ELSEWHERE[name] ?? null;
}

/** The page of a document. */
export function documentPath(name: string): string {
  return name === 'start' ? '/developers' : `/developers/${name}`;
}

/** An id from a heading's words. */
export function idOf(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function plain(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '');
}
