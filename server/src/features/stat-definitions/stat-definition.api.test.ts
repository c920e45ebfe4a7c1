import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createSports, createStatDefinitions } from '../../testing/factories.js';
import { statDefinitionsOfSport } from './stat-definition.loaders.js';
import { StatDefinitionEntity } from './stat-definition.entity.js';

/** For messages that are on their way. */
const PATIENCE = { timeout: 300_000, interval: 20 };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Definitions {
  organization: { statDefinitions: { abbreviation: string; kind: string; hidden: boolean; sport: { name: string } }[] };
}
const QUERY = `query ($slug: String!, $sportId: ID) { organization(slug: $slug) { statDefinitions(sportId: $sportId) {
  abbreviation kind hidden position sport { name } } } }`;

test('statistics of a sport come in order, hidden ones too; without a sport all', async () => {
  const { id, slug } = await createOrganization(app.manager, { sports: ['basketball', 'tennis'] });
  const sports = await createSports(app.manager);
  await createStatDefinitions(app.manager, id, 'basketball');
  await createStatDefinitions(app.manager, id, 'tennis');
  const read = async (sportId?: number | string) =>
    (await app.graphql<Definitions>(QUERY, { slug, sportId })).data?.organization.statDefinitions ?? [];

  const basketball = await read(sports.basketball.id);
  expect(basketball.filter(({ hidden }) => !hidden).map(({ abbreviation }) => abbreviation)).toEqual([
    'PTS',
    'AST',
    'REB',
    'FGM',
    'FGA',
    'FG%',
    'FTM',
    'FTA',
    'FT%',
    '2PM',
    '2PA',
    '2P%',
    '3PM',
    '3PA',
    '3P%',
  ]);
  expect(basketball.filter(({ hidden }) => hidden).map(({ abbreviation }) => abbreviation)).toEqual([
    'MIN',
    'OREB',
    'DREB',
    'STL',
    'BLK',
    'TO',
    'PF',
  ]);
  expect(basketball[3]).toMatchObject({ abbreviation: 'FGM', kind: 'SUM', sport: { name: 'basketball' } });
  expect(basketball[5]).toMatchObject({ abbreviation: 'FG%', kind: 'PERCENTAGE' });
  expect((await read(sports.tennis.id)).map(({ abbreviation }) => abbreviation)).toEqual([
    'ACE',
    'DF',
    'WIN',
    'UE',
    'BP',
  ]);
  expect(await read()).toHaveLength(22 + 5);
  expect(await read(sports.volleyball.id)).toEqual([]);
  expect(await read('x')).toEqual([]);
});

test('they are read once until the organization changes, and another organization has its own', async () => {
  const { id } = await createOrganization(app.manager);
  const other = await createOrganization(app.manager);
  const { basketball } = await createSports(app.manager);
  const [points] = (await createStatDefinitions(app.manager, id)).values();
  const read = async (organizationId = id) => {
    const ctx = await app.context();
    const { all, visible } = await statDefinitionsOfSport(ctx, organizationId, basketball.id);
    return {
      all: all.length,
      first: visible[0]?.abbreviation,
      statements: ctx.statements.filter((name) => name.startsWith('stat_')).length,
      touched: [...ctx.dependencies],
    };
  };

  // The messages of the rows' own creation may still be on their way.
  await vi.waitFor(
    async () => expect(await read()).toEqual({ all: 22, first: 'PTS', statements: 0, touched: [id] }),
    PATIENCE,
  );
  expect(await read(other.id)).toMatchObject({ all: 0, first: undefined });

  await app.manager.update(StatDefinitionEntity, { organizationId: id, id: points!.id }, { hidden: true });
  await vi.waitFor(async () => expect(await read()).toMatchObject({ all: 22, first: 'AST' }), PATIENCE);
});
