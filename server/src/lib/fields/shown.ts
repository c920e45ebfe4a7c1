import { Field, ObjectType } from 'type-graphql';
import { declaredFields, type FieldsClass } from './declared-fields.js';
import { graphType } from './graph-type.js';

/**
 * The declared fields that have a description as fields of the graph: what a type's class extends. It is registered as
 * a type, though no graph has it: type-graphql inherits nothing, and says nothing, from a class that is not.
 */
export function shown<Fields extends object>(fields: FieldsClass<Fields>): FieldsClass<Fields> {
  abstract class Shown extends (fields as FieldsClass<object>) {}
  for (const [name, { kind, nullable, description }] of declaredFields(fields))
    if (description !== undefined) Field(graphType(kind), { nullable, description })(Shown.prototype, name);
  ObjectType(`Shown${fields.name}`)(Shown);
  return Shown as FieldsClass<Fields>;
}
