/** The languages that the catalogue of texts is in; the first is the one for everybody who speaks none of them. */
export const LANGUAGES = ['en', 'es'] as const;

/** A language of the catalogue, an ISO 639-1 code. */
export type Language = (typeof LANGUAGES)[number];

/** In which language a site says things; `device`: that of whoever looks. */
export type SiteLanguage = Language | 'device';

/** What a request says about the language of its answer. */
export interface AskedLanguage {
  /** What the visitor has chosen; null: nothing. */
  readonly chosen: Language | null;
  /** What the device is set to. */
  readonly device: Language;
}
