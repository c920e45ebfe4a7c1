import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createOrganization,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
} from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';

let app: TestApp;
// A whole table is locked here, which others' tests would wait for.
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

const MOVE = 'mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { id } }';
const REMOVE = 'mutation ($ids: [ID!]!) { removeTeamsFromLeague(ids: $ids) { undoId } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { label } }';

let id: number;
let as: Caller;
let season: { id: number };
let alpha: { id: number };
let beta: { id: number };
let ants: { id: number };
/** Of Ants in Alpha. */
let place: { id: number };
beforeEach(async () => {
  ({ id } = await createOrganization(app.manager));
  as = await app.signInAs(await createUser(app.manager, id));
  season = await createSeason(app.manager, id);
  alpha = await createSeasonLeague(app.manager, id, { seasonId: season.id });
  beta = await createSeasonLeague(app.manager, id, { seasonId: season.id });
  ants = await createTeam(app.manager, id, { name: 'Ants' });
  place = await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId: alpha.id, teamId: ants.id });
});

const move = (to: { id: number }) =>
  app.graphql(MOVE, { id: ants.id, input: { seasonLeagueId: to.id, expectedVersion: 1 } }, { as });

const addBye = (other: PoolClient) =>
  other.query('INSERT INTO byes (organization_id, season_league_team_id) VALUES ($1, $2)', [id, place.id]);

/** A game in Beta, made as everywhere: its teams are kept in their league first. */
async function addGame(other: PoolClient): Promise<void> {
  const bees = await createTeam(app.manager, id);
  await other.query('SELECT FROM season_league_teams WHERE organization_id = $1 AND id = $2 FOR KEY SHARE', [
    id,
    place.id,
  ]);
  await other.query(
    `INSERT INTO games (organization_id, season_id, season_league_id, home_team_id, away_team_id, status)
     VALUES ($1, $2, $3, $4, $5, 'scheduled')`,
    [id, season.id, beta.id, ants.id, bees.id],
  );
}

const takeOut = (other: PoolClient) =>
  other.query('DELETE FROM season_league_teams WHERE organization_id = $1 AND id = $2', [id, place.id]);

/** The season leagues that Ants play in. */
async function leagues(): Promise<number[]> {
  const rows = await app.manager.query<{ id: number }[]>(
    'SELECT season_league_id AS id FROM season_league_teams WHERE organization_id = $1 AND team_id = $2',
    [id, ants.id],
  );
  return rows.map((row) => row.id);
}

async function movedToBeta(): Promise<string> {
  expect((await move(beta)).errors).toBeUndefined();
  const [entry] = await app.manager.query<{ id: string }[]>(
    'SELECT id::text AS id FROM undo_entries WHERE organization_id = $1 ORDER BY undo_entries.id DESC LIMIT 1',
    [id],
  );
  return entry!.id;
}

test('the move of a team that has been removed from its new league since cannot be undone, and that is said', async () => {
  const undoId = await movedToBeta();
  expect((await app.graphql(REMOVE, { ids: [place.id] }, { as })).errors).toBeUndefined();
  expect((await app.graphql(UNDO, { id: undoId }, { as })).errors).toMatchObject([
    { message: expect.stringContaining(' was removed since') as string, extensions: { code: 'CONFLICT' } },
  ]);
  expect(await leagues()).toEqual([]);
});

test.each([
  ['bye', addBye],
  ['game', addGame],
])('the move of a team that gets a %s at this very moment is not undone', async (_what, add) => {
  const undoId = await movedToBeta();
  const { errors } = await overtaken(app.database.pool, add, () => app.graphql(UNDO, { id: undoId }, { as }));
  expect(errors).toMatchObject([
    { message: 'This cannot be undone: the team has games or byes in its present league.' },
  ]);
  expect(await leagues()).toEqual([beta.id]);
});

test('a team that gets a bye at this very moment is not moved', async () => {
  const { errors } = await overtaken(app.database.pool, addBye, () => move(beta));
  expect(errors).toMatchObject([{ extensions: { code: 'UNPROCESSABLE' } }]);
  expect(await leagues()).toEqual([alpha.id]);
});

test('a team that is removed from its league at this very moment joins the other one', async () => {
  // Whether it has byes cannot be looked at before the other transaction ends.
  const first = async (other: PoolClient) => {
    await takeOut(other);
    await other.query('LOCK TABLE byes IN ACCESS EXCLUSIVE MODE');
  };
  expect((await overtaken(app.database.pool, first, () => move(beta))).errors).toBeUndefined();
  expect(await leagues()).toEqual([beta.id]);
});

test('a team whose place an undo changes at this very moment ends in the league that was asked for', async () => {
  await movedToBeta();
  const gamma = await createSeasonLeague(app.manager, id, { seasonId: season.id });
  const back = (other: PoolClient) =>
    other.query('UPDATE season_league_teams SET season_league_id = $3 WHERE organization_id = $1 AND id = $2', [
      id,
      place.id,
      alpha.id,
    ]);
  expect((await overtaken(app.database.pool, back, () => move(gamma))).errors).toBeUndefined();
  expect(await leagues()).toEqual([gamma.id]);
});
