import { parse } from 'graphql';

/**
 * How the REST adapter's documents say what becomes of a field between the graph's answer and the documented one.
 * Beside these, always: ids become integers, enum values lower case. The list is closed; each name is explained where
 * it is applied (value-shapes.ts, plan.ts).
 */
export const SHAPE_DIRECTIVES = parse(`
  "What the endpoint answers: a path into the shaped data."
  directive @answer(path: String!) on QUERY | MUTATION

  "Null is 404, naming the type or this."
  directive @found(as: String) on FIELD
  "An object of one field becomes that field's value."
  directive @only on FIELD
  "Of a list the first item, or null."
  directive @first on FIELD
  "Of a list the first item, and in it the whole list under a name; null of an empty list."
  directive @firstWithAll(as: String!) on FIELD
  "Of a list the items in which these fields (paths) are not null, and are true."
  directive @where(present: String, true: String) on FIELD
  "A list of objects becomes an object, keyed by a field of theirs."
  directive @keyBy(field: String!) on FIELD
  "A list of texts becomes one text, with commas."
  directive @commaJoined on FIELD
  "The opposite of a boolean."
  directive @not on FIELD
  "One word for another: of two lists of equal length."
  directive @words(from: [String!]!, to: [String!]!) on FIELD
  "Whatever it was becomes true."
  directive @yes on FIELD
  "Whether it is not null."
  directive @there on FIELD

  "The object's fields move into the object around it; lists of one name follow each other."
  directive @flatten on FIELD
  "The object around it becomes one object per item of the list, with the item's fields in it."
  directive @unnest on FIELD
  "The field moves into the object, or into each object of the list, that stands beside it as 'into'."
  directive @carry(into: String!, as: String) on FIELD
`);
