import { Field, InputType } from 'type-graphql';
import { allowedFields, type AllowList, type AnyList, type Changes, type Entered } from './allow-list.js';
import type { FieldsClass, NameOf } from './declared-fields.js';
import { graphType } from './graph-type.js';

/** The allowed fields as those of an input for a new thing, which extends it. */
export function newInput<Fields extends object, Required extends NameOf<Fields>, Optional extends NameOf<Fields>>(
  allowed: AllowList<Fields, Required, Optional>,
): FieldsClass<Entered<Fields, Required, Optional>> {
  const required = new Set<string>(allowed.required);
  return inputOf(allowed, 'New', (name) => !required.has(name)) as FieldsClass<Entered<Fields, Required, Optional>>;
}

/** The allowed fields as those of an input for changes, which extends it: each may be absent. */
export function changesInput<Fields extends object, Required extends NameOf<Fields>, Optional extends NameOf<Fields>>(
  allowed: AllowList<Fields, Required, Optional>,
): FieldsClass<Changes<Fields, Required | Optional>> {
  return inputOf(allowed, 'Changed', () => true) as FieldsClass<Changes<Fields, Required | Optional>>;
}

/** Registered, though no graph has it: type-graphql inherits nothing, and says nothing, from a class that is not. */
function inputOf(allowed: AnyList, word: string, isNullable: (name: string) => boolean): FieldsClass<object> {
  abstract class Allowed {}
  for (const { name, kind, input } of allowedFields(allowed))
    Field(graphType(kind), { nullable: isNullable(name), description: input })(Allowed.prototype, name);
  InputType(`${word}${allowed.fields.name}`)(Allowed);
  return Allowed;
}
