/**
 * As many as a name, or two, has: further ones, the shortest, are not looked for. Each number of long and short words
 * is a statement of its own, so there must not be many.
 */
const MOST_WORDS = 4;
/** What stands between words. Signs within a name (O'Neal, 76ers, #7) belong to it. */
const BETWEEN = /[^\p{L}\p{M}\p{N}'’#.-]+/u;
/** From so many letters on a word is told from others even with a letter missing. */
const LONG_WORD = 3;

/**
 * The words of a search, the longest first, each once. Their order means nothing: `james lebron` finds LeBron James.
 * @returns none for a text without a letter or digit
 */
export function searchWords(text: string): string[] {
  const words = text.split(BETWEEN).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const unlike = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...unlike.values()].toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, MOST_WORDS);
}

/** Whether a word is long enough to be found within others, and with typing errors. */
export function isLongWord(word: string): boolean {
  return lengthOf(word) >= LONG_WORD;
}

/** Letters, some of which are two characters. */
const lengthOf = (word: string): number => [...word].length;
