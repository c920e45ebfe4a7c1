import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** What an argument is given, by the field's name and its own; undefined: nothing is known that it could be. */
export type ArgumentOf = (field: string, argument: string) => string | number | boolean | undefined;

/** A document for every field of the schema that a visitor can ask for below an organization. */
export interface EveryField {
  /**
   * By 'Type.field', of fields that lead to something: the shortest way there, with all plain fields of what they lead
   * to.
   */
  readonly documents: ReadonlyMap<string, string>;
  /** Fields with a required argument that nothing is known for. */
  readonly left: readonly string[];
}

interface Way {
  readonly open: string;
  readonly depth: number;
}

/**
 * Writes the documents, breadth first, so that each field is reached by the shortest way.
 * @param root the selection of the organization, for instance 'organization(slug: "fab")'
 */
export function everyField(schema: GraphQLSchema, root: string, argumentOf: ArgumentOf): EveryField {
  const organization = schema.getType('Organization') as GraphQLObjectType;
  const documents = new Map<string, string>();
  const left: string[] = [];
  const ways = new Map<GraphQLObjectType, Way>([[organization, { open: `{ ${root} {`, depth: 2 }]]);
  for (const [type, { open, depth }] of ways) {
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      const call = callOf(field, argumentOf);
      const target = getNamedType(field.type);
      if (call === null) left.push(name);
      else if (isObjectType(target)) {
        if (!ways.has(target)) ways.set(target, { open: `${open} ${call} {`, depth: depth + 1 });
        documents.set(name, `${open} ${call} { ${plainFields(target)} } ${'}'.repeat(depth)}`);
      }
    }
  }
  return { documents, left };
}

function plainFields(type: GraphQLObjectType): string {
  return Object.values(type.getFields())
    .filter(
      (field) => isLeafType(getNamedType(field.type)) && field.args.every((argument) => !isNonNullType(argument.type)),
    )
    .map(({ name }) => name)
    .concat('__typename')
    .join(' ');
}

/** The field with its arguments; null when one that is needed is not known. */
function callOf(field: GraphQLField<unknown, unknown>, argumentOf: ArgumentOf): string | null {
  const given = field.args.map((argument) => [argument, argumentOf(field.name, argument.name)] as const);
  if (
    given.some(
      ([argument, value]) => value === undefined && isNonNullType(argument.type) && argument.defaultValue === undefined,
    )
  )
    return null;
  const written = given.flatMap(([argument, value]) =>
    value === undefined ? [] : `${argument.name}: ${literal(argument, value)}`,
  );
  return written.length === 0 ? field.name : `${field.name}(${written.join(', ')})`;
}

function literal({ type }: GraphQLArgument, value: string | number | boolean): string {
  return isEnumType(getNamedType(type)) ? String(value) : JSON.stringify(value);
}
