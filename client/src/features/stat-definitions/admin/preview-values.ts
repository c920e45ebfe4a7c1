import { deriveValues } from '@domain/stats/derive-values';
import type { StatisticValues } from './statistic-form';
import type { EditableStatFragment, PreviewSideFragment } from './stats.generated';

/** A player of the game, and what a formula makes of the player's line. */
export interface PreviewRow {
  id: string;
  name: string;
  value: number | null;
}

interface Totals {
  readonly allTotals: readonly (number | null)[];
}

/**
 * The game of a sport that shows what a formula makes of it: the first in which anybody has a value, or simply the
 * first.
 * @param games those that may be shown, best first
 */
export function previewGame<Game extends { season?: { sport: { id: string } } | null; home: Totals; away: Totals }>(
  games: readonly Game[],
  sportId: string,
): Game | undefined {
  const ofSport = games.filter(({ season }) => season?.sport.id === sportId);
  const hasValues = ({ allTotals }: Totals): boolean => allTotals.some((total) => total !== null);
  return ofSport.find(({ home, away }) => hasValues(home) || hasValues(away)) ?? ofSport[0];
}

/**
 * What a formula makes of a game, player by player; those without any value are left out.
 * @param stats those of the sport, without the statistic itself
 */
export function previewRows(
  { lines }: PreviewSideFragment,
  stats: readonly EditableStatFragment[],
  { abbreviation, kind, formula }: StatisticValues,
): PreviewRow[] {
  const draft = { id: '', abbreviation: abbreviation.trim(), kind, formula };
  const definitions = [...stats, draft];
  return lines.flatMap(({ id, player, stats: values }) => {
    const stored = new Map(values.map(({ definition, value }) => [definition.id, value ?? null]));
    const value = deriveValues(definitions, stored).at(-1) ?? null;
    return value === null ? [] : [{ id, name: player.fullName, value }];
  });
}
