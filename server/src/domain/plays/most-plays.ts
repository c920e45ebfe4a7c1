/** So many plays a game may have, those that were taken away included. */
export const MOST_PLAYS = 2000;
