import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import { bindRows } from './bound-row.js';
import { BULK_TEMPLATE } from './describe-bulk.js';
import { openApiDocument } from './openapi.js';
import { templateOf } from './openapi-parameters.js';
import { operationFiles, prepareOperations } from './operations.js';
import { routes } from './routes.js';

interface Described {
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; parameters: { name: string; in: string }[]; responses: Record<string, unknown> }
    >
  >;
}

const schema = graphSchema();
const document = openApiDocument(
  bindRows(schema, routes, prepareOperations(schema, operationFiles())),
) as unknown as Described;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('the description of the REST interface', () => {
  test('is a valid OpenAPI document', async () => {
    const { valid, errors } = await new Validator().validate(
      structuredClone(document) as unknown as Record<string, unknown>,
    );
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test('has every row of the table and the download of a season, each under a name of its own', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = [`GET ${BULK_TEMPLATE}`, ...routes.map((row) => `${row.method} ${templateOf(row)}`)];
    expect(described.toSorted()).toEqual(calls.toSorted());
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length);
  });

  test('refers to nothing that is not there', () => {
    const text = JSON.stringify(document);
    const references = new Set(
      [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}.${name}`),
    );
    const { components } = document as unknown as { components: Record<string, Record<string, unknown>> };
    expect(
      [...references].filter((reference) => !components[reference.split('.')[0]!]?.[reference.split('.')[1]!]),
    ).toEqual([]);
  });

  test('names every parameter of a path, and how an organization is named', () => {
    const game = document.paths['/api/gamesv2/{id}']!['get']!;
    expect(game.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).toEqual([
      'path id',
      'query organization',
      'query slug',
      'query domain',
      'query format',
      'query rows',
    ]);
    expect(Object.keys(game.responses)).toEqual(['200', '304', '400', '401', '403', '404', '429', '500', '503']);
  });

  test('says with a word what is no parameter, where two paths would fit one address', () => {
    const { parameters } = document.paths['/api/organizations/{id}/{action}']!['post']!;
    expect(parameters).toContainEqual(
      expect.objectContaining({ in: 'path', name: 'action', schema: { type: 'string', enum: ['addUser'] } }),
    );
    const link = document.paths['/api/organization-links/{id}']!;
    expect(['get', 'put'].map((method) => link[method]!.parameters[0])).toEqual([
      expect.objectContaining({ name: 'id', description: 'Id of the organization.' }),
      expect.objectContaining({ name: 'id', description: 'Id of the link.' }),
    ]);
  });
});
