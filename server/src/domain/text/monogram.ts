/** The tints behind monograms, as the client's styles/monogram.css has them; white on each has 4.5:1 or more. */
export const TINTS = [
  '#1d4f91',
  '#8a2432',
  '#1c6b50',
  '#5b3a8c',
  '#8a4b12',
  '#0f6674',
  '#7a2a6b',
  '#3c5a1e',
  '#34495e',
  '#a03a1c',
] as const;

/** Up to three initials of a name: 'Golden State Warriors' is 'GSW', 'Aces' is 'A', 'Philadelphia 76ers' is 'P7'. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s\-–_./]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.map((word) => Array.from(word).find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '');
  return letters.slice(0, 3).join('').toLocaleUpperCase('en') || '?';
}

/** A tint that is always the same for the same name, 0 to 9. */
export function tintOf(name: string): number {
  let sum = 7;
  for (const character of name) sum = (sum * 31 + character.codePointAt(0)!) % 65_521;
  return sum % TINTS.length;
}

/** The tint of a name beside another: the next one where both would have the same. */
export function tintBeside(name: string, other: string): number {
  const tint = tintOf(name);
  return tint === tintOf(other) && name !== other ? (tint + 1) % TINTS.length : tint;
}
