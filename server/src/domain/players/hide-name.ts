import type { NameParts } from './shown-name.js';

/** Shorter ones are words of any language: "Li", "Do", "An". */
const SHORTEST = 3;

/**
 * A text about a player in which the stored name gives way to the one that is shown: the full name in either order, and
 * then each of its words that is not shown, by its initial. Particles such as "van" stay, and so does whoever else the
 * text names.
 */
export function hideName(text: string, stored: NameParts, shown: NameParts): string {
  const [first, last] = [stored.firstName.trim(), stored.lastName.trim()];
  const [before, after] = [`${first} ${last}`.trim(), `${shown.firstName} ${shown.lastName}`.trim()];
  if (before === after) return text;
  const whole = [before, `${last}, ${first}`, `${last} ${first}`].reduce(
    (rest, name) => replaceWord(rest, name.trim(), after),
    text,
  );
  const shownWords = new Set(after.split(/\s+/u));
  const hidden = [first, last].flatMap(tellingWords).filter((word) => !shownWords.has(word));
  const byInitial = shown.firstName !== '' || /^\p{L}/u.test(after);
  return hidden.reduce(
    (rest, word) => replaceWord(rest, word, byInitial ? `${[...word][0]!.toUpperCase()}.` : after),
    whole,
  );
}

function tellingWords(name: string): string[] {
  const words = name.split(/[\s-]+/u).filter((word) => [...word].length >= SHORTEST);
  const capital = words.filter((word) => word.charAt(0) !== word.charAt(0).toLowerCase());
  return capital.length > 0 ? capital : words;
}

function replaceWord(text: string, word: string, by: string): string {
  if (word === '' || word === ',') return text;
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/gu, '\\s+');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu'), () => by);
}
