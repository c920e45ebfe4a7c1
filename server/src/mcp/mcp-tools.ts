import { fromJsonSchema, type JsonSchemaType } from '@modelcontextprotocol/server';
import { type DocumentNode, isIntrospectionType, OperationTypeNode, printType } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import type { AppParts } from '../http/app-parts.js';
import { execute, reasonOf } from '../http/graphql/execution/execute.js';
import { DocumentStore } from '../http/graphql/execution/document-store.js';
import { formatExecutionErrors } from '../http/graphql/graphql-errors.js';
import { readOperation } from '../http/live/subscription-request.js';
import { invalidInput, notFound } from '../lib/errors.js';
import { OPERATIONS } from './mcp-operations.js';

/** What an assistant gives a tool. */
export type Arguments = Record<string, unknown>;

/** Something that an assistant may do. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  /** For the assistant: what it answers, and what has to be known before. */
  readonly description: string;
  readonly input: ReturnType<typeof input>;
  /** @throws AppError, or GraphQL's errors about a document */
  run(ctx: RequestContext, given: Arguments, log: AppParts['log']): Promise<unknown>;
}

const text = (description: string): JsonSchemaType => ({ type: 'string', maxLength: 200, description });
const id = (of: string): JsonSchemaType => text(`Id of a ${of}.`);
const day = (description: string): JsonSchemaType => ({ type: 'string', format: 'date', description });
const first = (most: number): JsonSchemaType => ({
  type: 'integer',
  minimum: 1,
  maximum: most,
  description: `How many: 1 to ${most}.`,
});
const SLUG = 'the slug of the organization, as in the address of its site';
const ORGANIZATION = text(`Is ${SLUG}. Not needed where the address of this endpoint names it.`);
/** Documents of assistants that were found valid. */
const documents = new DocumentStore(100);

/** What a tool takes. Who gives anything else is told all that it takes, and so may do better. */
function input(properties: Record<string, JsonSchemaType>, required: readonly string[] = []) {
  const all = { organization: ORGANIZATION, ...properties };
  const { '~standard': checked } = fromJsonSchema<Arguments>({
    type: 'object',
    properties: all,
    required: [...required],
    additionalProperties: false,
  });
  const names = { message: `the arguments of this tool are ${Object.keys(all).join(', ')}` };
  const validate = async (given: unknown) => {
    const result = await checked.validate(given);
    return result.issues ? { issues: [...result.issues, names] } : result;
  };
  return { '~standard': { ...checked, validate } };
}

/** A tool that asks one of the documents; what is named like a variable becomes one. */
function asking(
  [name, title, description]: readonly [name: string, title: string, description: string],
  properties: Record<string, JsonSchemaType>,
  required: readonly string[],
  document: DocumentNode,
  variables: (given: Arguments) => Arguments = (given) => given,
): McpTool {
  return {
    name,
    title,
    description,
    input: input(properties, required),
    run: (ctx, given) => answerOf(ctx, document, variables(given), title),
  };
}

/**
 * @throws 400 where neither address nor arguments name an organization, 404 for one that is not there, and where what
 *   was named by an id is not
 */
async function answerOf(
  ctx: RequestContext,
  document: DocumentNode,
  variables: Arguments,
  what: string,
): Promise<unknown> {
  const { data, errors } = await execute<{ organization?: object | null }>(ctx, document, variables);
  if (errors?.[0]) throw reasonOf(errors[0]);
  if (!data?.organization)
    throw variables['organization'] === undefined
      ? invalidInput({ field: 'organization', message: `The address names no organization: ${SLUG} is needed.` })
      : notFound('Organization');
  if (Object.values(data.organization)[0] === null) throw notFound(what);
  return data.organization;
}

const FILTERS = ['seasonId', 'leagueId', 'divisionId', 'teamId', 'playerId', 'from', 'to', 'hasScore'];

function gamesVariables({ first: count, after, order, organization, ...rest }: Arguments): Arguments {
  const filter = Object.fromEntries(FILTERS.flatMap((name) => (name in rest ? [[name, rest[name]]] : [])));
  return { organization, filter, first: count ?? 20, after: after ?? null, order: order ?? 'ASC' };
}

/** Every tool, in the order in which assistants are told of them. They only read, as a visitor does. */
export const MCP_TOOLS: readonly McpTool[] = [
  asking(
    [
      'overview',
      'What there is',
      'The organization with its time zone, sports, statistics (with the abbreviations that leaders take), seasons, leagues and divisions with their ids. Ask this first.',
    ],
    {},
    [],
    OPERATIONS.overview,
  ),
  asking(
    ['find', 'Find players and teams', 'Players and teams whose names have this in them, with their ids.'],
    { name: text('A name, or a part of one.') },
    ['name'],
    OPERATIONS.find,
  ),
  asking(
    [
      'games',
      'Games',
      'Games by date, of a season, league, division, team or player and between two days, with results; the status says which are to come, running or over.',
    ],
    {
      seasonId: id('season'),
      leagueId: id('league'),
      divisionId: id('division'),
      teamId: id('team'),
      playerId: id('player'),
      from: day('First day.'),
      to: day('Last day.'),
      hasScore: { type: 'boolean', description: 'Only games with, or without, a final score.' },
      order: { type: 'string', enum: ['ASC', 'DESC'], description: 'ASC: the earliest first; DESC: the latest.' },
      first: first(100),
      after: text('The endCursor of the page before.'),
    },
    [],
    OPERATIONS.games,
    gamesVariables,
  ),
  asking(
    [
      'box_score',
      'Box score',
      'One game with the score by period and the statistics of each player: the values stand in the order of statDefinitions.',
    ],
    { id: id('game') },
    ['id'],
    OPERATIONS.boxScore,
  ),
  asking(
    [
      'standings',
      'Standings',
      'The table of a season, a league or a division; without a season that of the active one.',
    ],
    { seasonId: id('season'), leagueId: id('league'), divisionId: id('division') },
    [],
    OPERATIONS.standings,
  ),
  asking(
    [
      'leaders',
      'Leaders in a statistic',
      'The players with the most of a statistic, in a season or between two days of it (who led the league in threes in December: stat 3PM, from and to). A percentage has no leaders.',
    ],
    {
      stat: text('Abbreviation of a statistic, from overview: PTS, 3PM …'),
      seasonId: id('season'),
      from: day('First day.'),
      to: day('Last day.'),
      first: first(100),
    },
    ['stat'],
    OPERATIONS.leaders,
  ),
  asking(
    ['player', 'Player', 'A player with the totals of each season and the ten latest games.'],
    { id: id('player') },
    ['id'],
    OPERATIONS.player,
  ),
  {
    name: 'schema',
    title: 'Schema of the graph',
    description:
      'Types of the GraphQL schema that the tool graphql asks, with the descriptions and costs of their fields. Begin with Query and Organization.',
    input: input({
      types: {
        type: 'array',
        items: { type: 'string' },
        minItems: 1,
        maxItems: 10,
        description: 'Names of types. Without any: the names of all.',
      },
    }),
    async run({ services }, given) {
      const { types } = given as { types?: string[] };
      const known = Object.values(services.graph.schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
      if (types === undefined) return known.map(({ name }) => name);
      const unknown = types.find((wanted) => !known.some(({ name }) => name === wanted));
      if (unknown !== undefined) throw invalidInput({ field: 'types', message: `There is no type ${unknown}.` });
      return known
        .filter(({ name }) => types.includes(name))
        .map(printType)
        .join('\n\n');
    },
  },
  {
    name: 'graphql',
    title: 'Ask the graph',
    description:
      'Carries out a GraphQL query, for what the other tools do not answer. Look the types up by the tool schema; organization(slug: …) is where everything begins.',
    input: input(
      {
        query: { type: 'string', maxLength: 20_000, description: 'The text of a query.' },
        variables: { type: 'object', description: 'Its variables.' },
      },
      ['query'],
    ),
    async run(ctx, { query, variables }, log) {
      const { graph } = ctx.services;
      const operation = await readOperation(graph.schema, documents, { query, variables }, OperationTypeNode.QUERY);
      const { errors, ...answer } = await execute(ctx, operation.document, operation.variables);
      if (!errors) return answer;
      return { ...answer, errors: formatExecutionErrors(errors, answer.data !== undefined, ctx.requestId, log) };
    },
  },
];
