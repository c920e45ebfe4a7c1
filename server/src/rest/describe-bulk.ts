import { errorResponses } from './openapi-errors.js';
import { TENANT_PARAMETERS } from './openapi-parameters.js';

/** What a season has that can be downloaded as a whole. */
export const BULK_NAMES = ['games', 'box-scores', 'players', 'standings'] as const;
/** How it is written down: a JSON object in each line, CSV (RFC 4180) with heads in its first line, or Parquet. */
export const BULK_FORMATS = ['ndjson', 'csv', 'parquet'] as const;
/** Where a season as a whole is, as the OpenAPI document writes it. */
export const BULK_TEMPLATE = '/api/bulk/{season}/{table}.{format}';
/** The statuses of errors with which it answers. */
export const BULK_STATUSES: readonly number[] = [400, 401, 403, 404, 429, 500, 503];

const PATH_PARAMETERS = [
  { name: 'season', description: 'Id of the season.', schema: { type: 'integer', minimum: 1 }, example: 1 },
  {
    name: 'table',
    description: 'Which of its things.',
    schema: { type: 'string', enum: BULK_NAMES },
    example: 'games',
  },
  {
    name: 'format',
    description: 'How they are written down.',
    schema: { type: 'string', enum: BULK_FORMATS },
    example: 'csv',
  },
];

/**
 * Describes the download of a season as an OpenAPI operation; it is no row of the table, since no answer of it is a
 * whole.
 */
export function describeBulk(): Record<string, unknown> {
  return {
    operationId: 'getBulk',
    summary: 'A season as a whole.',
    description:
      'For everybody, and as visitors see it whoever asks: games, box scores, players or standings, written while they are read. In NDJSON each line is an object of the graph. API keys need the scope `read`.',
    tags: ['Seasons'],
    parameters: [
      ...PATH_PARAMETERS.map((parameter) => ({ ...parameter, in: 'path', required: true })),
      ...TENANT_PARAMETERS,
    ],
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/x-ndjson': { schema: { type: 'string' } },
          'text/csv': { schema: { type: 'string' } },
          'application/vnd.apache.parquet': { schema: { type: 'string', format: 'binary' } },
        },
      },
      304: { description: 'The answer is still the one of If-None-Match.' },
      ...errorResponses(BULK_STATUSES),
    },
    security: [{}, { key: [] }],
  };
}
