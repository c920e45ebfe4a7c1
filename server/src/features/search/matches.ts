import { isLongWord } from '../../domain/text/search-words.js';
import type { Conditions } from '../../lib/conditions.js';

/** How names are compared with the words of a search, as SQL. */
export interface Matches {
  /** A condition for each word, longest first. */
  readonly conditions: readonly string[];
  /**
   * How well all words fit together: for each word 2.1 where it begins a word of the name, 2 where it stands within one, and
   * otherwise how like the name's nearest part it is, from 0 to 1.
   */
  readonly rank: string;
  /** The rank from which on no word was forgiven an error. */
  readonly faultless: number;
}

/** From so many letters on one of them may be wrong, missing or too many. */
const FORGIVEN_LETTERS = 4;
/** How like a part of the name a word with an error has to be: `jmes` is 0.5 like James, `bob` 0.2 like Boston. */
const ALIKE = 0.4;

/**
 * A word is in a name where it stands in it, accents or not, or where a part of the name has most of its triples of letters
 * (pg_trgm's word similarity, at least 0.6): `lebrn` is in LeBron James. In a short word one error spoils most triples, but
 * leaves one half as it is: `jmes` is in what has a word that ends in `es`, and is like it on the whole. Words of one or two letters
 * have to begin a word of the name. The trigram index on `search_form` serves all of it.
 * @param name SQL of the name's `search_form`, as the index has it
 * @param known SQL of the same where it has been computed: the function takes longer than all comparisons
 */
export function matches(conditions: Conditions, words: readonly string[], name: string, known = name): Matches {
  const marks = words.flatMap((word) => conditions.when(kindOf(word), word, (mark) => `search_form(${mark})`));
  const begins = (mark: string, of = name): string[] => [
    `${of} LIKE ${mark} || '%'`,
    `${of} LIKE '% ' || ${mark} || '%'`,
  ];
  const within = (mark: string, of = name): string => `${of} LIKE '%' || ${mark} || '%'`;
  const forgiven = (mark: string): string[] =>
    [
      ...begins(`left(${mark}, (length(${mark}) + 1) / 2)`),
      `${name} LIKE '%' || right(${mark}, length(${mark}) / 2)`,
      `${name} LIKE '%' || right(${mark}, length(${mark}) / 2) || ' %'`,
    ].map((half) => `${half} AND word_similarity(${mark}, ${name}) >= ${ALIKE}`);
  const ways = {
    short: (mark: string) => begins(mark),
    long: (mark: string) => [within(mark), `${name} %> ${mark}`],
    longer: (mark: string) => [within(mark), `${name} %> ${mark}`, ...forgiven(mark)],
  };
  return {
    conditions: marks.map((mark, index) => `(${ways[kindOf(words[index]!)](mark).join(' OR ')})`),
    rank: marks
      .map(
        (mark) =>
          `CASE WHEN ${begins(mark, known).join(' OR ')} THEN 2.1 WHEN ${within(mark, known)} THEN 2 ELSE word_similarity(${mark}, ${known}) END`,
      )
      .join(' + '),
    faultless: 2 * words.length,
  };
}

/**
 * SQL of the best of what was found. Where something is spelled as it is looked for, what is only like it is left out.
 * @param found a table expression with the columns `id` and `rank`, and those of the order
 */
export function best({ faultless }: Matches, found: string, order: string, limit: string): string {
  return `SELECT id FROM (SELECT *, max(rank) OVER () AS best FROM (${found}) f) r
    WHERE rank >= ${faultless} OR best < ${faultless} ORDER BY rank DESC, ${order}, id LIMIT ${limit}`;
}

function kindOf(word: string): 'short' | 'long' | 'longer' {
  if ([...word].length >= FORGIVEN_LETTERS) return 'longer';
  return isLongWord(word) ? 'long' : 'short';
}
