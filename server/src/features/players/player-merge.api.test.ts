import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGameLine,
  createLeagueWorld,
  createOrganization,
  createPlayer,
  createRosterEntry,
  createUser,
  type LeagueWorld,
} from '../../testing/factories.js';
import { recomputeTotals } from '../totals/totals.service.js';
import { verifyTotals } from '../totals/verify-totals.service.js';
import { PlayerAttributeEntity } from '../attributes/player-attribute.entity.js';
import { PlayerAttributeValueEntity } from '../attributes/player-attribute-value.entity.js';

let app: TestApp;
let world: LeagueWorld;
let staff: Caller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  staff = await app.signInAs(await createUser(app.manager, world.organizationId));
});

const PREVIEW = `query ($keep: ID!, $merge: [ID!]!) { preview: playerMergePreview(keepId: $keep, mergeIds: $merge) {
  keep { fullName } merged { fullName } gameCount joinedGameCount notes conflicts { gameId message } } }`;
const MERGE = `mutation ($keep: ID!, $merge: [ID!]!) { done: mergePlayers(keepId: $keep, mergeIds: $merge) { player { id version knownAs bio } deletedIds undoId message } }`;
const PLAYER = `query ($slug: String!, $id: ID!) { organization(slug: $slug) { player(id: $id) {
  bio videos { url } attributes { value } rosters { jerseyNumber position } averages(scope: ALL) { gamesPlayed pointsPerGame } teamHistory { team { name } season { name } } } } }`;
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { id } }';
const TABLES = [
  'players',
  'roster_entries',
  'player_attribute_values',
  'player_videos',
  'season_league_teams',
  'game_lines',
  'game_line_values',
];

/** All rows but their stamps, which an undo sets, too. */
async function rows(): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const table of TABLES) {
    const found = (await app.manager.query(
      `SELECT to_jsonb(t) - '{version,updated_at,updated_by}'::text[] AS row FROM ${table} t WHERE organization_id = $1 ORDER BY id`,
      [world.organizationId],
    )) as { row: unknown }[];
    all[table] = found.map(({ row }) => row);
  }
  return all;
}

async function merge(keep: number, ...others: number[]) {
  return app.graphql<{ done: { player: object; deletedIds: string[]; undoId: string; message: string } }>(
    MERGE,
    { keep, merge: others },
    { as: staff },
  );
}

async function profile(id: number) {
  const { data } = await app.graphql<{ organization: { player: Record<string, unknown> } }>(PLAYER, {
    slug: world.organization.slug,
    id,
  });
  return data!.organization.player;
}

test("statistics, rosters, captaincies, values and videos of another season become one person's, totals are right, and undo puts all back", async () => {
  const { organizationId, current, last, players } = world;
  const keep = players.cats[0]!;
  // The same person was entered anew for one game of the season before, in which Cats One did not play.
  const [lastGame] = last.games;
  await app.manager.query(
    'DELETE FROM game_line_values WHERE organization_id = $1 AND game_line_id IN (SELECT id FROM game_lines WHERE game_id = $2 AND player_id = $3)',
    [organizationId, lastGame!.id, keep.id],
  );
  await app.manager.query('DELETE FROM game_lines WHERE organization_id = $1 AND game_id = $2 AND player_id = $3', [
    organizationId,
    lastGame!.id,
    keep.id,
  ]);
  const twin = await createPlayer(app.manager, organizationId, {
    firstName: 'cats',
    lastName: 'ONE',
    knownAs: 'The Old One',
    bio: 'From the old site.',
    importKey: 'old-7',
  });
  await createGameLine(app.manager, organizationId, {
    gameId: lastGame!.id,
    teamId: world.teams.cats.id,
    playerId: twin.id,
    values: { PTS: 11 },
  });
  await createRosterEntry(app.manager, organizationId, {
    seasonLeagueTeamId: current.slts.cats.id,
    playerId: twin.id,
    jerseyNumber: '7',
  });
  await app.manager.query(
    'UPDATE season_league_teams SET captain_player_id = $3 WHERE organization_id = $1 AND id = $2',
    [organizationId, last.slts.cats.id, twin.id],
  );
  const height = await app.manager.save(PlayerAttributeEntity, { organizationId, name: 'Height', type: 'string' });
  const weight = await app.manager.save(PlayerAttributeEntity, {
    organizationId,
    name: 'Weight',
    type: 'number',
    position: 1,
  });
  await app.manager.insert(PlayerAttributeValueEntity, [
    { organizationId, playerId: keep.id, attributeId: height.id, value: `6'5"` },
    { organizationId, playerId: twin.id, attributeId: height.id, value: `6'6"` },
    { organizationId, playerId: twin.id, attributeId: weight.id, value: '95' },
  ]);
  for (const [playerId, url] of [
    [keep.id, 'https://youtu.be/aaaaaaaaaaa'],
    [twin.id, 'https://youtu.be/aaaaaaaaaaa'],
    [twin.id, 'https://youtu.be/bbbbbbbbbbb'],
  ] as const) {
    await app.manager.query('INSERT INTO player_videos (organization_id, player_id, url) VALUES ($1, $2, $3)', [
      organizationId,
      playerId,
      url,
    ]);
  }
  await recomputeTotals(app.manager, organizationId);
  const before = await rows();

  const preview = await app.graphql(PREVIEW, { keep: keep.id, merge: [twin.id] }, { as: staff });
  expect(preview.data).toEqual({
    preview: {
      keep: { fullName: 'Cats One' },
      merged: [{ fullName: 'cats ONE' }],
      gameCount: 1,
      joinedGameCount: 0,
      conflicts: [],
      notes: [
        'Both are on the roster of Cats (Garden League, 2025-26); one entry stays.',
        `They differ in Height; "6'5"" stays.`,
      ],
    },
  });
  const { data } = await merge(keep.id, twin.id);
  expect(data?.done).toMatchObject({
    deletedIds: [String(twin.id)],
    message: 'Merged cats ONE into Cats One.',
    player: { id: String(keep.id), knownAs: 'The Old One', bio: 'From the old site.', version: 2 },
  });
  expect(
    await app.manager.query(
      "SELECT version FROM audit_entries WHERE organization_id = $1 AND action = 'player.merge'",
      [organizationId],
    ),
  ).toEqual([{ version: 2 }]);
  // 24 and 34 points in the current season, 11 in the last one: 69 in three games
  expect(await profile(keep.id)).toEqual({
    bio: 'From the old site.',
    videos: [{ url: 'https://youtu.be/aaaaaaaaaaa' }, { url: 'https://youtu.be/bbbbbbbbbbb' }],
    attributes: [{ value: `6'5"` }, { value: '95' }],
    rosters: [
      { jerseyNumber: '7', position: null },
      { jerseyNumber: null, position: null },
    ],
    averages: { gamesPlayed: 3, pointsPerGame: 23 },
    teamHistory: [
      { team: { name: 'Cats' }, season: { name: '2025-26' } },
      { team: { name: 'Cats' }, season: { name: '2024-25' } },
    ],
  });
  expect(await verifyTotals(app.manager, organizationId)).toEqual([]);
  const captains = await app.manager.query(
    'SELECT captain_player_id AS id FROM season_league_teams WHERE organization_id = $1 AND id = $2',
    [organizationId, last.slts.cats.id],
  );
  expect(captains).toEqual([{ id: keep.id }]);

  expect((await app.graphql(UNDO, { id: data!.done.undoId }, { as: staff })).errors).toBeUndefined();
  expect(await rows()).toEqual(before);
  expect(await verifyTotals(app.manager, organizationId)).toEqual([]);
});

test('two lines of one game that both count stop the merge, naming game and statistics; nothing changes', async () => {
  const { players, current } = world;
  const before = await rows();
  const { errors } = await merge(players.ants[0]!.id, players.ants[1]!.id);
  const message =
    'These players both have a line in Ants vs Bees on Oct 1, 2025: both have PTS, AST, REB, FTM, FTA, 2PM, 2PA, 3PM, 3PA. Correct that box score first.';
  expect(errors?.[0]).toMatchObject({
    message,
    extensions: { code: 'UNPROCESSABLE', details: { conflicts: [{ gameId: current.games[0]!.id, message }] } },
  });
  const preview = await app.graphql<{ preview: { conflicts: unknown[] } }>(
    PREVIEW,
    { keep: players.ants[0]!.id, merge: [players.ants[1]!.id] },
    { as: staff },
  );
  expect(preview.data?.preview.conflicts).toEqual([{ gameId: String(current.games[0]!.id), message }]);
  const across = await app.graphql<{ preview: { notes: string[] } }>(
    PREVIEW,
    { keep: players.bees[0]!.id, merge: [players.cats[0]!.id] },
    { as: staff },
  );
  expect(across.data?.preview.notes).toContainEqual(
    expect.stringMatching(/^2 roster entries are carried over \(Cats\)\.$/),
  );
  const opponents = await merge(players.bees[0]!.id, players.cats[0]!.id);
  expect(opponents.errors?.[0]?.message).toContain(
    'Bees vs Cats on Oct 15, 2025: they have statistics for both teams.',
  );
  expect(await rows()).toEqual(before);
});

test('a line without values gives way, also on the other team; lines that share no statistic are joined', async () => {
  const { organizationId, players, current, teams } = world;
  // Ants Three did not play against the Bees: an empty line.
  const gone = await merge(players.ants[0]!.id, players.ants[2]!.id);
  expect(gone.errors).toBeUndefined();
  const parts = await createPlayer(app.manager, organizationId);
  await createGameLine(app.manager, organizationId, {
    gameId: current.games[0]!.id,
    teamId: teams.bees.id,
    playerId: parts.id,
    started: true,
    values: { STL: 4, BLK: 1 },
  });
  await recomputeTotals(app.manager, organizationId);
  const before = await rows();
  const { data } = await merge(players.bees[0]!.id, parts.id);
  const lines = await app.manager.query(
    `SELECT count(DISTINCT l.id) AS lines, count(*) AS values, sum(v.value) FILTER (WHERE d.abbreviation IN ('STL', 'BLK')) AS steals FROM game_lines l
     JOIN game_line_values v ON v.organization_id = l.organization_id AND v.game_line_id = l.id
     JOIN stat_definitions d ON d.organization_id = v.organization_id AND d.id = v.stat_definition_id
     WHERE l.organization_id = $1 AND l.game_id = $2 AND l.player_id = $3`,
    [organizationId, current.games[0]!.id, players.bees[0]!.id],
  );
  expect(lines).toEqual([{ lines: 1, values: 11, steals: 5 }]);
  expect(await verifyTotals(app.manager, organizationId)).toEqual([]);
  expect((await app.graphql(UNDO, { id: data!.done.undoId }, { as: staff })).errors).toBeUndefined();
  expect(await rows()).toEqual(before);
  expect(await verifyTotals(app.manager, organizationId)).toEqual([]);
});

test('three become one; both of a pair at once, in either direction, do not lose anything', async () => {
  const { organizationId, players } = world;
  const twins = [await createPlayer(app.manager, organizationId), await createPlayer(app.manager, organizationId)];
  const [keep] = players.dogs;
  expect((await merge(keep!.id, ...twins.map(({ id }) => id))).data?.done.message).toBe(
    'Merged 2 players into Dogs One.',
  );
  const other = await createPlayer(app.manager, organizationId);
  const answers = await Promise.all([merge(keep!.id, other.id), merge(other.id, keep!.id)]);
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').toSorted()).toEqual(['NOT_FOUND', 'done']);
  expect(await verifyTotals(app.manager, organizationId)).toEqual([]);
});

test("oneself, nobody and another tenant's player cannot be merged", async () => {
  const [keep] = world.players.ants;
  const foreign = await createPlayer(app.manager, (await createOrganization(app.manager)).id);
  for (const [others, code] of [
    [[keep!.id], 'BAD_USER_INPUT'],
    [[], 'BAD_USER_INPUT'],
    [[foreign.id], 'NOT_FOUND'],
  ] as const) {
    expect((await merge(keep!.id, ...others)).errors?.[0]?.extensions.code).toBe(code);
  }
});

test('the second administrator learns that the merge cannot be undone after a change of what it touched', async () => {
  const { organizationId, players } = world;
  const twin = await createPlayer(app.manager, organizationId);
  const { data } = await merge(players.ants[0]!.id, twin.id);
  await app.manager.query('UPDATE players SET bio = $3, version = version + 1 WHERE organization_id = $1 AND id = $2', [
    organizationId,
    players.ants[0]!.id,
    'New.',
  ]);
  const { errors } = await app.graphql(UNDO, { id: data!.done.undoId }, { as: staff });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining('cannot be undone: player '),
    extensions: { code: 'CONFLICT' },
  });
});
