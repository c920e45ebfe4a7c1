import { deriveValues } from '@domain/stats/derive-values';
import type { StatisticValues } from './statistic-form';
import type { EditableStatFragment, PreviewSideFragment } from './stats.generated';

/** A player of the game, and what a formula makes of the player's line. */
export interface PreviewRow {
  id: string;
  name: string;
  value: number | null;
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
