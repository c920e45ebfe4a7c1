import { t } from '@/texts';

/** The largest value that a cell takes. */
export const LARGEST = 9999;

/** Said when something else than a whole number was given. */
export const notANumber = () => t.statistics.only_whole_numbers_from_0_to({ largest: LARGEST });

/**
 * What a cell's text says: a whole number, or nothing.
 * @returns undefined when it says something else
 */
export function readCell(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!/^\d+$/.test(trimmed)) return undefined;
  const value = Number(trimmed);
  return value <= LARGEST ? value : undefined;
}

/** How a value stands in its cell. */
export function writeCell(value: number | null): string {
  return value === null ? '' : String(value);
}
