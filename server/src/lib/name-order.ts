/**
 * What a list is sorted by where it goes by a name, as a reader expects it and as `compareNames` of `@domain` does:
 * Águilas beside Aguas, Ñandúes among N. By code point, as the database compares without this, they would stand behind
 * Z. Players have an index of this order; lists of an organization's teams, places and the like are sorted as they are
 * read.
 * @param column an expression of SQL
 */
export const nameOrder = (column: string): string => `lower(${column}) COLLATE "en-x-icu"`;
