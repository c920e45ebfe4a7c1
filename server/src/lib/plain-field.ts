import { type ClassType, Field } from 'type-graphql';

/** What a plain field says about itself. */
export interface PlainFieldOptions {
  readonly description: string;
  /** 'items': the list is there, its items may be null. */
  readonly nullable?: boolean | 'items';
}

/**
 * Declares a property of a type as a field whose type belongs to another feature. A resolver file calls it, since types
 * do not import each other across features; unlike a field resolver it costs no call per object, which counts where a
 * page has hundreds of them.
 * @param type a function, as for `@Field`
 */
export function plainField<Owner extends object>(
  owner: ClassType<Owner>,
  name: keyof Owner & string,
  type: () => ClassType | [ClassType],
  options: PlainFieldOptions,
): void {
  Field(type, { ...options, simple: true })(owner.prototype as object, name);
}
