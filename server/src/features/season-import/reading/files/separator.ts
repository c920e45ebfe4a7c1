/** What may stand between the cells of a line. */
const SEPARATORS = [',', ';', '\t'] as const;

export type Separator = (typeof SEPARATORS)[number];

/**
 * What stands between the cells of a file, by its first line: a comma, or a semicolon, as spreadsheets write where the
 * comma stands in numbers, or a tab, as a table has that was copied from one.
 * @param start the file's text, as far as it is read
 */
export function separatorOf(start: string): Separator {
  // What is quoted may hold separators, and line ends.
  const unquoted = start.replaceAll(/"[^"]*"/gu, (cell) => (/[^\s,;"]/u.test(cell) ? 'quoted' : ''));
  const heading = unquoted.split(/[\r\n]/u).find((line) => /[^\s,;"\ufeff]/u.test(line)) ?? '';
  const countOf = (separator: Separator): number => heading.split(separator).length - 1;
  return SEPARATORS.reduce((most, separator) => (countOf(separator) > countOf(most) ? separator : most));
}
