import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import { bindRows } from './bound-row.js';
import { openApiDocument } from './openapi.js';
import { operationFiles, prepareOperations } from './operations.js';
import { routes } from './routes.js';

const schema = graphSchema();
const text = JSON.stringify(openApiDocument(bindRows(schema, routes, prepareOperations(schema, operationFiles()))));

test("Redocly's recommended rules find nothing", async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  expect(
    problems.map(
      ({ ruleId, severity, message, location: [place] }) => `${severity} ${ruleId} ${place?.pointer ?? ''}: ${message}`,
    ),
  ).toEqual([]);
});

test("Spectral's recommended rules find nothing", async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
  const problems = await spectral.run(text);
  expect(problems.map(({ code, message, path }) => `${code} ${path.join('.')}: ${message}`)).toEqual([]);
});
