import { type DocumentNode, parse } from 'graphql';

const NAMED = 'id name';
const GAME = `id date time status displayStatus location homeScore awayScore
  homeTeam { ${NAMED} } awayTeam { ${NAMED} } season { ${NAMED} } league { ${NAMED} } division { ${NAMED} }`;
const PAGE = 'pageInfo { hasNextPage endCursor }';
const DEFINITIONS = 'statDefinitions { id name abbreviation kind }';
const SIDE = `team { ${NAMED} } score liveScore periodScores { period { ${NAMED} } score } totals
  lines { player { id fullName } started values }`;

/** The documents of the tools: each asks one organization, by its slug or by the request's address. */
export const OPERATIONS = {
  overview: below(
    '',
    `id name slug timeZone sports { ${NAMED} } statDefinitions { name abbreviation kind hidden sport { ${NAMED} } }
     seasons { ${NAMED} active startDate finishDate leagues { ${NAMED} } divisions { ${NAMED} } }`,
  ),
  find: below(
    '$name: String!',
    `players(first: 20, filter: { search: $name }) { nodes { id fullName knownAs jerseyNumber position teamHistory { season { ${NAMED} } team { ${NAMED} } } } ${PAGE} }
     teams(first: 20, filter: { search: $name }) { nodes { ${NAMED} } ${PAGE} }`,
  ),
  games: below(
    '$filter: GameFilter, $first: Int, $after: String, $order: SortDirection',
    `games(filter: $filter, first: $first, after: $after, order: $order) { nodes { ${GAME} } ${PAGE} }`,
  ),
  boxScore: below('$id: ID!', `game(id: $id) { ${GAME} ${DEFINITIONS} home { ${SIDE} } away { ${SIDE} } }`),
  standings: below(
    '$seasonId: ID, $leagueId: ID, $divisionId: ID',
    `standings(seasonId: $seasonId, leagueId: $leagueId, divisionId: $divisionId) {
       position team { ${NAMED} } league { ${NAMED} } division { ${NAMED} } wins losses ties winPercentage gamesBehind streak
       pointsFor pointsAgainst home { wins losses } away { wins losses } lastTen { wins losses } }`,
  ),
  leaders: below(
    '$stat: String!, $seasonId: ID, $from: Date, $to: Date, $first: Int',
    `leaders(stat: $stat, seasonId: $seasonId, from: $from, to: $to, first: $first) {
       rank player { id fullName } team { ${NAMED} } value gamesPlayed perGame }`,
  ),
  player: below(
    '$id: ID!',
    `player(id: $id) { id fullName knownAs jerseyNumber position
       seasonStats { season { ${NAMED} } team { ${NAMED} } gamesPlayed ${DEFINITIONS} values }
       gameStats(first: 10, scope: ALL) { nodes { game { ${GAME} } team { ${NAMED} } opponent { ${NAMED} } started stats { definition { abbreviation } value } } ${PAGE} } }`,
  ),
} as const;

function below(variables: string, selection: string): DocumentNode {
  return parse(`query ($organization: String${variables && `, ${variables}`}) {
    organization(slug: $organization) { ${selection} }
  }`);
}
