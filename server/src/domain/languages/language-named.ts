import { type Language, LANGUAGES } from './language.js';

/** The language with this code; null where there is none. */
export function languageNamed(code: string | null | undefined): Language | null {
  return LANGUAGES.find((language) => language === code) ?? null;
}
