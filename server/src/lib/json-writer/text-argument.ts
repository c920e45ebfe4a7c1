import { type FieldNode, Kind } from 'graphql';
import { Unwritable } from './writer-code.js';

/** The values that a caller gave for an operation's variables, defaults included. */
export type Variables = Readonly<Record<string, unknown>>;

/**
 * A field's argument, read from its variables; null when it is not given. Throws `Unwritable` for a value that its type
 * refuses.
 */
export type TextArgument = (variables: Variables) => string | null;

/**
 * Finds a field's argument of type String or ID.
 * @param onVariable told of the variable that it comes from
 * @returns null when it is written as anything but a text, a number or a variable
 */
export function textArgument(
  node: FieldNode,
  name: string,
  type: 'String' | 'ID',
  onVariable: (name: string) => void,
): TextArgument | null {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (value === undefined || value.kind === Kind.NULL) return () => null;
  if (value.kind === Kind.STRING || (type === 'ID' && value.kind === Kind.INT)) {
    const text = value.value;
    return () => text;
  }
  if (value.kind !== Kind.VARIABLE) return null;
  const variable = value.name.value;
  onVariable(variable);
  return (variables) => {
    const given = variables[variable];
    if (given === undefined || given === null) return null;
    if (typeof given === 'string') return given;
    if (type === 'ID' && Number.isInteger(given)) return String(given);
    throw new Unwritable();
  };
}
