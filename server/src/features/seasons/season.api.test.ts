import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createSeason } from '../../testing/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

test('the first active season is the one that started last, then the one with the lowest id', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const undated = await createSeason(app.manager, id, { name: 'Undated', active: true });
  const spring = await createSeason(app.manager, id, {
    name: 'Spring',
    startDate: '2025-03-01',
    finishDate: '2025-05-31',
    active: true,
  });
  const springToo = await createSeason(app.manager, id, { name: 'Spring too', startDate: '2025-03-01', active: true });
  const autumn = await createSeason(app.manager, id, { name: 'Autumn', startDate: '2025-09-01' });

  const { data } = await app.graphql(
    `query ($slug: String!) { organization(slug: $slug) {
      activeSeason { id name startDate finishDate active version sport { name } }
      seasons { id }
    } }`,
    { slug },
  );

  expect(data).toEqual({
    organization: {
      activeSeason: {
        id: String(spring.id),
        name: 'Spring',
        startDate: '2025-03-01',
        finishDate: '2025-05-31',
        active: true,
        version: 1,
        sport: { name: 'basketball' },
      },
      seasons: [autumn, spring, springToo, undated].map((season) => ({ id: String(season.id) })),
    },
  });
});

test('an organization without an active season has no active season', async () => {
  const { id, slug } = await createOrganization(app.manager);
  await createSeason(app.manager, id);
  const { data } = await app.graphql('query ($slug: String!) { organization(slug: $slug) { activeSeason { id } } }', {
    slug,
  });
  expect(data).toEqual({ organization: { activeSeason: null } });
});

test("a season is found by its id; a missing one, another tenant's and what is no id are null", async () => {
  const { id, slug } = await createOrganization(app.manager);
  const other = await createOrganization(app.manager);
  const own = await createSeason(app.manager, id, { name: 'Own' });
  const foreign = await createSeason(app.manager, other.id);

  const { data, errors } = await app.graphql(
    `query ($slug: String!, $own: ID!, $foreign: ID!) { organization(slug: $slug) {
      own: season(id: $own) { name } foreign: season(id: $foreign) { name }
      missing: season(id: 2147483647) { name } tooLarge: season(id: 2147483648) { name } word: season(id: "1 OR true") { name }
    } }`,
    { slug, own: own.id, foreign: foreign.id },
  );

  expect(errors).toBeUndefined();
  expect(data).toEqual({
    organization: { own: { name: 'Own' }, foreign: null, missing: null, tooLarge: null, word: null },
  });
});

test("all of a tenant's seasons come in one statement, however they are asked for", async () => {
  const { id, slug } = await createOrganization(app.manager);
  const seasons = [await createSeason(app.manager, id, { active: true }), await createSeason(app.manager, id)];
  const statements = await app.statementsOf(
    `query ($slug: String!, $a: ID!, $b: ID!) { organization(slug: $slug) {
      activeSeason { id } seasons { id } a: season(id: $a) { id } b: season(id: $b) { id }
    } }`,
    { slug, a: String(seasons[0]!.id), b: String(seasons[1]!.id) },
  );
  expect(statements.filter((name) => name.startsWith('season'))).toEqual(['seasons_of_organization']);
});
