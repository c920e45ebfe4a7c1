/** Marks of the reading direction; pasted text brings them along, and nobody sees them. */
const MARKS = /[\u061c\u200e\u200f]/gu;

/**
 * Tidies a name for storing: one Unicode form (NFC), no surrounding blanks, every run of white space a single blank, no
 * marks that only say which way a blank is read. Letters keep their case.
 */
export function cleanName(name: string): string {
  return name.normalize('NFC').replace(MARKS, '').trim().replace(/\s+/gu, ' ');
}
