import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { routes } from './routes.js';

/** Documented endpoints that are not built yet. One that is built must not stay here. */
const MISSING: readonly string[] = [];

const documented = readFileSync(new URL('./endpoints.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([method, path, access]) => ({ call: `${method} ${path}`, access }));

const built = new Map<string, string>(routes.map(({ method, path, access }) => [`${method} ${path}`, access]));

describe('the documented endpoints', () => {
  test('are in the table with their access, or listed as missing', () => {
    const expected = documented.filter(({ call }) => !MISSING.includes(call));
    expect(expected.map(({ call }) => `${call} ${built.get(call)}`)).toEqual(
      expected.map(({ call, access }) => `${call} ${access}`),
    );
  });

  test('that are listed as missing are documented, and missing', () => {
    expect(MISSING.filter((call) => built.has(call) || !documented.some((endpoint) => endpoint.call === call))).toEqual(
      [],
    );
  });

  test('are all there is in the table, each once', () => {
    expect(
      routes
        .map(({ method, path }) => `${method} ${path}`)
        .filter((call) => !documented.some((endpoint) => endpoint.call === call)),
    ).toEqual([]);
    expect(built.size).toBe(routes.length);
  });
});
