import { type GraphQLLeafType, isEnumType } from 'graphql';

/** What cannot be written as its type says: GraphQL itself has to say what is wrong. */
export class Unwritable extends Error {}

/** Texts above this length go through JSON.stringify, which is faster for them. */
const SHORT = 64;

/** A text as JSON. */
function stringText(text: string): string {
  if (text.length > SHORT) return JSON.stringify(text);
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    // Control characters, quotation mark, backslash, and halves of pairs, which JSON escapes when they are alone.
    if (code < 32 || code === 34 || code === 92 || (code >= 0xd800 && code <= 0xdfff)) return JSON.stringify(text);
  }
  return `"${text}"`;
}

/** Writes values, never null, of a scalar or an enum as JSON: as its `serialize` would give them. */
export function leafText(type: GraphQLLeafType): (value: unknown) => string {
  if (isEnumType(type)) {
    const texts = new Map<unknown, string>(type.getValues().map(({ name, value }) => [value, `"${name}"`]));
    return (value) => texts.get(value) ?? unwritable();
  }
  switch (type.name) {
    case 'String':
      return (value) => (typeof value === 'string' ? stringText(value) : unwritable());
    case 'ID':
      return (value) =>
        typeof value === 'string' ? stringText(value) : Number.isInteger(value) ? `"${value as number}"` : unwritable();
    case 'Int':
      return (value) => (typeof value === 'number' && (value | 0) === value ? `${value}` : unwritable());
    case 'Float':
      return (value) => (Number.isFinite(value) ? `${value as number}` : unwritable());
    case 'Boolean':
      return (value) => (value === true ? 'true' : value === false ? 'false' : unwritable());
    default:
      return (value) => (JSON.stringify(type.serialize(value)) as string | undefined) ?? unwritable();
  }
}

function unwritable(): never {
  throw new Unwritable();
}
