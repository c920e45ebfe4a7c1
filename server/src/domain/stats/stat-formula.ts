/** How a statistic follows from two others, both named by their abbreviations. */
export interface StatFormula {
  readonly kind: 'sum' | 'percentage';
  /** The addends of a sum; made and attempted of a percentage. */
  readonly parts: readonly [string, string];
  /**
   * Screens write it as a three-decimal ratio, as a batting average is written; its value is a percentage like any
   * other.
   */
  readonly shownAsRatio?: true;
}

/**
 * The derived statistics (league management, section 5): field goals are the sums of two- and three-pointers,
 * percentages are made by attempted. A batting average is hits by at-bats. A formula applies only where both parts are
 * defined, see `derivedStatistics`.
 */
export const STAT_FORMULAS: ReadonlyMap<string, StatFormula> = new Map<string, StatFormula>([
  ['FGM', { kind: 'sum', parts: ['2PM', '3PM'] }],
  ['FGA', { kind: 'sum', parts: ['2PA', '3PA'] }],
  ['FG%', { kind: 'percentage', parts: ['FGM', 'FGA'] }],
  ['FT%', { kind: 'percentage', parts: ['FTM', 'FTA'] }],
  ['2P%', { kind: 'percentage', parts: ['2PM', '2PA'] }],
  ['3P%', { kind: 'percentage', parts: ['3PM', '3PA'] }],
  ['AVG', { kind: 'percentage', parts: ['H', 'AB'], shownAsRatio: true }],
]);
