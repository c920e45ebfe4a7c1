/** What is asked of a game. */
export interface Selection {
  readonly name: 'box score' | 'scores' | 'full stats';
  /** The operation for our graph; variables `slug` and `id`. */
  readonly query: string;
  /** The same for PostGraphile's schema of the same tables; variables `organizationId` and `id`. */
  readonly postgraphile: string;
  /** The same once more, as cheap as PostGraphile gives it. */
  readonly leanPostgraphile: string;
}

const LINES = 'player { id firstName lastName } started values';
const side = (lines: string): string =>
  `{ team { id name logoUrl } score periodScores { period { id } score } ${lines} }`;
const operation = (fields: string): string =>
  `query BoxScore($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) { id date time location locationUrl videoUrl status displayStatus ${fields} } } }`;

const both = (lines: string): string => `home ${side(lines)} away ${side(lines)}`;

/**
 * How PostGraphile's schema says things: as its own preset makes it, or with the cheaper lists instead of connections
 * and fewer joins.
 */
interface Dialect {
  readonly id: 'rowId' | 'id';
  readonly isLean: boolean;
  list(field: string, inner: string): string;
}

const ITS_OWN: Dialect = { id: 'rowId', isLean: false, list: (field, inner) => `${field} { nodes { ${inner} } }` };
const LEAN: Dialect = { id: 'id', isLean: true, list: (field, inner) => `${field}List { ${inner} }` };

// It knows the tables alone: no values in the order of the definitions, no sums and percentages, no totals.
const tables = ({ id, isLean, list }: Dialect, fields: string): string =>
  `query BoxScore($organizationId: Int!, $id: Int!) { game: gameByOrganizationIdAnd${id === 'id' ? 'Id' : 'RowId'}(organizationId: $organizationId, ${id}: $id) {
    ${id} date time videoUrl status homeScore awayScore locationByOrganizationIdAndLocationId { name url }
    teamByOrganizationIdAndHomeTeamId { ${id} name } teamByOrganizationIdAndAwayTeamId { ${id} name }
    ${list('periodScoresByOrganizationIdAndGameId', `teamId score ${isLean ? 'gamePeriodId' : `gamePeriodByOrganizationIdAndGamePeriodId { ${id} }`}`)} ${fields} } }`;
const tableLines = ({ id, list }: Dialect, value: string): string =>
  list(
    'gameLinesByOrganizationIdAndGameId',
    `${id} teamId started didNotPlay sortOrder playerByOrganizationIdAndPlayerId { ${id} firstName lastName } ${list('gameLineValuesByOrganizationIdAndGameLineId', value)}`,
  );
const configuration = ({ id, list }: Dialect): string =>
  `organizationByOrganizationId { ${list('gamePeriodsByOrganizationId', `${id} name`)} ${list('statDefinitionsByOrganizationId', `${id} name abbreviation`)} }`;

const BOX_SCORE = (dialect: Dialect): string =>
  tables(dialect, `${configuration(dialect)} ${tableLines(dialect, 'statDefinitionId value')}`);
const SCORES = (dialect: Dialect): string => tables(dialect, '');
const FULL_STATS = (dialect: Dialect): string =>
  tables(dialect, tableLines(dialect, 'value statDefinitionByOrganizationIdAndStatDefinitionId { abbreviation }'));

/** The documented box score, less of it, and more of it. */
export const SELECTIONS: readonly Selection[] = [
  {
    name: 'box score',
    query: operation(
      `periods { id name } statDefinitions { id name abbreviation } ${both(`lines { ${LINES} } totals`)}`,
    ),
    postgraphile: BOX_SCORE(ITS_OWN),
    leanPostgraphile: BOX_SCORE(LEAN),
  },
  {
    name: 'scores',
    query: operation(both('')),
    postgraphile: SCORES(ITS_OWN),
    leanPostgraphile: SCORES(LEAN),
  },
  {
    name: 'full stats',
    query: operation(
      both('lines { player { id firstName lastName } started stats { definition { abbreviation } value } } totals'),
    ),
    postgraphile: FULL_STATS(ITS_OWN),
    leanPostgraphile: FULL_STATS(LEAN),
  },
];
