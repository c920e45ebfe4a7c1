import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidInput } from '../../lib/errors.js';

/** Passwords have at least this many characters. */
const PASSWORD_MIN = 10;
/** And at most this many: a hash is not to be a way to keep the server busy. */
const PASSWORD_MAX = 200;
/** So many characters are needed beside the user name, where the password contains it. */
const BESIDE_NAME_MIN = 8;

let common: ReadonlySet<string> | undefined;

/** Throws 400 naming `field` unless a user of this name may have this password. */
export function assertPassword(password: string, username: string, field = 'password'): void {
  const message = passwordProblem(password, username);
  if (message !== null) throw invalidInput({ field, message });
}

/** What is wrong with a password for a user of this name, and what would be right; null when nothing is. */
export function passwordProblem(password: string, username: string): string | null {
  const { length } = password;
  if (length < PASSWORD_MIN) return `A password has at least ${PASSWORD_MIN} characters; this one has ${length}.`;
  if (length > PASSWORD_MAX) return `A password has at most ${PASSWORD_MAX} characters.`;
  if (isCommon(password))
    return 'This is one of the commonest passwords: please choose another one, for example four words of your own.';
  if (leansOnName(password, username)) {
    return `This is little more than the user name: beside it a password has at least ${BESIDE_NAME_MIN} characters.`;
  }
  return null;
}

/**
 * Whether a password is among the commonest of published leaks, in any case. The list has the 49,000 most frequent
 * ones, which includes the first 10,000 of every ranking that it was put together from.
 */
export function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'].map((each) => String(each)));
  return common.has(password.toLowerCase());
}

function leansOnName(password: string, username: string): boolean {
  const [text, name] = [password, username].map((each) => each.normalize('NFC').toLowerCase()) as [string, string];
  return name !== '' && text.includes(name) && text.replaceAll(name, '').length < BESIDE_NAME_MIN;
}
