import type { StoredBlock } from '../../features/pages/page-block.js';

/** A page of the demo; it is published. */
export interface DemoPage {
  /** Below the organization's root; `home` stands on the home page. */
  readonly path: string;
  readonly title: string;
  readonly blocks: readonly StoredBlock[];
}

export const heading = (text: string, level: 2 | 3 = 2): StoredBlock => ({ kind: 'HEADING', text, level });

/** Paragraphs of Markdown. */
export const text = (...paragraphs: string[]): StoredBlock => ({ kind: 'TEXT', text: paragraphs.join('\n\n') });

export const questions = (...items: (readonly [question: string, answer: string])[]): StoredBlock => ({
  kind: 'ACCORDION',
  items: items.map(([title, answer]) => ({ title, text: answer })),
});

export const video = (url: string, caption: string): StoredBlock => ({ kind: 'VIDEO', url, text: caption });

export const picture = (url: string, alt: string): StoredBlock => ({ kind: 'IMAGE', url, alt });

export const table = (caption: string, columns: string[], rows: string[][]): StoredBlock => ({
  kind: 'TABLE',
  text: caption,
  columns,
  rows,
});

export const places = (...items: (readonly [name: string, address: string, map: string])[]): StoredBlock => ({
  kind: 'LOCATIONS',
  items: items.map(([title, address, url]) => ({ title, text: address, url })),
});
