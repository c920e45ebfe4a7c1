/** What a block of a page is. */
export const BLOCK_KINDS = ['HEADING', 'TEXT', 'ACCORDION', 'VIDEO', 'IMAGE', 'TABLE', 'LOCATIONS'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A block as it is stored. Rich text is Markdown; what a kind does not use is absent. */
export interface StoredBlock {
  kind: BlockKind;
  /** HEADING: its words. TEXT: Markdown. IMAGE, VIDEO, TABLE: the caption. */
  text?: string;
  /** HEADING: 2 or 3. */
  level?: number;
  /** VIDEO: the address people watch it at. IMAGE: where the picture is. */
  url?: string;
  /** IMAGE: what it shows, for those who cannot see it. */
  alt?: string;
  /** ACCORDION: question and answer (Markdown). LOCATIONS: name and address, with an optional link to a map. */
  items?: { title: string; text: string; url?: string }[];
  /** TABLE: heads of the columns. */
  columns?: string[];
  /** TABLE: rows, each as long as `columns`. */
  rows?: string[][];
}

/** Pictures that came in through this product. */
export const OWN_UPLOAD = /^\/uploads\/([\w.-]+)$/;

/** The name of the uploaded file that a block shows; null for a picture of another site, and for other blocks. */
export function ownUploadIn({ kind, url = '' }: StoredBlock): string | null {
  return kind === 'IMAGE' ? (OWN_UPLOAD.exec(url)?.[1] ?? null) : null;
}
