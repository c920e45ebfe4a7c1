import type { Find } from './page.js';

/** Longer questions are cut. */
const MOST_CHARACTERS = 100;
/**
 * Where a find has the words: in its name as a whole, at the beginning of it, among the words that it is said to be
 * found by, within its name, in its text, in its examples. A guide says more than a field.
 */
const WEIGHTS = { whole: 100, begins: 20, words: 15, within: 8, guide: 6, text: 1, code: 1 } as const;
/** Words of questions that say nothing of what is looked for. */
const EMPTY = new Set(
  'a an and are can do does for from get how i in is it my of on or the to what where with'.split(' '),
);

/** What can be searched for. */
export interface Index {
  /** The finds that have every word of a question, in any case, the best first. */
  all(question: string, most: number): Find[];
  /** Those that have some of them: the more the better. */
  some(question: string, most: number): Find[];
}

/** An index over everything that the portal holds, made once. */
export function searchIndex(finds: readonly Find[]): Index {
  const entries = finds.map((find) => ({
    // Descriptions are Markdown; a list of finds is plain text.
    find: { ...find, text: find.text.replaceAll('`', '') },
    title: find.title.slice(find.title.lastIndexOf('.') + 1).toLowerCase(),
    parts: searched(find.title),
    words: ` ${find.words ?? ''}`.toLowerCase(),
    text: searched(`${find.place} ${find.text}`),
    code: searched(find.code ?? ''),
    ofText: find.isGuide ? WEIGHTS.guide : WEIGHTS.text,
  }));
  const best = (words: readonly string[], least: number, most: number): Find[] =>
    entries
      .map(({ find, ...entry }) => {
        const weights = words.map((word) => weightOf(word, entry)).filter((weight) => weight > 0);
        return { find, count: weights.length, weight: weights.reduce((sum, weight) => sum + weight, 0) };
      })
      .filter(({ count }) => count >= least)
      .toSorted(
        (one, other) =>
          other.count - one.count || other.weight - one.weight || one.find.title.length - other.find.title.length,
      )
      .slice(0, most)
      .map(({ find }) => find);
  return {
    all(question, most) {
      const words = wordsOf(question);
      return words.length === 0 ? [] : best(words, words.length, most);
    },
    some: (question, most) =>
      best(
        wordsOf(question).filter((word) => !EMPTY.has(word)),
        1,
        most,
      ),
  };
}

const wordsOf = (question: string): string[] => [
  ...new Set(question.slice(0, MOST_CHARACTERS).toLowerCase().split(/\s+/).filter(Boolean)),
];

/** A text as it is searched: the words of a name that are written as one (`liveScore`) begin by themselves, too. */
function searched(text: string): string {
  return ` ${text} ${text.replaceAll(/([a-z])(?=[A-Z])/g, '$1 ')}`.toLowerCase();
}

interface Entry {
  readonly title: string;
  /** The title as it is searched. */
  readonly parts: string;
  readonly words: string;
  readonly text: string;
  /** What a word in the text weighs. */
  readonly ofText: number;
  readonly code: string;
}

/**
 * Long words are found anywhere in a name; others and those of texts where a word begins, or 'ical' would be found in
 * 'technical'.
 */
function weightOf(word: string, { title, parts, words, text, ofText, code }: Entry): number {
  if (title === word) return WEIGHTS.whole;
  if (title.startsWith(word)) return WEIGHTS.begins;
  if (begins(words, word)) return WEIGHTS.words;
  if (begins(parts, word) || (word.length > 4 && title.includes(word))) return WEIGHTS.within;
  if (begins(text, word)) return ofText;
  const isPlural = word.length > 4 && word.endsWith('s');
  if (isPlural && [words, parts, text].some((one) => begins(one, word.slice(0, -1)))) return ofText;
  return begins(code, word) ? WEIGHTS.code : 0;
}

/** Whether a word of the text begins so. */
function begins(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[a-z0-9]/.test(word[0]!) || !/[a-z0-9]/.test(text[at - 1]!)) return true;
  return false;
}
