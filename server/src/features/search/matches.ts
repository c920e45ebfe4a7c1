import { isLongWord } from '../../domain/text/search-words.js';
import type { Conditions } from '../../lib/conditions.js';

/** How names are compared with the words of a search, as SQL. */
export interface Matches {
  /** A condition for each word, longest first. */
  readonly conditions: readonly string[];
  /**
   * How well all words fit together: for each word 3 where it begins a word of the name, 2 where it stands within one, and
   * otherwise how like the name's nearest part it is, from 0 to 1.
   */
  readonly rank: string;
}

/**
 * A word is in a name where it stands in it, accents or not, or where a part of the name has most of its triples of letters
 * (pg_trgm's word similarity, at least 0.6): `lebrn` is in LeBron James. Words of one or two letters have to begin a word of
 * the name. The trigram index on `search_form` serves all of it.
 * @param name SQL of the name's `search_form`
 */
export function matches(conditions: Conditions, words: readonly string[], name: string): Matches {
  const marks = words.flatMap((word) =>
    conditions.when(isLongWord(word) ? 'long' : 'short', word, (mark) => `search_form(${mark})`),
  );
  const begins = (mark: string): string => `(${name} LIKE ${mark} || '%' OR ${name} LIKE '% ' || ${mark} || '%')`;
  return {
    conditions: marks.map((mark, index) =>
      isLongWord(words[index]!) ? `(${name} LIKE '%' || ${mark} || '%' OR ${name} %> ${mark})` : begins(mark),
    ),
    rank: marks
      .map(
        (mark) =>
          `CASE WHEN ${begins(mark)} THEN 3 WHEN ${name} LIKE '%' || ${mark} || '%' THEN 2 ELSE word_similarity(${mark}, ${name}) END`,
      )
      .join(' + '),
  };
}
