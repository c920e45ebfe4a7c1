import type { BoundParameter, BoundRow } from './bound-row.js';
import { deprecationMarks } from './deprecation-marks.js';
import { EXAMPLE_ID, EXAMPLE_VALUES } from './examples.js';
import { inputSchema } from './input-schema.js';
import type { JsonSchema } from './json-schema.js';
import { type Binding, type Row, TEXT_PARAMETERS } from './row.js';

/** How a call names its organization. */
export const TENANT_PARAMETERS = [
  {
    name: 'organization',
    in: 'query',
    description: "The organization's id; it wins over slug, domain and what the session was switched to.",
    schema: { type: 'integer', minimum: 1 },
  },
  { name: 'slug', in: 'query', description: "The organization's slug, in any case.", schema: { type: 'string' } },
  {
    name: 'domain',
    in: 'query',
    description: 'A host name of the organization; the slug wins.',
    schema: { type: 'string' },
  },
];

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  description: 'The version that the change is based on; a stale one is refused with 412.',
  schema: { type: 'string' },
};

const ONCE = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'With the same key a write is done once, however often it is sent: 1 to 200 visible ASCII characters, remembered for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** A path as the description has it: of two that could fit one address, one says more with parameters. */
export function templateOf({ path, template }: Pick<Row, 'path' | 'template'>): string {
  return template === undefined ? path : `/api${template}`;
}

/** The parameters of an endpoint outside its body. */
export function describeParameters({ row, query, lists, version }: BoundRow): unknown[] {
  return [
    ...pathParameters(row),
    ...byName(query).map(({ name, binding, type, required }) => ({
      name,
      in: 'query',
      required,
      schema: inputSchema(type, binding),
      example: EXAMPLE_VALUES[name] ?? EXAMPLE_ID,
      ...deprecationOf(binding),
    })),
    ...(row.access === 'public' ? [] : TENANT_PARAMETERS),
    ...formatParameters(lists),
    ...(version ? [IF_MATCH] : []),
    ...(row.method === 'GET' ? [] : [ONCE]),
  ];
}

/** The marks of a parameter that is deprecated. */
export function deprecationOf(binding: Binding): JsonSchema {
  return deprecationMarks(typeof binding === 'string' ? null : binding.deprecated);
}

function formatParameters(lists: readonly string[]): unknown[] {
  if (lists.length === 0) return [];
  const format = {
    name: 'format',
    in: 'query',
    description:
      'CSV in place of JSON, as `Accept: text/csv` says it, too: a line for each object, fields of objects in it as `homeTeam.name`.',
    schema: { type: 'string', enum: ['json', 'csv'] },
  };
  if (lists[0] === '') return [format];
  return [
    format,
    {
      name: 'rows',
      in: 'query',
      description: 'Which list of the answer CSV is to have.',
      schema: { type: 'string', enum: [...lists] },
    },
  ];
}

/** A parameter that goes to several places is one parameter. */
export function byName(parameters: readonly BoundParameter[]): BoundParameter[] {
  return [...new Map(parameters.toReversed().map((parameter) => [parameter.name, parameter])).values()].toReversed();
}

function pathParameters(row: Row): unknown[] {
  const segments = row.path.split('/');
  return templateOf(row)
    .split('/')
    .flatMap((described, index): unknown[] => {
      const name = inBraces(described);
      if (name === null) return [];
      const own = inBraces(segments[index]!);
      if (own === null)
        return [
          {
            name,
            in: 'path',
            required: true,
            description: 'Always this word.',
            schema: { type: 'string', enum: [segments[index]] },
          },
        ];
      return [
        {
          name,
          in: 'path',
          required: true,
          description: descriptionOf(own),
          schema: pathSchema(own),
          example: TEXT_PARAMETERS.has(own) ? EXAMPLE_VALUES[own] : EXAMPLE_ID,
        },
      ];
    });
}

function inBraces(segment: string): string | null {
  return /^\{(\w+)\}$/.exec(segment)?.[1] ?? null;
}

/** 'organizationId' as 'Id of the organization.' */
function descriptionOf(name: string): string {
  if (TEXT_PARAMETERS.has(name)) return `The organization's ${name === 'domain' ? 'host name' : name}.`;
  if (name === 'id') return 'Id of what the path names.';
  const words: Readonly<Record<string, string>> = { org: 'organization', slt: 'team in its league of that season' };
  const thing = name.replace(/Id$/, '');
  return `Id of the ${words[thing] ?? thing}.`;
}

function pathSchema(name: string): JsonSchema {
  return TEXT_PARAMETERS.has(name) ? { type: 'string' } : { type: 'integer', minimum: 1 };
}
