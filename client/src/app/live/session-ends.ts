/** Dispatches `end` as soon as the server ends the session by whose socket the page follows something. */
export const sessionEnds = new EventTarget();
