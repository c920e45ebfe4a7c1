import { definedFields, InputCheck } from '../validation.js';
import { type DeclaredField, declaredFields, type FieldsClass, type NameOf } from './declared-fields.js';

/** Which fields of a thing people may enter: everything else is kept from inputs by not being named. */
export interface AllowList<Fields extends object, Required extends NameOf<Fields>, Optional extends NameOf<Fields>> {
  readonly fields: FieldsClass<Fields>;
  /** What a new one has to be told. */
  readonly required: readonly Required[];
  readonly optional: readonly Optional[];
}

/** Any allow-list, whatever it is about. */
export interface AnyList {
  readonly fields: FieldsClass<object>;
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** What is entered for a new thing. */
export type Entered<Fields extends object, Required extends NameOf<Fields>, Optional extends NameOf<Fields>> = {
  [Name in Required]: Fields[Name];
} & { [Name in Optional]?: Fields[Name] | null };

/** What is entered to change one: what is absent stays. */
export type Changes<Fields extends object, Names extends NameOf<Fields>> = {
  [Name in Names]?: Fields[Name] | null;
};

/** An allow-list, whose names are those of declared fields. */
export function allow<Fields extends object, Required extends NameOf<Fields>, Optional extends NameOf<Fields>>(
  fields: FieldsClass<Fields>,
  names: { required: readonly Required[]; optional: readonly Optional[] },
): AllowList<Fields, Required, Optional> {
  return { fields, ...names };
}

/**
 * The fields that an allow-list names.
 * @throws Error for one that says nothing of itself in inputs, or has no limits
 */
export function allowedFields({
  fields,
  required,
  optional,
}: AnyList): (DeclaredField & { name: string; input: string })[] {
  const declared = declaredFields(fields);
  return [...required, ...optional].map((name) => {
    const field = declared.get(name);
    if (field?.input === undefined || field.check === undefined)
      throw new Error(`${fields.name}.${name} is to be entered, but does not say how`);
    return { ...field, name, input: field.input };
  });
}

/**
 * The values of a new thing, each within its limits; what was not entered is as it is at first.
 * @param check collects what is wrong beside other problems, and is then finished by its owner
 * @throws 400 naming every field that is wrong, unless `check` is given
 */
export function checkNew<Fields extends object, Required extends NameOf<Fields>, Optional extends NameOf<Fields>>(
  allowed: AllowList<Fields, Required, Optional>,
  entered: Entered<Fields, Required, Optional>,
  check?: InputCheck,
): Pick<Fields, Required | Optional> {
  const required = new Set<string>(allowed.required);
  const values = checked(allowed, entered, (name) => required.has(name), check);
  const initial = allowedFields(allowed).map(({ name, initial: value }) => [name, value]);
  return { ...Object.fromEntries(initial), ...values } as Pick<Fields, Required | Optional>;
}

/**
 * The values that change, each within its limits.
 * @param check collects what is wrong beside other problems, and is then finished by its owner
 * @throws 400 naming every field that is wrong, unless `check` is given
 */
export function checkChanges<Fields extends object, Required extends NameOf<Fields>, Optional extends NameOf<Fields>>(
  allowed: AllowList<Fields, Required, Optional>,
  entered: Changes<Fields, Required | Optional>,
  check?: InputCheck,
): Partial<Pick<Fields, Required | Optional>> {
  return checked(allowed, entered, () => false, check) as Partial<Pick<Fields, Required | Optional>>;
}

function checked(
  allowed: AnyList,
  entered: object,
  isNeeded: (name: string) => boolean,
  outer?: InputCheck,
): Record<string, unknown> {
  const check = outer ?? new InputCheck();
  const values = new Map(Object.entries(entered));
  const patch = allowedFields(allowed).map(({ name, check: read }) => {
    const value = isNeeded(name) ? (values.get(name) ?? null) : values.get(name);
    return [name, read?.(check, name, value as never)];
  });
  if (!outer) check.finish();
  return definedFields(Object.fromEntries(patch) as Record<string, unknown>);
}
