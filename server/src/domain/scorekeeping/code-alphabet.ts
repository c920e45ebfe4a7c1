/** Letters and digits that are told apart on paper, on a phone and by ear: no I, L, O, 0 and 1. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Characters of a code that are drawn: 31 to the power of 8 is 8.5 * 10^11. */
export const CODE_LENGTH = 8;
