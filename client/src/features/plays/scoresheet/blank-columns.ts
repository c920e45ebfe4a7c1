import type { Sport } from '@domain/sports/sport';

/** So many points, runs or games have a place on a blank scoresheet: of a game whose periods add up, or of a set. */
const PLACES: Readonly<Record<Sport, number>> = { basketball: 160, baseball: 40, tennis: 10, volleyball: 30 };
const PER_COLUMN = 40;

/** A column of what is ticked off by hand. */
export interface BlankColumn {
  readonly id: string;
  /** The set that it is of; null where the numbers of one game go on from column to column. */
  readonly period: string | null;
  readonly from: number;
  readonly to: number;
}

/** The columns of a blank running score: one for each set, or those of the whole game. */
export function blankColumns(
  { sport, scoring }: { readonly sport: Sport; readonly scoring: 'added' | 'won' },
  periods: readonly { readonly id: string; readonly name: string }[],
): BlankColumn[] {
  const places = PLACES[sport];
  if (scoring === 'won') return periods.map(({ id, name }) => ({ id, period: name, from: 1, to: places }));
  return Array.from({ length: places / PER_COLUMN }, (_, index) => ({
    id: String(index),
    period: null,
    from: index * PER_COLUMN + 1,
    to: (index + 1) * PER_COLUMN,
  }));
}
