import { swappedLetters } from '../../domain/text/swapped-letters.js';
import { isLongWord } from '../../domain/text/search-words.js';
import type { Conditions } from '../../lib/conditions.js';

/**
 * How names are compared with the words of a search, as SQL; each list has a condition for each word, longest first.
 */
export interface Matches {
  /** The word is spelled in the name. */
  readonly spelled: readonly string[];
  /** It is, or something like it is. */
  readonly alike: readonly string[];
  /**
   * How well all words fit together: for each word 2.1 where it begins a word of the name, 2 where it stands within
   * one, and otherwise how like the name's nearest part it is, from 0 to 1.
   */
  readonly rank: string;
}

/** From so many letters on one of them may be wrong, missing or too many. */
const FORGIVEN_LETTERS = 4;
/** How like a part of the name a word with an error has to be: `jmes` is 0.5 like James, `bob` 0.2 like Boston. */
const ALIKE = 0.4;

/**
 * A word is in a name where it stands in it, accents or not, or where a part of the name has most of its triples of
 * letters (pg_trgm's word similarity, at least 0.6): `lebrn` is in LeBron James. In a short word one error spoils most
 * triples, but leaves one half as it is: `jmes` is in what has a word that ends in `es`, and is like it on the whole.
 * Two letters that were swapped may spoil both halves: `kyire` is in Kyrie Irving, since a swap of it is. Words of one
 * or two letters have to begin a word of the name. A trigram index on the text serves all of it.
 * @param text SQL of the names in `search_form`
 */
export function matches(conditions: Conditions, words: readonly string[], text: string): Matches {
  // Without SELECT around it PostgreSQL works out the word's form, and each pattern, anew for every name.
  const form = (mark: string): string => `(SELECT search_form(${mark}))`;
  const like = (pattern: string): string => `${text} LIKE (SELECT ${pattern})`;
  const marks = words.flatMap((word) => conditions.when(kindOf(word), word, form));
  const swaps = words.map((word) => (kindOf(word) === 'longer' ? form(conditions.param(swappedLetters(word))) : ''));
  const begins = (start: string): string[] => [like(`${start} || '%'`), like(`'% ' || ${start} || '%'`)];
  const ends = (end: string): string[] => [like(`'%' || ${end}`), like(`'%' || ${end} || ' %'`)];
  const within = (mark: string): string => like(`'%' || ${mark} || '%'`);
  const forgiven = (mark: string): string[] =>
    [...begins(`left(${mark}, (length(${mark}) + 1) / 2)`), ...ends(`right(${mark}, length(${mark}) / 2)`)].map(
      (half) => `${half} AND word_similarity(${mark}, ${text}) >= ${ALIKE}`,
    );
  const ways = {
    short: { spelled: begins, alike: (): string[] => [] },
    long: { spelled: (mark: string) => [within(mark)], alike: (mark: string) => [`${text} %> ${mark}`] },
    longer: {
      spelled: (mark: string) => [within(mark)],
      alike: (mark: string, swap: string) => [...forgiven(mark), `${text} ~ ${swap}`, `${text} %> ${mark}`],
    },
  };
  const way = (index: number) => ways[kindOf(words[index]!)];
  const any = (of: readonly string[]): string => `(${of.join(' OR ')})`;
  return {
    spelled: marks.map((mark, index) => any(way(index).spelled(mark))),
    alike: marks.map((mark, index) => any([...way(index).spelled(mark), ...way(index).alike(mark, swaps[index]!)])),
    rank: marks
      .map(
        (mark) =>
          `CASE WHEN ${begins(mark).join(' OR ')} THEN 2.1 WHEN ${within(mark)} THEN 2 ELSE word_similarity(${mark}, ${text}) END`,
      )
      .join(' + '),
  };
}

/** What is looked for among, as SQL. */
export interface Source {
  /** What stands after FROM. */
  readonly from: string;
  readonly where: string;
  /** The columns of the answer. */
  readonly columns: string;
  /** What those that fit equally well are sorted by. */
  readonly order: readonly string[];
}

/**
 * SQL of the best of what is found. What is only like the words is looked for where nothing is spelled as they are: it
 * is left out beside what is, and takes longest to find.
 */
export function best({ spelled, alike, rank }: Matches, source: Source, limit: string): string {
  const order = ['rank DESC', ...source.order.map((_, index) => `order_${index}`)].join(', ');
  const columns = [
    source.columns,
    ...source.order.map((column, index) => `${column} AS order_${index}`),
    `${rank} AS rank`,
  ];
  const found = (...conditions: string[]): string =>
    `(SELECT ${columns.join(', ')} FROM ${source.from} WHERE ${[source.where, ...conditions].join(' AND ')}
      ORDER BY ${order} LIMIT ${limit})`;
  return `WITH spelled AS MATERIALIZED ${found(...spelled)}
    SELECT * FROM (TABLE spelled UNION ALL ${found('NOT EXISTS (SELECT FROM spelled)', ...alike)}) f ORDER BY ${order}`;
}

function kindOf(word: string): 'short' | 'long' | 'longer' {
  if ([...word].length >= FORGIVEN_LETTERS) return 'longer';
  return isLongWord(word) ? 'long' : 'short';
}
