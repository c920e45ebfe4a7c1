/**
 * The cells of a block that a spreadsheet has copied: tabs between them, one line per row, whichever way lines end.
 * Texts with tabs, line ends or quotes in them stand in quotes. The end of the last line begins no further row.
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  // A quote opens a quoted text only where a cell begins; elsewhere it is a character like any other.
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)|([^\t\r\n]*)(\t|\r\n|\r|\n|$)/y;
  let index = 0;
  for (;;) {
    cell.lastIndex = index;
    const [whole, quoted, plain, end, rest, restEnd] = cell.exec(text)!;
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? rest ?? '');
    index += whole.length;
    const stop = end ?? restEnd ?? '';
    if (stop === '') break;
    if (stop !== '\t') {
      if (index === text.length) break;
      rows.push([]);
    }
  }
  return rows;
}

/** A block of cells as spreadsheets take it. */
export function formatBlock(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join('\t')).join('\n');
}
