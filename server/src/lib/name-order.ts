/**
 * What a list is sorted by where it goes by a name, as a reader expects it and as `compareNames` of `@domain` does: Águilas beside
 * Aguas, Ñandúes among N. By code point, as the database compares without this, they would stand behind Z.
 * No index has this order: it is for lists of an organization's teams, places and the like, which are sorted as they are read.
 * @param column an expression of SQL
 */
export const nameOrder = (column: string): string => `lower(${column}) COLLATE "en-x-icu"`;
