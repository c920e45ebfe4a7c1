/** Longer words are none that somebody types from memory. */
const LONGEST = 30;
const SIGN = /[^\p{L}\p{M}\p{N}]/gu;

/**
 * A regular expression that fits a word in which two letters beside each other were swapped: `kyire` becomes
 * `ykire|kiyre|kyrie|kyier`. Of a very long word it fits the word itself.
 */
export function swappedLetters(word: string): string {
  const letters = [...word.normalize('NFC')];
  const swapped = letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index]!)
      .join(''),
  );
  const others = letters.length > LONGEST ? [word] : [...new Set(swapped)];
  return others.map((each) => each.replace(SIGN, '\\$&')).join('|');
}
