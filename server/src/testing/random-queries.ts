import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** Gives numbers from 0 to below 1; always the same ones for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * What arguments may be: by argument's name, or field's and argument's ('game.id'), texts as they stand in a document.
 */
export type ArgumentValues = Readonly<Record<string, readonly string[]>>;

const DEEPEST = 6;
const MOST_ALIASES = 25;

/**
 * A random valid query over a schema: any fields with any arguments that `values` knows, aliases, fragments, pages of
 * any size. Fields that require what nobody knows are left out.
 * @param roots which fields it may begin with
 */
export function randomQuery(
  schema: GraphQLSchema,
  random: () => number,
  values: ArgumentValues,
  roots: readonly string[],
): string {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  let aliases = 0;

  const valueOf = (field: string, { name, type }: GraphQLArgument): string | null => {
    const known = values[`${field}.${name}`] ?? values[name];
    if (known) return pick(known);
    if (name === 'first') return String(1 + Math.floor(random() ** 2 * 100));
    const named = getNamedType(type);
    return isEnumType(named) && !String(type).includes('[') ? pick(named.getValues()).name : null;
  };

  /** Null where something is required that nobody knows. */
  const argumentsOf = ({ name, args }: GraphQLField<unknown, unknown>): string | null => {
    const given: string[] = [];
    for (const argument of args) {
      const isLeft =
        !isRequiredArgument(argument) && values[`${name}.${argument.name}`] === undefined && random() < 0.4;
      const value = isLeft ? null : valueOf(name, argument);
      if (value === null && isRequiredArgument(argument)) return null;
      if (value !== null) given.push(`${argument.name}: ${value}`);
    }
    return given.length === 0 ? '' : `(${given.join(', ')})`;
  };

  /** Of an interface, one of its types: what is selected of several could be of two kinds under one name. */
  const partsOf = (type: GraphQLCompositeType, depth: number): string => {
    if (isObjectType(type)) return selectionOf(type, depth);
    const one = pick(schema.getPossibleTypes(type));
    const common = isInterfaceType(type) ? pick(Object.values(type.getFields())).name : '__typename';
    return `{ ${common} ... on ${one.name} ${selectionOf(one, depth)} }`;
  };

  const selectionOf = (type: GraphQLObjectType, depth: number): string => {
    const wanted = 1 + Math.floor(random() * (depth === 0 ? 1 : 5));
    const all = type.getFields();
    const fields = depth === 0 ? roots.map((name) => all[name]!) : Object.values(all);
    const selected: string[] = [];
    const names = new Set<string>();
    for (let tries = 0; selected.length < wanted && tries < 12; tries += 1) {
      const field = pick(fields);
      const inner = getNamedType(field.type);
      const hasParts = isCompositeType(inner);
      if (hasParts && depth >= DEEPEST) continue;
      const given = argumentsOf(field);
      if (given === null) continue;
      const isNew = !names.has(field.name) && random() < 0.9;
      if (!isNew && (aliases += 1) > MOST_ALIASES) continue;
      names.add(field.name);
      const text = `${isNew ? '' : `a${aliases}: `}${field.name}${given}${hasParts ? ` ${partsOf(inner, depth + 1)}` : ''}`;
      selected.push(random() < 0.2 ? `... on ${type.name} { ${text} }` : text);
    }
    return `{ ${selected.join(' ') || '__typename'} }`;
  };

  return `query ${selectionOf(schema.getQueryType()!, 0)}`;
}
