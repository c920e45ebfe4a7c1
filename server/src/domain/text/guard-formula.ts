/**
 * A text that no spreadsheet takes for a formula: what begins with one of = + - @, a tab or a line end gets an
 * apostrophe in front, and so does what would read like it. Whoever typed it in must not be able to make the reader's
 * computer do anything.
 */
export function guardFormula(text: string): string {
  return /^'*[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;
}
