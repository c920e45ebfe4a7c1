import { normaliseName } from '../text/normalise-name.js';
import { splitFullName } from '../text/split-full-name.js';
import { isErasedName } from './erased-name.js';

/** How an organization names its players in public. */
export type PlayerNames = 'full' | 'first_initial' | 'initials' | 'number';

/** A name as it is stored, or as it is shown. */
export interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
  /** What people call the player beside it; absent or null when nobody says so, or when it is not shown. */
  readonly knownAs?: string | null;
}

const LETTER = /[\p{L}\p{N}]\p{M}*/u;

/** What a player is called whose number nobody entered. */
const WITHOUT_NUMBER = 'Player';

/**
 * The name under which a player is shown. Initials are the first letter of each of the two names. A whole name in the
 * field of the first name counts as what it is, also beside a dash or the last name once more: its last word is hidden
 * too. What stands for an erased person is nobody's name, and shown as it is. What a player is known as goes with full
 * names alone: it tells who somebody is as well as the full name does.
 * @param number what the player wears, for organizations that show numbers; null when it is not known
 */
export function shownName(names: PlayerNames, stored: NameParts, number: string | null): NameParts {
  if (names === 'full' || isErasedName(stored)) return stored;
  if (names === 'number') return { firstName: '', lastName: number === null ? WITHOUT_NUMBER : `#${number}` };
  const { firstName, lastName } = twoNames(stored);
  return { firstName: names === 'initials' ? initial(firstName) : firstName, lastName: initial(lastName) };
}

function twoNames({ firstName, lastName }: NameParts): NameParts {
  const first = wordsOf(firstName);
  const last = LETTER.test(lastName) ? wordsOf(lastName) : [];
  const isRepeated = last.length > 0 && isSame(first.slice(-last.length), last);
  // "Ana Reyes" with the last name "Reyes".
  if (isRepeated && first.length > last.length)
    return { firstName: first.slice(0, -last.length).join(' '), lastName: last.join(' ') };
  if (last.length > 0 && !(isRepeated && last.length > 1)) return { firstName: firstName.trim(), lastName };
  // Nothing is a last name, a dash neither, so that the whole name is the first one's.
  if (firstName.includes(',')) return splitFullName(firstName);
  return first.length === 1
    ? { firstName: first[0]!, lastName: '' }
    : { firstName: first[0]!, lastName: first.at(-1)! };
}

function wordsOf(name: string): string[] {
  return name.trim().split(/\s+/u);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return normaliseName(one.join(' ')) === normaliseName(other.join(' '));
}

function initial(name: string): string {
  const letter = LETTER.exec(name.normalize('NFC'))?.[0];
  return letter === undefined ? '' : `${letter.toUpperCase()}.`;
}
