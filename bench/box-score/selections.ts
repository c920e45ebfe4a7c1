/** What is asked of a game. */
export interface Selection {
  readonly name: 'box score' | 'scores' | 'full stats';
  /** The operation for our graph; variables `slug` and `id`. */
  readonly query: string;
  /** The same for PostGraphile's schema of the same tables; variables `organizationId` and `id`. */
  readonly postgraphile: string;
}

const LINES = 'player { id firstName lastName } started values';
const side = (lines: string): string => `{ team { id name logoUrl } score periodScores { period { id } score } ${lines} }`;
const operation = (fields: string): string =>
  `query BoxScore($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) { id date time location locationUrl videoUrl status displayStatus ${fields} } } }`;

const both = (lines: string): string => `home ${side(lines)} away ${side(lines)}`;

// PostGraphile knows the tables alone: no values in the order of the definitions, no sums and percentages, no totals.
const tables = (fields: string): string =>
  `query BoxScore($organizationId: Int!, $id: Int!) { gameByOrganizationIdAndId(organizationId: $organizationId, id: $id) {
    id date time videoUrl status homeScore awayScore locationByOrganizationIdAndLocationId { name url }
    teamByOrganizationIdAndHomeTeamId { id name } teamByOrganizationIdAndAwayTeamId { id name }
    periodScoresByOrganizationIdAndGameIdList { teamId gamePeriodId score } ${fields} } }`;
const tableLines = (value: string): string =>
  `gameLinesByOrganizationIdAndGameIdList { id teamId started didNotPlay sortOrder playerByOrganizationIdAndPlayerId { id firstName lastName }
     gameLineValuesByOrganizationIdAndGameLineIdList { ${value} } }`;
const CONFIGURATION = `organizationByOrganizationId { gamePeriodsByOrganizationIdList(orderBy: POSITION_ASC) { id name }
    statDefinitionsByOrganizationIdList(condition: { hidden: false }, orderBy: POSITION_ASC) { id name abbreviation } }`;

/** The documented box score, less of it, and more of it. */
export const SELECTIONS: readonly Selection[] = [
  {
    name: 'box score',
    query: operation(`periods { id name } statDefinitions { id name abbreviation } ${both(`lines { ${LINES} } totals`)}`),
    postgraphile: tables(`${CONFIGURATION} ${tableLines('statDefinitionId value')}`),
  },
  {
    name: 'scores',
    query: operation(both('')),
    postgraphile: tables(''),
  },
  {
    name: 'full stats',
    query: operation(both('lines { player { id firstName lastName } started stats { definition { abbreviation } value } } totals')),
    postgraphile: tables(tableLines('value statDefinitionByOrganizationIdAndStatDefinitionId { abbreviation }')),
  },
];
