/**
 * Tidies a name for storing: one Unicode form (NFC), no surrounding blanks, every run of white space a single blank.
 * Letters keep their case.
 */
export function cleanName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ');
}
