import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
} from 'graphql';

/** A text that a mutation takes. */
export interface TextField {
  mutation: string;
  /** 'input.blocks.0.url'. */
  path: string;
  /** The field's own name: 'url'. */
  name: string;
  description: string;
}

/** Every text in the arguments of every mutation, so that a new one is found by itself. */
export function textFields(schema: GraphQLSchema): TextField[] {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return mutations.flatMap(({ name: mutation, args }) =>
    args.flatMap(({ name, type, description }) =>
      fieldsOf(type, [name], description ?? '', []).map((field) => ({ mutation, ...field })),
    ),
  );
}

/** Whether it takes an address: by its name, or by what is said of it. */
export function isAddress({ name, description }: TextField): boolean {
  if (/mail/i.test(name) || /YouTube address\)?$/.test(description)) return false;
  return (
    /url|href|website|facebook|instagram|youtube|twitter|homepage/i.test(name) ||
    /https?:\/\/|\bURL\b|\baddress of (its|a|the)\b/i.test(description)
  );
}

/** Whether it takes what people or things are called. */
export function isName({ name }: TextField): boolean {
  return /^(name|firstName|lastName|username|label|title|captainName|captainLabel)$/.test(name);
}

function fieldsOf(
  type: GraphQLInputType,
  path: string[],
  description: string,
  outer: readonly string[],
): Omit<TextField, 'mutation'>[] {
  const named = getNamedType(type);
  const here = isListType(getNullableType(type)) ? [...path, '0'] : path;
  if (!isInputObjectType(named))
    return named.name === 'String' ? [{ path: here.join('.'), name: path.at(-1)!, description }] : [];
  if (outer.includes(named.name)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    fieldsOf(field.type, [...here, field.name], field.description ?? '', [...outer, named.name]),
  );
}
