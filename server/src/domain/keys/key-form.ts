/** What every key begins with, so that scanners for secrets find it wherever somebody has left one. */
export const KEY_PREFIX = 'cbk_';
/** Letters of the organization's number, of what is drawn, and of the checksum, in this order behind the prefix. */
export const KEY_PARTS = { organization: 6, drawn: 28, checksum: 6 } as const;
/**
 * Letters of a key that are shown after it was made: the prefix, the organization, and four of those that are drawn.
 */
export const SHOWN_LETTERS = KEY_PREFIX.length + KEY_PARTS.organization + 4;
