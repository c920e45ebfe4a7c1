import { cleanName } from '../domain/text/clean-name.js';
import { refusedCharacter } from '../domain/text/refused-character.js';
import { invalidInput } from './errors.js';

const LONGEST_SEARCH = 100;

/**
 * What a caller searches for, ready for `LIKE '%' || search_form($n) || '%'`: tidied, with the wildcards taken
 * literally.
 * @param field what the caller calls it
 * @returns null when nothing is searched for
 * @throws 400 for a text that is too long to be part of a name, or holds control characters
 */
export function searchTerm(search: string | null | undefined, field = 'search'): string | null {
  const term = cleanName(search ?? '');
  if (term.length > LONGEST_SEARCH) {
    throw invalidInput({ field, message: `${field} must have at most ${LONGEST_SEARCH} characters.` });
  }
  if (refusedCharacter(term) !== null)
    throw invalidInput({ field, message: `${field} must not hold control characters.` });
  return term === '' ? null : term.replace(/[\\%_]/g, '\\$&');
}
