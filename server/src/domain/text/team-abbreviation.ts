/** How many letters an abbreviation has. */
const LETTERS = 3;

/**
 * What a team is called where there is no room, in capitals: the initials of a name of three words or more, LAL,
 * otherwise its first three letters, MIL. The name itself where it has no letter.
 */
export function teamAbbreviation(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters =
    words.length >= LETTERS
      ? words.slice(0, LETTERS).map((word) => [...word][0]!)
      : [...words.join('')].slice(0, LETTERS);
  return letters.length === 0 ? name : letters.join('').toLocaleUpperCase('en');
}
