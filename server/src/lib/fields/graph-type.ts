import { ID, Int } from 'type-graphql';
import { CalendarDate, TimeOfDay } from '../scalars.js';
import type { FieldKind } from './declared-fields.js';

const TYPES = {
  tenant: ID,
  key: ID,
  text: String,
  texts: [String],
  integer: Int,
  boolean: Boolean,
  date: CalendarDate,
  time: TimeOfDay,
};

/** What the graph has for values of a kind, as `@Field` takes it. */
export function graphType(kind: FieldKind): () => (typeof TYPES)[FieldKind] {
  return () => TYPES[kind];
}
