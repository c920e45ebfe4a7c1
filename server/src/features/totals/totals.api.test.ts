import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createLeagueWorld,
  createOrganization,
  createPlayer,
  createTeam,
  type LeagueWorld,
} from '../../testing/factories.js';

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

async function ask<Data>(
  selection: string,
  variables: Record<string, unknown>,
  slug = world.organization.slug,
): Promise<Data> {
  const { data, errors } = await app.graphql<{ organization: Data }>(
    `query ($slug: String!, $id: ID!${selection.includes('$season') ? ', $season: ID' : ''}) { organization(slug: $slug) { ${selection} } }`,
    { slug, ...variables },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.organization;
}

const RECORD =
  'team(id: $id) { record(seasonId: $season) { wins losses winPercentage pointsFor pointsAgainst home { wins losses } away { wins losses } } }';

test("a team's record, of one season and of all", async () => {
  const { teams, current } = world;
  expect(await ask(RECORD, { id: teams.cats.id, season: current.season.id })).toEqual({
    team: {
      record: {
        wins: 0,
        losses: 2,
        winPercentage: 0,
        pointsFor: 74,
        pointsAgainst: 80,
        home: { wins: 0, losses: 1 },
        away: { wins: 0, losses: 1 },
      },
    },
  });
  expect(await ask(RECORD, { id: teams.ants.id })).toMatchObject({
    team: { record: { wins: 2, losses: 0, winPercentage: 1, pointsFor: 70, pointsAgainst: 50 } },
  });
  expect(await ask(RECORD, { id: teams.ants.id, season: 'x' })).toMatchObject({
    team: { record: { wins: 0, losses: 0, pointsFor: 0 } },
  });
});

test("a team's record of the season that its page shows", async () => {
  const record = (season: string) =>
    `team(id: $id) { seasonTeam${season} { seasonLeague { season { name } } } seasonRecord${season} { wins losses } }`;
  const {
    teams: { cats },
    last,
  } = world;
  // Cats lost both games of the present season, and the only one of the last against Ants, 10-20.
  expect(await ask('team(id: $id) { record { wins losses } }', { id: cats.id })).toEqual({
    team: { record: { wins: 0, losses: 3 } },
  });
  expect(await ask(record(''), { id: cats.id })).toEqual({
    team: { seasonTeam: { seasonLeague: { season: { name: '2025-26' } } }, seasonRecord: { wins: 0, losses: 2 } },
  });
  expect(await ask(record('(seasonId: $season)'), { id: cats.id, season: last.season.id })).toEqual({
    team: { seasonTeam: { seasonLeague: { season: { name: '2024-25' } } }, seasonRecord: { wins: 0, losses: 1 } },
  });
  const stray = await createTeam(app.manager, world.organizationId);
  expect(await ask(record(''), { id: stray.id })).toEqual({
    team: { seasonTeam: null, seasonRecord: { wins: 0, losses: 0 } },
  });
});

test('records of a list of teams are one statement', async () => {
  const statements = await app.statementsOf(
    `{ organization(slug: "${world.organization.slug}") { teams { nodes { record { wins } totals { value } } } } }`,
  );
  expect(statements.filter((name) => name.startsWith('team_'))).toEqual(['team_results', 'team_statistics']);
});

test("a team's totals divide totals", async () => {
  const { team } = await ask<{ team: { totals: { definition: { abbreviation: string }; value: number | null }[] } }>(
    'team(id: $id) { totals(seasonId: $season) { definition { abbreviation } value } }',
    { id: world.teams.bees.id, season: world.current.season.id },
  );
  const totals = new Map(team.totals.map(({ definition, value }) => [definition.abbreviation, value]));
  expect(totals.size).toBe(22);
  // Free throws 0/0, 0/2, 3/4 and 2/2; threes 0, 4, 1 and 1; twos 10 + 4 + 0 + 12 + 5.
  expect([totals.get('PTS'), totals.get('FT%'), totals.get('3PM'), totals.get('FGM'), totals.get('BLK')]).toEqual([
    85,
    62.5,
    6,
    37,
    null,
  ]);
});

test('a team without games has empty totals', async () => {
  const team = await createTeam(app.manager, world.organizationId);
  expect(await ask('team(id: $id) { record { wins winPercentage } totals { value } }', { id: team.id })).toMatchObject({
    team: { record: { wins: 0, winPercentage: 0 }, totals: expect.arrayContaining([{ value: null }]) },
  });
});

test("a player's averages, of the active seasons, of all, of one", async () => {
  const averages = (args: string) =>
    `player(id: $id) { averages${args} { gamesPlayed pointsPerGame freeThrowPercentage threePointersMade } }`;
  const id = world.players.cats[0]!.id;
  const active = { gamesPlayed: 2, pointsPerGame: 29, freeThrowPercentage: 50, threePointersMade: 6 };
  expect(await ask(averages(''), { id })).toEqual({ player: { averages: active } });
  expect(await ask(averages('(scope: ALL)'), { id })).toEqual({
    player: { averages: { gamesPlayed: 3, pointsPerGame: 22.7, freeThrowPercentage: 50, threePointersMade: 8 } },
  });
  expect(await ask(averages('(seasonId: $season)'), { id, season: world.last.season.id })).toMatchObject({
    player: { averages: { gamesPlayed: 1, pointsPerGame: 10 } },
  });
  const nobody = await createPlayer(app.manager, world.organizationId);
  expect(await ask(averages(''), { id: nobody.id })).toEqual({
    player: { averages: { gamesPlayed: 0, pointsPerGame: 0, freeThrowPercentage: 0, threePointersMade: 0 } },
  });
});

test("a player's totals by season, newest first", async () => {
  const { player } = await ask<{ player: { seasonStats: unknown[] } }>(
    'player(id: $id) { seasonStats { season { name } team { name } gamesPlayed values statDefinitions { abbreviation } } }',
    { id: world.players.cats[0]!.id },
  );
  expect(player.seasonStats).toMatchObject([
    {
      season: { name: '2025-26' },
      team: { name: 'Cats' },
      gamesPlayed: 2,
      values: [58, 5, 11, 25, 41, 61, 2, 4, 50, 19, 30, 63.3, 6, 11, 54.5],
    },
    {
      season: { name: '2024-25' },
      team: { name: 'Cats' },
      gamesPlayed: 1,
      values: [10, 2, 3, 4, 11, 36.4, 0, 0, 0, 2, 6, 33.3, 2, 5, 40],
    },
  ]);
});

test("another tenant's team and player are null", async () => {
  const { slug } = await createOrganization(app.manager);
  expect(await ask('team(id: $id) { record { wins } }', { id: world.teams.ants.id }, slug)).toEqual({ team: null });
  expect(await ask('player(id: $id) { averages { gamesPlayed } }', { id: world.players.ants[0]!.id }, slug)).toEqual({
    player: null,
  });
});
