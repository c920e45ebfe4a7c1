import type { JsonSchema } from '../../server/src/rest/json-schema.js';
import type { Deprecation } from './change.js';
import { parameterPlace } from './compare-openapi.js';
import { callsOf, type Marked, type OpenApi, plainSchema } from './openapi.js';

/** What of an OpenAPI document is deprecated, by the places that `compareOpenApi` names. */
export function deprecatedInOpenApi(document: OpenApi): Deprecation[] {
  return [...callsOf(document).values()].flatMap(({ call, operation }) => {
    const { parameters = [], requestBody, responses } = operation;
    return [
      ...marked(call, operation),
      ...parameters.flatMap((parameter) => marked(`${call} ${parameterPlace(parameter)}`, parameter)),
      ...within(document, requestBody?.content['application/json']?.schema, `${call} body`),
      ...within(document, responses['200']?.content?.['application/json']?.schema, `${call} answer`),
    ];
  });
}

function marked(place: string, { deprecated, ...marks }: Marked): Deprecation[] {
  if (!deprecated) return [];
  const [reason = '', until = null] = [marks['x-deprecation-reason'], marks['x-sunset']];
  return [{ api: 'REST', place, reason, until }];
}

function within(document: OpenApi, schema: JsonSchema | undefined, place: string): Deprecation[] {
  if (schema === undefined) return [];
  const { items, properties = {} } = plainSchema(document, schema);
  return [
    ...within(document, items, `${place}[]`),
    ...Object.entries(properties).flatMap(([name, property]) => [
      ...marked(`${place}.${name}`, property),
      ...within(document, property, `${place}.${name}`),
    ]),
  ];
}
