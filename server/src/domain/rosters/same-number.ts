/** Whether two players of a team would wear the same number; a number that nobody entered is nobody's. */
export function sameNumber(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && plain(a) !== '' && plain(a) === plain(b);
}

/** A jersey may say 00, which is not 0; people write #7 and 7. */
function plain(number: string): string {
  return number.trim().replace(/^#\s*/u, '').toLowerCase();
}
