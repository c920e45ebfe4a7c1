/** The place of what can be supposed: kept free before that is there, so that nothing moves. */
export const WHAT_IF_PLACE = 'no-print min-h-132 sm:min-h-116';

/** What the address says while nothing is chosen yet. */
export const NOTHING_CHOSEN = 'none';
