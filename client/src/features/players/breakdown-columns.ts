import type { PlayerStatsPageQuery } from './player-stats.generated';

export type SeasonStats = NonNullable<
  NonNullable<PlayerStatsPageQuery['organization']>['player']
>['seasonStats'][number];

/** A column of the season breakdown: a statistic, and where each season has it. */
export interface BreakdownColumn {
  abbreviation: string;
  name: string;
  kind: SeasonStats['statDefinitions'][number]['kind'];
}

/** Free throw percentage belongs in the breakdown where both of its parts do. */
const FREE_THROWS = { percentage: 'FT%', parts: ['FTM', 'FTA'] };

/**
 * The columns: every counted statistic in the order of the seasons' definitions, and FT% when FTM and FTA exist (league
 * management, section 2). Other percentages are left to tables per game.
 * @param withAll every visible statistic instead
 */
export function breakdownColumns(seasons: readonly SeasonStats[], withAll = false): BreakdownColumn[] {
  const columns = new Map<string, BreakdownColumn>();
  for (const { statDefinitions } of seasons)
    for (const { abbreviation, name, kind } of statDefinitions) columns.set(abbreviation, { abbreviation, name, kind });
  const hasParts = FREE_THROWS.parts.every((part) => columns.has(part));
  return [...columns.values()].filter(
    ({ abbreviation, kind }) =>
      withAll || kind !== 'PERCENTAGE' || (abbreviation === FREE_THROWS.percentage && hasParts),
  );
}

/** A season's value of a statistic; null where it does not keep it. */
export function seasonValue({ statDefinitions, values }: SeasonStats, abbreviation: string): number | null {
  const index = statDefinitions.findIndex((definition) => definition.abbreviation === abbreviation);
  return index === -1 ? null : (values[index] ?? null);
}
