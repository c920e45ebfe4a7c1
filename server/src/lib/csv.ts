import { guardFormula } from '../domain/text/guard-formula.js';

/** A cell of a table; null is blank, a moment stands as ISO text in UTC. */
export type Cell = string | number | boolean | Date | null | undefined;

/** A line of a CSV file (RFC 4180), with its end. Every cell stands as it is, so that it can be read back. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(encode).join(',')}\r\n`;
}

/** A cell that no spreadsheet takes for a formula. */
export function escapeFormula(cell: Cell): Cell {
  return typeof cell === 'string' ? guardFormula(cell) : cell;
}

/**
 * A line of a CSV file that may be opened in a spreadsheet: none of its cells is a formula. `unescapeFormula` gives
 * back what stood in them.
 */
export function guardedLine(cells: readonly Cell[]): string {
  return csvLine(cells.map(escapeFormula));
}

/** What `escapeFormula` was given: for files that we may have written. */
export function unescapeFormula(text: string): string {
  return !text.startsWith("'") ? text : text.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/u, '');
}

function encode(cell: Cell): string {
  const text = textOf(cell);
  return /[",\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
