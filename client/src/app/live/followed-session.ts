/**
 * The session by which the page follows something. Dispatches `end` as soon as the server says that it is over, and is
 * told by `begin` of another one that has begun on this page: what is followed goes on as that.
 */
export const followedSession = new EventTarget();
