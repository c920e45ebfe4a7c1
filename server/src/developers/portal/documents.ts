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
 * title, group, order and what it is about; by which other words it is found; and which document elsewhere follows its
 * own text, as a whole or some sections of it.
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
  const words = told.get('words') ?? '';
  // What people read elsewhere, too, comes after what stands here.
  const source = told.get('source');
  const own = renderMarkdown(body);
  const others = source ? [renderMarkdown(partsOf(source, told.get('sections')), source, own.examples.length)] : [];
  const rendered = [own, ...others];
  const sections = rendered.flatMap((part) => part.sections);
  const html = rendered.map((part) => part.html).join('');
  const page = {
    path,
    title: say('title'),
    about: say('about'),
    group: say('group'),
    html: html.replaceAll(/<p>\{\{(\w+)\}\}<\/p>/g, (_whole, made: string) => MADE[made]!()),
    sections: sections.filter(({ isPart }) => !isPart),
    examples: rendered.flatMap((part) => part.examples),
    finds: [
      { path, title: say('title'), text: say('about'), place: say('group'), words, isGuide: true as const },
      ...sections.map(({ id, title, text, code }) => ({
        path: `${path}#${id}`,
        title,
        text,
        place: say('title'),
        code,
        isGuide: true as const,
      })),
    ],
  };
  return { page, order: Number(say('order')) };
}

/**
 * A document elsewhere without its heading: all of it, or the sections of the second level that are named.
 * @throws Error naming a section that it has not
 */
function partsOf(source: string, named: string | undefined): string {
  const text = readFileSync(new URL(source, DOCUMENTS), 'utf8').replace(/^# .*\n/, '');
  if (named === undefined) return text;
  const parts = text.split(/^(?=## )/m);
  return named
    .split(';')
    .map((name) => {
      const part = parts.find((one) => one.startsWith(`## ${name.trim()}\n`));
      if (part === undefined) throw new Error(`${source} has no section ${name.trim()}`);
      return part;
    })
    .join('');
}
