/** A team's abbreviation as it is kept, in capitals: 2 to 4 letters and digits of any script. Null for what is none. */
export function readAbbreviation(text: string): string | null {
  const capitals = text.normalize('NFC').trim().toLocaleUpperCase('en');
  return /^[\p{L}\p{N}]{2,4}$/u.test(capitals) ? capitals : null;
}
