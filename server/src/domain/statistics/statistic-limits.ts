/** The smallest and the largest value that a statistic of one player in one game may have. */
export const STATISTIC_LIMITS = { min: 0, max: 9999 } as const;
