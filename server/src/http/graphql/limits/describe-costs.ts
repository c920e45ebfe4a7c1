import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isObjectType,
} from 'graphql';
import { argumentAsLong, isFirstWithin, isOfRootFields, lengthOf, workOf } from './list-lengths.js';

const ABOUT_COSTS = `What an answer may cost is estimated before anything is executed: a value costs 1, an object 1 and what is selected of it, a list of values 1. Fields that cost
otherwise say so. With the header \`Query-Cost: include\` every answer says its cost in \`extensions.cost\`; \`Query-Cost: dry-run\` gives the estimate alone.`;

/**
 * Says in the description of every field that costs otherwise than its kind what it costs, and of the schema what that
 * means.
 */
export function describeCosts(schema: GraphQLSchema): void {
  schema.description = ABOUT_COSTS;
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const cost = costOf(type.name, field);
      if (cost !== null) field.description = [field.description, `Cost: ${cost}.`].filter(Boolean).join(' ');
    }
  }
}

/** What a list of objects, or a page of one, costs; null for everything else. */
function costOf(type: string, { name, type: given, args }: GraphQLField<unknown, unknown>): string | null {
  const isPaged = args.some((argument) => argument.name === 'first');
  const isList = isListType(getNullableType(given)) && isCompositeType(getNamedType(given));
  const besides = besidesOf(type, name);
  if (isPaged && !isList) return `as an object, what is selected of nodes and edges \`first\` times${besides}`;
  if (!isList || /^(nodes|edges)$/.test(name)) return null;
  if (isFirstWithin(type, name))
    return `1, and ${lengthOf(type, name)} times what is selected of one, in which a list is \`first\` long`;
  if (isOfRootFields(type, name)) return `1, and what is selected of one for each root field of the document${besides}`;
  const argument = argumentAsLong(type, name);
  if (argument !== null) return `1, and what is selected of one for each of \`${argument}\`${besides}`;
  return `1, and ${isPaged ? '`first`' : lengthOf(type, name)} times what is selected of one${besides}`;
}

/** What a field's work counts, to be put at the end. */
function besidesOf(type: string, field: string): string {
  const work = workOf(type, field);
  if (!work) return '';
  const { args, values } = work;
  return args === 'always'
    ? `; ${values} more`
    : `; ${values} more with ${args.map((arg) => `\`${arg}\``).join(' or ')}`;
}
