import { isInterfaceType } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { graphSchema } from '../../schema.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createBusiness,
  createDivision,
  createLeagueWorld,
  createLink,
  createLocation,
  createUser,
  type LeagueWorld,
} from '../../testing/factories.js';
import { nodeIdOf } from './node-id.js';
import { NODE_LOOKUPS } from './node-lookups.js';

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

/** Where a thing of each type is kept. */
const TABLES: Record<string, string> = {
  Season: 'seasons',
  League: 'leagues',
  SeasonLeague: 'season_leagues',
  Division: 'divisions',
  Team: 'teams',
  SeasonLeagueTeam: 'season_league_teams',
  RosterEntry: 'roster_entries',
  Player: 'players',
  PlayerAttribute: 'player_attributes',
  Game: 'games',
  GamePeriod: 'game_periods',
  StatDefinition: 'stat_definitions',
  Location: 'locations',
  WeekOff: 'weeks_off',
  Link: 'links',
  Business: 'businesses',
};

async function idIn(table: string): Promise<number> {
  const [row] = (await app.manager.query(`SELECT id FROM ${table} WHERE organization_id = $1 ORDER BY id LIMIT 1`, [
    world.organizationId,
  ])) as [{ id: number }];
  return row.id;
}

const nodeId = (type: string, id: number, { organizationId } = world): string => nodeIdOf({ type, organizationId, id });

const NODES = 'query ($nodeIds: [ID!]!) { nodes(nodeIds: $nodeIds) { __typename nodeId } }';

test('a thing of every type is found by its id, with a statement at most for each type', async () => {
  const { manager } = app;
  const { organizationId, current } = world;
  await createLink(manager, organizationId, { showInNavbar: true });
  await createBusiness(manager, organizationId);
  await createLocation(manager, organizationId);
  await createDivision(manager, organizationId, { seasonId: current.season.id });
  await manager.query("INSERT INTO player_attributes (organization_id, name, type) VALUES ($1, 'Shoe', 'string')", [
    organizationId,
  ]);
  await manager.query("INSERT INTO weeks_off (organization_id, season_league_id, date) VALUES ($1, $2, '2026-01-06')", [
    organizationId,
    current.seasonLeague.id,
  ]);
  const types = [...NODE_LOOKUPS.keys()];
  const ids = await Promise.all(
    types.map(async (type) => nodeId(type, type === 'Organization' ? organizationId : await idIn(TABLES[type]!))),
  );
  const { data } = await app.graphql(NODES, { nodeIds: ids });
  expect(data).toEqual({ nodes: types.map((__typename, index) => ({ __typename, nodeId: ids[index] })) });

  const twice = ids.flatMap((id) => [id, id]);
  const statements = await app.statementsOf(NODES, { nodeIds: twice });
  expect(statements).toHaveLength(new Set(statements).size);
});

test('every type that is a node can be looked up', () => {
  const schema = graphSchema();
  const node = schema.getType('Node');
  const types = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
  expect(types.toSorted()).toEqual([...NODE_LOOKUPS.keys()].toSorted());
});

test('one question, things of several types: each with fields of its own', async () => {
  const { teams, players, current } = world;
  const { data } = await app.graphql(
    `query ($team: ID!, $player: ID!, $game: ID!) {
      team: node(nodeId: $team) { nodeId ... on Team { name seasonTeams { nodeId } } }
      player: node(nodeId: $player) { ... on Player { fullName } ... on Team { unavailableSlots } }
      game: node(nodeId: $game) { ... on Game { homeScore home { team { nodeId } } } }
    }`,
    {
      team: nodeId('Team', teams.ants.id),
      player: nodeId('Player', players.cats[0]!.id),
      game: nodeId('Game', current.games[0]!.id),
    },
  );
  const seasonTeams = [world.current, world.last].map(({ slts }) => ({
    nodeId: nodeId('SeasonLeagueTeam', slts.ants.id),
  }));
  const { homeScore, homeTeamId } = current.games[0]! as unknown as { homeScore: number; homeTeamId: number };
  expect(data).toMatchObject({
    team: { nodeId: nodeId('Team', teams.ants.id), name: 'Ants', seasonTeams },
    player: { fullName: 'Cats One' },
    game: { homeScore, home: { team: { nodeId: nodeId('Team', homeTeamId) } } },
  });
});

test("another organization's id, one of another type and what is none answer like a missing thing", async () => {
  const other = await createLeagueWorld(app.manager);
  const { id } = world.teams.ants;
  const { data, errors } = await app.graphql(NODES, {
    nodeIds: [
      nodeId('Team', id, other),
      nodeId('Nothing', id),
      nodeId('Organization', id + 1),
      nodeId('Team', 2_000_000_000),
      String(id),
      '',
      nodeId('Team', id),
    ],
  });
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    nodes: [null, null, null, null, null, null, { __typename: 'Team', nodeId: nodeId('Team', id) }],
  });
});

test('what is shown to administrators alone is found by them alone', async () => {
  const { id } = await createLink(app.manager, world.organizationId, { showInNavbar: false });
  const admin = await app.signInAs(await createUser(app.manager, world.organizationId));
  const ask = async (as = {}) => (await app.graphql(NODES, { nodeIds: [nodeId('Link', id)] }, { as })).data;
  expect(await ask()).toEqual({ nodes: [null] });
  expect(await ask(admin)).toEqual({ nodes: [{ __typename: 'Link', nodeId: nodeId('Link', id) }] });
});

test('things of a hundred organizations that there are not cost one statement', async () => {
  const nodeIds = Array.from({ length: 100 }, (_, index) =>
    nodeIdOf({ type: 'Team', organizationId: 2_000_000_000 + index, id: 1 }),
  );
  expect(await app.statementsOf(NODES, { nodeIds })).toEqual(['organizations_there']);
});

test('more than a hundred ids are refused, by name', async () => {
  const { data, errors } = await app.graphql(NODES, { nodeIds: Array.from({ length: 101 }, () => 'x') });
  expect(data).toEqual({ nodes: null });
  expect(errors).toMatchObject([{ path: ['nodes'], extensions: { errors: [{ field: 'nodeIds' }] } }]);
});
