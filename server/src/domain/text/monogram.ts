/** How many tints monograms have: those of monogram-tints.ts. */
const TINT_COUNT = 10;

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
  return sum % TINT_COUNT;
}
