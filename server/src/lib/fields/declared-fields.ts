import type { InputCheck } from '../validation.js';

/** What a field's values are. `tenant` is the organization's id, `key` the thing's own, given by PostgreSQL. */
export type FieldKind = 'tenant' | 'key' | 'text' | 'texts' | 'integer' | 'boolean' | 'date' | 'time';

/** What is said of a field once, for table, graph, inputs and lists alike. */
export interface DeclaredField<Value = unknown> {
  readonly kind: FieldKind;
  readonly nullable: boolean;
  /** What a new row has without being told; null: nothing, it has to be told. */
  readonly initial: Value | null;
  /** The column's name; without it the field's own in snake case. */
  readonly column?: string | undefined;
  /** Said of it in the graph; without it the graph does not have it. */
  readonly description?: string | undefined;
  /** Said of it in inputs. */
  readonly input?: string | undefined;
  /** Its heading in lists as CSV; true: its column's name. Without it lists do not have it. */
  readonly listed?: string | true | undefined;
  /** Reads what somebody entered, noting what is wrong with it; undefined: not told. */
  readonly check?: ((check: InputCheck, name: string, value: never) => Value | undefined) | undefined;
}

/** A class of declared fields. It is abstract: its leaves are the table, and the type of the graph. */
export type FieldsClass<Fields extends object> = abstract new () => Fields;

/** The names of a thing's fields. */
export type NameOf<Fields extends object> = keyof Fields & string;

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/**
 * Declares a property. One of another type than `Value`, or one that may be null where `Value` may not, does not
 * compile.
 */
export type Declares<Value> = <Owner extends object, Name extends NameOf<Owner>>(
  owner: Owner,
  name: Same<Owner[Name], Value> extends true ? Name : never,
) => void;

const declarations = new WeakMap<object, Map<string, DeclaredField>>();

/** The decorator that declares a property to be this field. */
export function declares<Value>(field: DeclaredField<Value>): Declares<Value> {
  return (owner, name) => {
    const own = declarations.get(owner) ?? new Map<string, DeclaredField>();
    declarations.set(owner, own.set(name, field as DeclaredField));
  };
}

/** The fields of a class by name: those that it inherits first, then its own in their order. */
export function declaredFields(fields: FieldsClass<object>): ReadonlyMap<string, DeclaredField> {
  const found: [string, DeclaredField][] = [];
  for (let owner: unknown = fields.prototype; owner; owner = Object.getPrototypeOf(owner))
    found.unshift(...(declarations.get(owner) ?? []));
  return new Map(found);
}

/** The column that a field is kept in. */
export function columnOf(name: string, { column }: DeclaredField): string {
  return column ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
