import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { CACHE } from './paths.js';

/** A table as it is printed. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a benchmark found. */
export interface Report {
  readonly tables: readonly Table[];
  /** What a reader has to know about the tables; also why something was left out. */
  readonly notes: readonly string[];
  /** All figures, for programs. */
  readonly figures: unknown;
}

/** A table as text: the first column to the left, all others to the right. */
export function formatTable({ title, columns, rows }: Table): string {
  const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!))).join('  ');
  return [title, line(columns), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** Writes a report to .cache; its path comes back. */
export async function saveReport(name: string, report: Report): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const path = `${CACHE}bench-${name}.json`;
  await writeFile(
    path,
    `${JSON.stringify({ benchmark: name, date: new Date().toISOString(), machine: machine(), ...report }, null, 2)}\n`,
  );
  return path;
}

/** The kind of machine, in a few words. */
export function machine(): string {
  const cores = cpus();
  return `${cores.length} cores ${cores[0]?.model.trim() ?? ''}, Node ${process.versions.node}`;
}

/** A figure with three significant digits. */
export function digits(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
