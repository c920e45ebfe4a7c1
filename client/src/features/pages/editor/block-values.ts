import type { PageBlockInput, PageBlockKind } from '@/graphql/schema.generated';
import { t } from '@/texts';
import type { PageBlockFragment } from '../page-block.generated';

/** A block as the editor's controls hold it: every field is there, whatever the kind. */
export interface BlockValues {
  kind: PageBlockKind;
  text: string;
  level: '2' | '3';
  url: string;
  alt: string;
  items: { title: string; text: string; url: string }[];
  table: { columns: string[]; rows: string[][] };
}

/** A page as the editor's controls hold it. */
export interface PageValues {
  title: string;
  path: string;
  blocks: BlockValues[];
}

/** The kinds in the order of the menu, by their names for people. */
export const BLOCK_NAMES: Record<PageBlockKind, () => string> = {
  HEADING: () => t.pages.heading(),
  TEXT: () => t.pages.text(),
  ACCORDION: () => t.pages.accordion(),
  IMAGE: () => t.pages.image(),
  VIDEO: () => t.pages.video(),
  TABLE: () => t.pages.table(),
  LOCATIONS: () => t.pages.locations(),
};

/** A block to begin with. */
export function newBlock(kind: PageBlockKind): BlockValues {
  const items = kind === 'ACCORDION' || kind === 'LOCATIONS' ? [{ title: '', text: '', url: '' }] : [];
  return {
    kind,
    text: '',
    level: '2',
    url: '',
    alt: '',
    items,
    table: kind === 'TABLE' ? { columns: ['', ''], rows: [['', '']] } : { columns: [], rows: [] },
  };
}

/** A block of the server for the controls. */
export function blockValues({ kind, text, level, url, alt, items, columns, rows }: PageBlockFragment): BlockValues {
  return {
    kind,
    text: text ?? '',
    level: level === 3 ? '3' : '2',
    url: url ?? '',
    alt: alt ?? '',
    items: (items ?? []).map((item) => ({ title: item.title, text: item.text, url: item.url ?? '' })),
    table: { columns: columns ?? [], rows: rows ?? [] },
  };
}

/** What the server is told of a block: only what its kind uses. */
export function blockInput({ kind, text, level, url, alt, items, table }: BlockValues): PageBlockInput {
  switch (kind) {
    case 'HEADING':
      return { kind, text, level: Number(level) };
    case 'TEXT':
      return { kind, text };
    case 'ACCORDION':
      return { kind, items: items.map((item) => ({ title: item.title, text: item.text })) };
    case 'LOCATIONS':
      return { kind, items: items.map((item) => ({ title: item.title, text: item.text, url: item.url || null })) };
    case 'VIDEO':
      return { kind, url, text: text || null };
    case 'IMAGE':
      return { kind, url, alt, text: text || null };
    case 'TABLE':
      return { kind, ...table, text: text || null };
  }
}

/** How a block is called where blocks are moved and listed: 'Heading: Fees'. */
export function blockLabel({ kind, text, items, alt }: BlockValues): string {
  const words = text || items[0]?.title || alt;
  return words ? `${BLOCK_NAMES[kind]()}: ${words.slice(0, 40)}` : BLOCK_NAMES[kind]();
}
