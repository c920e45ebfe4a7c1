import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createLeague, createOrganization, createSeason, createSeasonLeague } from '../../testing/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

test('leagues are listed by preferred venue, then weekday, then name', async () => {
  const { id, slug } = await createOrganization(app.manager, { venueOrder: ['Fountain Valley', 'Irvine'] });
  const names = ['Alpha', 'Tuesday', 'Irvine Monday', 'Monday', 'Fountain Valley Sunday', 'Fountain Valley Friday'];
  for (const name of names) await createLeague(app.manager, id, { name });
  const { data } = await app.graphql('query ($slug: String!) { organization(slug: $slug) { leagues { name } } }', {
    slug,
  });
  expect(data).toEqual({
    organization: {
      leagues: ['Fountain Valley Friday', 'Fountain Valley Sunday', 'Irvine Monday', 'Monday', 'Tuesday', 'Alpha'].map(
        (name) => ({ name }),
      ),
    },
  });
});

test('a season lists its leagues by position, those at one place by name', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const spring = await createSeason(app.manager, id, { name: 'Spring', startDate: '2025-03-01' });
  const autumn = await createSeason(app.manager, id, { name: 'Autumn', startDate: '2025-09-01' });
  const [a, b, c] = [
    await createLeague(app.manager, id, { name: 'A' }),
    await createLeague(app.manager, id, { name: 'B' }),
    await createLeague(app.manager, id, { name: 'C' }),
  ];
  await createSeasonLeague(app.manager, id, { seasonId: spring.id, leagueId: c.id, position: 0 });
  await createSeasonLeague(app.manager, id, { seasonId: spring.id, leagueId: b.id, position: 1 });
  await createSeasonLeague(app.manager, id, { seasonId: spring.id, leagueId: a.id, position: 1 });
  const autumnA = await createSeasonLeague(app.manager, id, { seasonId: autumn.id, leagueId: a.id, position: 3 });

  const { data } = await app.graphql(
    `query ($slug: String!, $spring: ID!, $a: ID!) { organization(slug: $slug) {
      season(id: $spring) { leagues { name } seasonLeagues { position league { name } } byVenue: seasonLeagues(byVenue: true) { league { name } } }
      all: seasonLeagues { season { name } league { name } }
      spring: seasonLeagues(seasonId: $spring) { league { name } }
      league(id: $a) { name version seasonLeagues { id season { name } } }
    } }`,
    { slug, spring: spring.id, a: a.id },
  );

  expect(data).toMatchObject({
    organization: {
      season: {
        leagues: [{ name: 'C' }, { name: 'A' }, { name: 'B' }],
        seasonLeagues: [
          { position: 0, league: { name: 'C' } },
          { position: 1, league: { name: 'A' } },
          { position: 1, league: { name: 'B' } },
        ],
        byVenue: ['A', 'B', 'C'].map((name) => ({ league: { name } })),
      },
      all: [
        ['Autumn', 'A'],
        ['Spring', 'C'],
        ['Spring', 'A'],
        ['Spring', 'B'],
      ].map(([season, league]) => ({ season: { name: season }, league: { name: league } })),
      spring: [{ league: { name: 'C' } }, { league: { name: 'A' } }, { league: { name: 'B' } }],
      league: {
        name: 'A',
        version: 1,
        seasonLeagues: [{ id: String(autumnA.id), season: { name: 'Autumn' } }, { season: { name: 'Spring' } }],
      },
    },
  });
});

test("another tenant's league or season answers like a missing one", async () => {
  const { slug } = await createOrganization(app.manager);
  const other = await createOrganization(app.manager);
  const foreign = await createSeasonLeague(app.manager, other.id);
  const { data, errors } = await app.graphql(
    `query ($slug: String!, $league: ID!, $season: ID!) { organization(slug: $slug) {
      foreign: league(id: $league) { id } missing: league(id: 2147483647) { id } word: league(id: "x") { id }
      foreignSeason: seasonLeagues(seasonId: $season) { id } missingSeason: seasonLeagues(seasonId: "0") { id }
      leagues { id }
    } }`,
    { slug, league: foreign.leagueId, season: foreign.seasonId },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    organization: { foreign: null, missing: null, word: null, foreignSeason: [], missingSeason: [], leagues: [] },
  });
});

test('however many seasons and leagues there are, they come in three statements', async () => {
  const { id, slug } = await createOrganization(app.manager);
  for (let i = 0; i < 4; i += 1) {
    const season = await createSeason(app.manager, id);
    for (let j = 0; j < 3; j += 1) await createSeasonLeague(app.manager, id, { seasonId: season.id });
  }
  const statements = await app.statementsOf(
    'query ($slug: String!) { organization(slug: $slug) { seasons { seasonLeagues { league { name } season { name } } leagues { name } } } }',
    { slug },
  );
  expect(statements.filter((name) => !name.startsWith('organization_'))).toEqual([
    'seasons_of_organization',
    'season_leagues_by_season',
    'leagues_by_id',
  ]);
});
