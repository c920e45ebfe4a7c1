import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createLeagueWorld,
  createOrganization,
  createPlayer,
  createRosterEntry,
  createSeasonLeagueTeam,
  createUser,
} from '../../testing/factories.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ADD = `mutation ($input: AddPlayerToTeamInput!) { entry: addPlayerToTeam(input: $input) {
  id jerseyNumber position version player { id firstName lastName } seasonLeagueTeam { id playerCount } } }`;
const UPDATE =
  'mutation ($id: ID!, $input: UpdateRosterEntryInput!) { entry: updateRosterEntry(id: $id, input: $input) { jerseyNumber position version } }';
const UPDATE_BOTH =
  'mutation ($id: ID!, $input: UpdateRosterEntryInput!) { entry: updateRosterEntry(id: $id, input: $input) { jerseyNumber version player { firstName lastName version } } }';
const REMOVE = 'mutation ($ids: [ID!]!) { done: removePlayersFromTeam(ids: $ids) { deletedIds undoId message } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { id } }';
const HISTORY =
  'query ($slug: String!, $id: ID!) { organization(slug: $slug) { player(id: $id) { rosters { id } teamHistory { team { name } season { name } } } } }';

async function site(): Promise<{ id: number; staff: Caller; slt: number }> {
  const { id } = await createOrganization(app.manager);
  return {
    id,
    staff: await app.signInAs(await createUser(app.manager, id)),
    slt: (await createSeasonLeagueTeam(app.manager, id)).id,
  };
}

async function add(as: Caller, input: object) {
  const { data, errors } = await app.graphql<{ entry: { id: string; version: number; player: { id: string } } }>(
    ADD,
    { input },
    { as },
  );
  return {
    entry: data?.entry,
    code: errors?.[0]?.extensions.code,
    message: errors?.[0]?.message,
    details: errors?.[0]?.extensions.details,
  };
}

test('a player who exists and a new one join a team', async () => {
  const { id, staff, slt } = await site();
  const player = await createPlayer(app.manager, id, { firstName: 'Ada', lastName: 'Low' });
  const known = await add(staff, {
    seasonLeagueTeamId: slt,
    playerId: player.id,
    jerseyNumber: ' 00 ',
    position: 'PG',
  });
  expect(known.entry).toMatchObject({
    jerseyNumber: '00',
    position: 'PG',
    version: 1,
    player: { id: String(player.id) },
    seasonLeagueTeam: { id: String(slt), playerCount: 1 },
  });
  const made = await add(staff, { seasonLeagueTeamId: slt, firstName: ' محمد ', lastName: 'الصقر' });
  expect(made.entry).toMatchObject({
    jerseyNumber: null,
    player: { firstName: 'محمد', lastName: 'الصقر' },
    seasonLeagueTeam: { playerCount: 2 },
  });
  expect((await add(staff, { seasonLeagueTeamId: slt, lastName: 'Nene' })).entry).toMatchObject({
    player: { firstName: '', lastName: 'Nene' },
  });
});

test('a player who is on the team already is refused in the documented words, and a new one of the same name unless allowed', async () => {
  const { id, staff, slt } = await site();
  const player = await createPlayer(app.manager, id, { firstName: 'Ada', lastName: 'Low' });
  await add(staff, { seasonLeagueTeamId: slt, playerId: player.id });
  expect(await add(staff, { seasonLeagueTeamId: slt, playerId: player.id })).toMatchObject({
    code: 'CONFLICT',
    message: 'Player already on this team',
  });
  const namesake = { seasonLeagueTeamId: slt, firstName: 'ADA ', lastName: ' low' };
  expect(await add(staff, namesake)).toMatchObject({
    code: 'CONFLICT',
    message: 'Player already on this team',
    details: { playerId: player.id, canBeAnother: true },
  });
  expect((await add(staff, { ...namesake, allowNamesake: true })).entry).toMatchObject({
    player: { firstName: 'ADA' },
  });
});

test.each([
  [{}, 'BAD_USER_INPUT'],
  [{ firstName: ' ', lastName: '-' }, 'BAD_USER_INPUT'],
  [{ firstName: 'x'.repeat(10_000) }, 'BAD_USER_INPUT'],
  [{ firstName: 'Ada', jerseyNumber: '12345678901' }, 'BAD_USER_INPUT'],
  [{ playerId: '2147483647' }, 'NOT_FOUND'],
])('%j makes no roster entry', async (input, code) => {
  const { id, staff, slt } = await site();
  expect((await add(staff, { seasonLeagueTeamId: slt, ...input })).code).toBe(code);
  expect(await app.manager.query('SELECT 1 FROM players WHERE organization_id = $1', [id])).toEqual([]);
});

test("another tenant's team and player answer like missing ones", async () => {
  const [own, other] = [await site(), await site()];
  const foreign = await createPlayer(app.manager, other.id);
  expect((await add(own.staff, { seasonLeagueTeamId: other.slt, firstName: 'Ada' })).code).toBe('NOT_FOUND');
  expect((await add(own.staff, { seasonLeagueTeamId: own.slt, playerId: foreign.id })).code).toBe('NOT_FOUND');
});

test('the same form sent three times at once makes one player; three administrators who add one player make one entry', async () => {
  const { id, staff, slt } = await site();
  const forms = await Promise.all(
    [1, 2, 3].map(() => add(staff, { seasonLeagueTeamId: slt, firstName: 'Ada', lastName: 'Low' })),
  );
  expect(forms.map(({ code = 'done' }) => code).toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'done']);
  expect(await app.manager.query('SELECT count(*) FROM players WHERE organization_id = $1', [id])).toEqual([
    { count: 1 },
  ]);
  const player = await createPlayer(app.manager, id);
  const adds = await Promise.all([1, 2, 3].map(() => add(staff, { seasonLeagueTeamId: slt, playerId: player.id })));
  expect(adds.map(({ code = 'done' }) => code).toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'done']);
});

test('number and position change; a stale form is refused, naming what changed', async () => {
  const { id, staff, slt } = await site();
  const entry = await createRosterEntry(app.manager, id, { seasonLeagueTeamId: slt, jerseyNumber: '7', position: 'C' });
  const first = await app.graphql(
    UPDATE,
    { id: entry.id, input: { jerseyNumber: '8', expectedVersion: 1 } },
    { as: staff },
  );
  expect(first.data).toEqual({ entry: { jerseyNumber: '8', position: 'C', version: 2 } });
  const stale = await app.graphql(
    UPDATE,
    { id: entry.id, input: { position: null, expectedVersion: 1 } },
    { as: staff },
  );
  expect(stale.errors?.[0]).toMatchObject({
    extensions: { code: 'CONFLICT', details: { version: 2, changedFields: ['jerseyNumber'] } },
  });
  const cleared = await app.graphql(
    UPDATE,
    { id: entry.id, input: { position: null, expectedVersion: 2 } },
    { as: staff },
  );
  expect(cleared.data).toEqual({ entry: { jerseyNumber: '8', position: null, version: 3 } });
});

test('whoever leaves a roster after playing keeps statistics and team history; undo brings the entries back', async () => {
  const world = await createLeagueWorld(app.manager);
  const staff = await app.signInAs(await createUser(app.manager, world.organizationId));
  const [one, two] = world.players.ants;
  const entries = (await app.manager.query(
    'SELECT id FROM roster_entries WHERE organization_id = $1 AND season_league_team_id = $2 AND player_id = ANY($3) ORDER BY id',
    [world.organizationId, world.current.slts.ants.id, [one!.id, two!.id]],
  )) as { id: number }[];
  const ids = entries.map(({ id }) => id);
  const history = async () => {
    const { data } = await app.graphql<{ organization: { player: { rosters: unknown[]; teamHistory: unknown[] } } }>(
      HISTORY,
      { slug: world.organization.slug, id: one!.id },
    );
    return data!.organization.player;
  };
  const before = await history();
  expect((await app.graphql(REMOVE, { ids: [...ids, 2147483647] }, { as: staff })).errors?.[0]?.extensions.code).toBe(
    'NOT_FOUND',
  );
  const { data } = await app.graphql<{ done: { undoId: string } }>(REMOVE, { ids }, { as: staff });
  expect(data?.done).toMatchObject({ deletedIds: ids.map(String), message: 'Removed 2 players from the roster.' });
  const after = await history();
  expect(after.rosters).toHaveLength(1);
  expect(after.teamHistory).toEqual([
    { team: { name: 'Ants' }, season: { name: '2025-26' } },
    { team: { name: 'Ants' }, season: { name: '2024-25' } },
  ]);
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
  expect((await app.graphql(UNDO, { id: data!.done.undoId }, { as: staff })).errors).toBeUndefined();
  expect(await history()).toEqual(before);
});

test('a captain who leaves the roster is captain no longer; undo makes him it again, and a captain elsewhere stays', async () => {
  const { id, staff, slt } = await site();
  const other = (await createSeasonLeagueTeam(app.manager, id)).id;
  const player = await createPlayer(app.manager, id);
  for (const seasonLeagueTeamId of [slt, other]) {
    await createRosterEntry(app.manager, id, { seasonLeagueTeamId, playerId: player.id });
    await app.manager.query(
      'UPDATE season_league_teams SET captain_player_id = $3 WHERE organization_id = $1 AND id = $2',
      [id, seasonLeagueTeamId, player.id],
    );
  }
  const captains = async () =>
    (await app.manager.query(
      'SELECT id, captain_player_id AS captain, version FROM season_league_teams WHERE organization_id = $1 ORDER BY id',
      [id],
    )) as unknown[];
  const [entry] = (await app.manager.query(
    'SELECT id FROM roster_entries WHERE organization_id = $1 AND season_league_team_id = $2',
    [id, slt],
  )) as { id: number }[];
  const { data } = await app.graphql<{ done: { undoId: string } }>(REMOVE, { ids: [entry!.id] }, { as: staff });
  expect(await captains()).toEqual([
    { id: slt, captain: null, version: 2 },
    { id: other, captain: player.id, version: 1 },
  ]);
  const audited = await app.manager.query(
    "SELECT action, entity_id AS id, changes FROM audit_entries WHERE organization_id = $1 AND entity_type = 'season_league_team'",
    [id],
  );
  expect(audited).toEqual([
    { action: 'season_league_team.update', id: slt, changes: { captainPlayerId: [player.id, null] } },
  ]);
  expect((await app.graphql(UNDO, { id: data!.done.undoId }, { as: staff })).errors).toBeUndefined();
  expect(await captains()).toMatchObject([
    { id: slt, captain: player.id },
    { id: other, captain: player.id },
  ]);
});

test('number and name change together or not at all', async () => {
  const { id, staff, slt } = await site();
  const player = await createPlayer(app.manager, id, { firstName: 'Ada', lastName: 'Low' });
  const { entry } = await add(staff, { seasonLeagueTeamId: slt, playerId: player.id, jerseyNumber: '1' });
  const change = async (input: object) => {
    const { data, errors } = await app.graphql(UPDATE_BOTH, { id: entry!.id, input }, { as: staff });
    return {
      entry: (data as { entry?: unknown } | null)?.entry,
      code: errors?.[0]?.extensions.code,
      message: errors?.[0]?.message,
    };
  };
  const stored = () =>
    app.manager.query(
      `SELECT re.jersey_number, re.version, p.first_name, p.last_name, p.version AS player_version FROM roster_entries re JOIN players p ON p.organization_id = re.organization_id AND p.id = re.player_id
     WHERE re.organization_id = $1`,
      [id],
    );
  expect(
    await change({ jerseyNumber: '23', firstName: 'Ida', expectedVersion: 1, expectedPlayerVersion: 1 }),
  ).toMatchObject({
    entry: { jerseyNumber: '23', version: 2, player: { firstName: 'Ida', lastName: 'Low', version: 2 } },
  });
  // Somebody has changed the player meanwhile: the number stays, too.
  expect(
    await change({ jerseyNumber: '99', firstName: 'Eda', expectedVersion: 2, expectedPlayerVersion: 1 }),
  ).toMatchObject({ code: 'CONFLICT' });
  expect(
    await change({ jerseyNumber: '99', firstName: '', lastName: '', expectedVersion: 2, expectedPlayerVersion: 2 }),
  ).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await change({ jerseyNumber: '99', firstName: 'Eda', expectedVersion: 2 })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(await stored()).toEqual([
    { jersey_number: '23', version: 2, first_name: 'Ida', last_name: 'Low', player_version: 2 },
  ]);
  // Without a change of the person the player's version is not asked for, and stays.
  expect(await change({ position: 'PG', expectedVersion: 2 })).toMatchObject({
    entry: { version: 3, player: { version: 2 } },
  });
  const trail = await app.manager.query('SELECT action FROM audit_entries WHERE organization_id = $1 ORDER BY id', [
    id,
  ]);
  expect(trail).toEqual([
    { action: 'roster_entry.create' },
    { action: 'roster_entry.update' },
    { action: 'player.update' },
    { action: 'roster_entry.update' },
  ]);
});
