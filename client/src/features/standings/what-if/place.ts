/** The place of what can be supposed: kept free before that is there, so that nothing moves. */
export const WHAT_IF_PLACE = 'no-print min-h-132 sm:min-h-116';
