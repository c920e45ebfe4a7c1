import { type Language, LANGUAGES } from './language.js';
import { languageNamed } from './language-named.js';

/** One entry of the header: a tag of language, and how much it is wanted. */
const ENTRY = /^\s*([a-z]{2,3})\b[^;]*(?:;\s*q=([\d.]+))?\s*$/i;

/**
 * The language that a device wants most of those that there are: 'es' for 'es-MX,es;q=0.9,en;q=0.8'.
 * @param accepted an `Accept-Language` header (RFC 9110, 12.5.4)
 * @returns the first language of the catalogue where the device wants none of them
 */
export function languageOfDevice(accepted: string | undefined): Language {
  let best: Language = LANGUAGES[0];
  let most = 0;
  for (const entry of (accepted ?? '').split(',')) {
    const [, tag, weight = '1'] = ENTRY.exec(entry) ?? [];
    const language = languageNamed(tag?.toLowerCase());
    if (language === null || !(Number(weight) > most)) continue;
    best = language;
    most = Number(weight);
  }
  return best;
}
