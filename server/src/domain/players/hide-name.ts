import type { NameParts } from './shown-name.js';

/** Shorter ones are words of any language: "Li", "Do", "An". */
const SHORTEST = 3;
/** In what somebody is known as there are words such as "The" and "Big". */
const SHORTEST_OF_KNOWN_AS = 4;
/** Marks of Latin, Greek and Cyrillic letters; in other scripts marks are sounds of their own. */
const ACCENTS = /[\u0300-\u036f]/gu;

/**
 * A text about a player in which the stored name gives way to the one that is shown: the full name in either order, and
 * then each of its words that is not shown, by its initial. What the player is known as goes likewise, unless that is
 * shown, too. Particles such as "van" stay, and so does whoever else the text names.
 */
export function hideName(text: string, stored: NameParts, shown: NameParts): string {
  const [first, last] = [stored.firstName.trim(), stored.lastName.trim()];
  const [before, after] = [`${first} ${last}`.trim(), `${shown.firstName} ${shown.lastName}`.trim()];
  const shownWords = new Set(after.split(/\s+/u));
  const knownAs = hiddenKnownAs(stored, shown, shownWords);
  if (before === after && knownAs === '') return text;
  const forms = before === after ? [] : [before, `${last}, ${first}`, `${last} ${first}`];
  const whole = [...forms, knownAs].reduce((rest, name) => replaceWord(rest, name.trim(), after), text);
  const hidden = [
    ...[first, last].flatMap((name) => tellingWords(name)),
    ...tellingWords(knownAs, SHORTEST_OF_KNOWN_AS),
  ].filter((word) => !shownWords.has(word));
  const byInitial = shown.firstName !== '' || /^\p{L}/u.test(after);
  return hidden.reduce(
    (rest, word) => replaceWord(rest, word, byInitial ? `${[...word][0]!.toUpperCase()}.` : after),
    whole,
  );
}

/** What the player is known as, where it says more than the name that is shown. */
function hiddenKnownAs(stored: NameParts, shown: NameParts, shownWords: ReadonlySet<string>): string {
  const knownAs = shown.knownAs ? '' : (stored.knownAs?.trim() ?? '');
  return knownAs.split(/\s+/u).every((word) => shownWords.has(word)) ? '' : knownAs;
}

function tellingWords(name: string, shortest = SHORTEST): string[] {
  const words = name.split(/[\s-]+/u).filter((word) => [...word].length >= shortest);
  const capital = words.filter((word) => word.charAt(0) !== word.charAt(0).toLowerCase());
  return capital.length > 0 ? capital : words;
}

/** With whatever accents either has: people write Pena for Peña, and the other way round. */
function replaceWord(text: string, word: string, by: string): string {
  if (word === '' || word === ',') return text;
  const letters = [...word.normalize('NFD').replace(ACCENTS, '').replace(/\s+/gu, ' ')].map((letter) =>
    letter === ' ' ? '\\s+' : `${letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')}${ACCENTS.source}*`,
  );
  const apart = '[\\p{L}\\p{N}\\p{M}]';
  const pattern = new RegExp(`(?<!${apart})${letters.join('')}(?!${apart})`, 'giu');
  const plain = text.normalize('NFD');
  return pattern.test(plain) ? plain.replace(pattern, () => by).normalize('NFC') : text;
}
