import { readdirSync, readFileSync } from 'node:fs';
import { documentPath, DOCUMENTS, type Example, renderMarkdown } from './markdown.js';
import type { PortalPage } from './page.js';
import { errorTable, limitTable } from './tables.js';

/** A page made of a document, with what can be run on it. */
export interface Document extends PortalPage {
  readonly examples: readonly Example[];
}

/** What a document has in its place in double braces. */
const MADE: Readonly<Record<string, () => string>> = { limits: limitTable, errors: errorTable };

/**
 * Every document below docs/developers, in the order of its group: whoever adds a file there adds a page. Its head says
 * title, group, order and what it is about.
 * @throws Error naming a document without one of these
 */
export function readDocuments(): Document[] {
  const names = readdirSync(DOCUMENTS).filter((name) => name.endsWith('.md'));
  return names
    .map((name) => readDocument(name.slice(0, -'.md'.length)))
    .toSorted((one, other) => one.order - other.order)
    .map(({ page }) => page);
}

function readDocument(name: string): { page: Document; order: number } {
  const text = readFileSync(new URL(`${name}.md`, DOCUMENTS), 'utf8');
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const told = new Map(
    head.split('\n').map((line) => [line.split(':', 1)[0]!, line.slice(line.indexOf(':') + 1).trim()]),
  );
  const say = (key: string): string => {
    const value = told.get(key);
    if (!value) throw new Error(`docs/developers/${name}.md does not say its ${key}`);
    return value;
  };
  const path = documentPath(name);
  // One that people read elsewhere, too: without its heading, which the page has itself.
  const source = told.get('source');
  const shown = source ? readFileSync(new URL(source, DOCUMENTS), 'utf8').replace(/^# .*\n/, '') : body;
  const { html, sections, examples } = renderMarkdown(shown, source ?? null);
  const page = {
    path,
    title: say('title'),
    about: say('about'),
    group: say('group'),
    html: html.replaceAll(/<p>\{\{(\w+)\}\}<\/p>/g, (_whole, made: string) => MADE[made]!()),
    sections,
    examples,
    finds: [
      { path, title: say('title'), text: say('about'), place: say('group'), isGuide: true as const },
      ...sections.map(({ id, title, text: words }) => ({
        path: `${path}#${id}`,
        title,
        text: words,
        place: say('title'),
        isGuide: true as const,
      })),
    ],
  };
  return { page, order: Number(say('order')) };
}
