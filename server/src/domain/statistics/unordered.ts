/** The sort order of a line that nobody has put in order: behind all that somebody has. */
export const UNORDERED = 1000;
