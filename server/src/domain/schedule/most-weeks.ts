/** How many weeks a schedule has at most: more than any season. */
export const MOST_WEEKS = 104;
