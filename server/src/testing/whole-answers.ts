import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
  parse,
  type DocumentNode,
} from 'graphql';

/**
 * What two seasons differ in though they are the same: ids, counters and moments of changes, and what belongs to the
 * organization around them.
 */
const OTHER =
  /^(?:id|version|changedAt|timesRescheduled|.*Id|pageInfo|cursor|organization|settings|users|links|page|actingFor|hasNamesake)$/u;

/**
 * An operation that asks for all there is about a season of an organization, made from the schema: every field that can
 * be reached, as deep as `DEPTHS` says, and no object of a type within another of that type. Variables: `organization`
 * and `season`.
 */
export function wholeSeasonQuery(schema: GraphQLSchema): DocumentNode {
  const organization = schema.getType('Organization') as GraphQLObjectType;
  const parts = Object.entries(DEPTHS).map(([name, depth]) =>
    fieldText(organization.getFields()[name]!, depth, ['Organization'], STAND_INS[name]),
  );
  return parse(`query ($organization: ID!, $season: ID!) { organization(id: $organization) { ${parts.join(' ')} } }`);
}

/** The fields of the organization that tell of a season, and how deep. */
const DEPTHS: Readonly<Record<string, number>> = {
  season: 3,
  standings: 2,
  seasonLeagues: 3,
  games: 2,
  players: 2,
  teams: 2,
  statDefinitions: 1,
  gamePeriods: 1,
  playerAttributes: 1,
  byes: 2,
  weeksOff: 2,
  locations: 1,
  leagues: 1,
  records: 2,
};

/** Arguments that have to be given. */
const STAND_INS: Readonly<Record<string, string>> = { season: '(id: $season)' };

function fieldText(
  field: GraphQLField<unknown, unknown>,
  depth: number,
  path: readonly string[],
  given?: string,
): string {
  const type = getNamedType(field.type);
  const seasonal = field.args.some(({ name }) => name === 'seasonId') ? ['seasonId: $season'] : [];
  const long = field.args.some(({ name }) => name === 'first') ? ['first: 100'] : [];
  const listed = [...seasonal, ...long].join(', ');
  const argumentsText = given ?? (listed === '' ? '' : `(${listed})`);
  if (!isObjectType(type)) return field.name + argumentsText;
  const isList = type.name.endsWith('Connection') || type.name.endsWith('Edge');
  const inner = Object.values(type.getFields())
    .filter((one) => isAsked(one, depth, [...path, type.name]))
    .map((one) => fieldText(one, isList ? depth : depth - 1, [...path, type.name]));
  return inner.length === 0 ? '' : `${field.name}${argumentsText} { ${inner.join(' ')} }`;
}

function isAsked(field: GraphQLField<unknown, unknown>, depth: number, path: readonly string[]): boolean {
  if (OTHER.test(field.name) || field.args.some(({ name, type }) => isNonNullType(type) && name !== 'seasonId'))
    return false;
  const type = getNamedType(field.type);
  return !isObjectType(type) || ((depth > 0 || type.name.endsWith('Edge')) && !path.includes(type.name));
}

/** An answer in which every upload's address is the same word. */
export function withoutAddresses(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer).replaceAll(/"\/uploads\/[^"]+"/gu, '"an upload"'));
}
