/** Dispatches `end` as soon as the server closes the page's socket because the session that it came with is over. */
export const sessionEnds = new EventTarget();
