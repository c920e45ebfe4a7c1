/**
 * An object of an optimistic answer. The cache tells objects apart by type and id, but the operations' types leave the
 * type's name out, since real answers bring it.
 */
export function named<Value extends object>(typename: string, value: Value): Value {
  return { __typename: typename, ...value };
}
