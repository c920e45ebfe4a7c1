/**
 * Writes a percentage with one decimal and a percent sign, '41.7%' (league management, section 5).
 * @param value a result of `percentage`: already rounded, so that nothing is rounded a second time here
 */
export function formatPercentage(value: number): string {
  return `${value.toFixed(1)}%`;
}
