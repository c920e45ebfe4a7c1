import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createDivision,
  createLeagueWorld,
  createOrganization,
  createSeason,
  createUser,
  type LeagueWorld,
} from '../../testing/factories.js';

const COPY = `mutation ($input: CreateSeasonInput!) { season: createSeason(input: $input) {
  seasonLeagues { position league { name } teams { rank team { name } roster { player { lastName } } } }
  divisions { name bracketKind bestOf thirdPlace teams { position team { name } } } } }`;

let app: TestApp;
let world: LeagueWorld;
let as: Caller;
beforeAll(async () => {
  app = await startTestApp();
  world = await createLeagueWorld(app.manager);
  const { organizationId, last } = world;
  await createDivision(app.manager, organizationId, { seasonId: last.season.id, name: 'Silver', position: 1 });
  await createDivision(app.manager, organizationId, { seasonId: last.season.id, name: 'Gold', position: 0 }, [
    last.slts.dogs.id,
    last.slts.cats.id,
    last.slts.bees.id,
  ]);
  await app.manager.query('UPDATE season_league_teams SET rank = 1, withdrawn = (id = $2) WHERE organization_id = $1', [
    organizationId,
    last.slts.cats.id,
  ]);
  as = await app.signInAs({ ...(await createUser(app.manager, organizationId)), organizationId });
});
afterAll(() => app.close());

interface Copied {
  season: {
    seasonLeagues: {
      position: number;
      league: { name: string };
      teams: { rank: null; team: { name: string }; roster: { player: { lastName: string } }[] }[];
    }[];
    divisions: unknown[];
  };
}

async function copy(parts?: string[], from = world.last.season.id) {
  const input = { name: 'Next', copyFromSeasonId: from, ...(parts && { copyParts: parts }) };
  return app.graphql<Copied>(COPY, { input }, { as });
}

const roster = ['One', 'Two', 'Three'].map((lastName) => ({ player: { lastName } }));
const team = (name: string, players: unknown[]) => ({ rank: null, team: { name }, roster: players });

test('leagues, divisions, teams and rosters are copied, but no games, ranks or teams that withdrew', async () => {
  const games = await app.manager.query('SELECT count(*) FROM games WHERE organization_id = $1', [
    world.organizationId,
  ]);
  const gold = { organizationId: world.organizationId, name: 'Gold' };
  await app.manager.update('divisions', gold, { bracketKind: 'double', bestOf: 3, thirdPlace: true });
  const { data, errors } = await copy();
  expect(errors).toBeUndefined();
  expect(data?.season.seasonLeagues).toEqual([
    {
      position: 0,
      league: { name: 'Garden League' },
      teams: ['Ants', 'Bees', 'Dogs'].map((name) => team(name, expect.arrayContaining(roster) as unknown[])),
    },
  ]);
  expect(data?.season.divisions).toEqual([
    {
      name: 'Gold',
      bracketKind: 'DOUBLE_ELIMINATION',
      bestOf: 3,
      thirdPlace: true,
      teams: [
        { position: 0, team: { name: 'Dogs' } },
        { position: 1, team: { name: 'Bees' } },
      ],
    },
    { name: 'Silver', bracketKind: 'SINGLE_ELIMINATION', bestOf: 1, thirdPlace: false, teams: [] },
  ]);
  expect(
    await app.manager.query('SELECT count(*) FROM games WHERE organization_id = $1', [world.organizationId]),
  ).toEqual(games);
});

test('only what is wanted is copied beside the leagues', async () => {
  const bare = (await copy([])).data?.season;
  expect(bare).toEqual({
    seasonLeagues: [{ position: 0, league: { name: 'Garden League' }, teams: [] }],
    divisions: [],
  });
  const teams = (await copy(['TEAMS'])).data?.season;
  expect(teams).toMatchObject({
    seasonLeagues: [{ teams: ['Ants', 'Bees', 'Dogs'].map((name) => team(name, [])) }],
    divisions: [],
  });
  const divisions = (await copy(['DIVISIONS'])).data?.season;
  expect(divisions).toMatchObject({
    seasonLeagues: [{ teams: [] }],
    divisions: [
      { name: 'Gold', teams: [] },
      { name: 'Silver', teams: [] },
    ],
  });
});

test("another tenant's season answers like a missing one, and nothing is created", async () => {
  const foreign = await createSeason(app.manager, (await createOrganization(app.manager)).id);
  const before = await app.manager.query('SELECT count(*) FROM seasons WHERE organization_id = $1', [
    world.organizationId,
  ]);
  expect((await copy(undefined, foreign.id)).errors?.[0]).toMatchObject({
    message: 'Season not found.',
    extensions: { code: 'NOT_FOUND' },
  });
  expect(
    await app.manager.query('SELECT count(*) FROM seasons WHERE organization_id = $1', [world.organizationId]),
  ).toEqual(before);
});
