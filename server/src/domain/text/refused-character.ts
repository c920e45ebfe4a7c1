/** Control characters, whatever turns the reading direction of what follows, and halves of a character. */
const REFUSED = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/**
 * The one rule for names, however they come in: what nobody can read, or what changes how the text around it is read,
 * has no place in them.
 * @param name tidied, so that its white space is blanks alone
 * @returns the first such character as 'U+202E'; null when there is none
 */
export function refusedCharacter(name: string): string | null {
  const found = REFUSED.exec(name)?.[0];
  return found === undefined ? null : `U+${hexOf(found).toUpperCase()}`;
}

/** A text in which such characters are written out, as \\u202e, for messages that repeat what was refused. */
export function withoutRefused(text: string): string {
  return text.replaceAll(new RegExp(REFUSED, 'gu'), (character) => `\\u${hexOf(character)}`);
}

/** At least four hexadecimal digits. */
const hexOf = (character: string): string => character.codePointAt(0)!.toString(16).padStart(4, '0');
