/** An entry of an accordion (question and answer) or of a list of places (name and address). */
export interface BlockItem {
  title: string;
  text: string;
  /** `text` as safe HTML, made by the server. */
  html: string;
  /** A map of the place. */
  url: string | null;
}

/** A part of a page as it is shown; the graph's PageBlock. What a kind does not use is null. */
export interface Block {
  kind: 'HEADING' | 'TEXT' | 'ACCORDION' | 'VIDEO' | 'IMAGE' | 'TABLE' | 'LOCATIONS';
  text: string | null;
  html: string | null;
  level: number | null;
  url: string | null;
  /** A picture's sizes, as HTML takes them. */
  srcset: string | null;
  /** Of a picture, in pixels, where they are known. */
  width: number | null;
  height: number | null;
  embedUrl: string | null;
  alt: string | null;
  items: readonly BlockItem[] | null;
  columns: readonly string[] | null;
  rows: readonly (readonly string[])[] | null;
}
