import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { allNoticed } from '../../testing/changes.js';
import { createLeagueWorld, type LeagueWorld } from '../../testing/factories.js';
import { type ReferenceIds, referencesOf } from './game-references.js';

const GAME = `query ($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) {
  location locationUrl home { team { name logoUrl } periodScores { score } } away { team { name } } } } }`;

let app: TestApp;
let other: Client;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  world = await createLeagueWorld(app.manager);
  other = new Client({ connectionString: app.database.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await app.close();
});

interface Shown {
  location: string | null;
  locationUrl: string | null;
  home: { team: { name: string; logoUrl: string | null }; periodScores: unknown[] };
  away: { team: { name: string } };
}

async function shown(): Promise<Shown> {
  const { data } = await app.graphql<{ organization: { game: Shown } }>(GAME, {
    slug: world.organization.slug,
    id: world.current.games[0]!.id,
  });
  return data!.organization.game;
}

/** Changes something on another connection, and waits for the news of it. */
async function change(sql: string, ...params: unknown[]): Promise<void> {
  await other.query(sql, [world.organization.id, ...params]);
  await allNoticed(app.versions, app.app.parts.services.pool);
}

test('what games refer to is kept, and as new as the game once it has changed', async () => {
  const game = world.current.games[0]!;
  expect(await shown()).toMatchObject({ location: null, home: { team: { name: 'Ants', logoUrl: null } } });

  await change('UPDATE teams SET name = $3 WHERE organization_id = $1 AND id = $2', world.teams.ants.id, 'Aardvarks');
  expect((await shown()).home.team.name).toBe('Aardvarks');

  const { rows } = await other.query<{ id: number }>(
    "INSERT INTO locations (organization_id, name) VALUES ($1, 'Old Gym') RETURNING id",
    [world.organization.id],
  );
  await change('UPDATE games SET location_id = $3 WHERE organization_id = $1 AND id = $2', game.id, rows[0]!.id);
  expect(await shown()).toMatchObject({ location: 'Old Gym', locationUrl: null });
  await change(
    "UPDATE locations SET name = 'New Gym', url = 'https://gym.example' WHERE organization_id = $1 AND id = $2",
    rows[0]!.id,
  );
  expect(await shown()).toMatchObject({ location: 'New Gym', locationUrl: 'https://gym.example' });

  // Without its sport there are no periods to show scores of.
  expect((await shown()).home.periodScores).toHaveLength(4);
  await change(
    'UPDATE seasons SET sport_id = (SELECT max(id) FROM sports WHERE id <> seasons.sport_id) WHERE organization_id = $1 AND id = $2',
    game.seasonId,
  );
  expect((await shown()).home.periodScores).toEqual([]);
});

test('a reading fails by its own failure alone; a game that is gone has none', async () => {
  const game = world.current.games[0]!;
  const { id } = world.organization;
  await change('UPDATE teams SET version = version WHERE organization_id = $1');
  const [unlucky, neighbour] = [await app.context(), await app.context()];
  let answer!: (rows: never[]) => void;
  const rows = new Promise<never[]>((resolve) => (answer = resolve));
  unlucky.replicaReader = { run: () => rows } as never;
  const { seasonId, locationId, homeTeamId, awayTeamId } = game;
  const ids: ReferenceIds = { seasonId, locationId, homeTeamId, awayTeamId };
  const both = Promise.all([referencesOf(unlucky, id, ids), referencesOf(neighbour, id, ids)]);
  answer([]);
  const [gone, found] = await both;
  expect(gone).toBeNull();
  expect(found?.homeTeam.id).toBe(game.homeTeamId);
});

test('box scores of the same teams read it once', async () => {
  const statementsOf = (id: number) =>
    app.statementsOf(
      'query ($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) { home { team { name } periodScores { score } } } } }',
      { slug: world.organization.slug, id },
    );
  const game = world.current.games[0]!;
  await change('UPDATE teams SET version = version WHERE organization_id = $1');
  const first = await statementsOf(game.id);
  expect(first).toContain('game_references');
  expect(first.length).toBeLessThanOrEqual(5);
  expect(await statementsOf(game.id)).toEqual(['box_score_periods']);
});
