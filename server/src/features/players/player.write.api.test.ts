import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createLeagueWorld,
  createOrganization,
  createPlayer,
  createSeasonLeagueTeam,
  createUser,
} from '../../testing/factories.js';
import { multipartBody, type TestFile } from '../../testing/multipart.js';
import { PlayerAttributeEntity } from '../attributes/player-attribute.entity.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const UPDATE = `mutation ($id: ID!, $input: UpdatePlayerInput!) { player: updatePlayer(id: $id, input: $input) {
  firstName lastName knownAs bio version sponsor { name url } videos { title url embedUrl } attributes { attribute { name } value } } }`;
const DUPLICATES = '{ duplicatePlayers { name players { id } } }';
const DELETE = 'mutation ($ids: [ID!]!) { done: deletePlayers(ids: $ids) { deletedIds undoId message } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { id } }';

async function site(): Promise<{ id: number; slug: string; staff: Caller; attributes: Record<string, number> }> {
  const { id, slug } = await createOrganization(app.manager);
  const rows = await app.manager.save(PlayerAttributeEntity, [
    { organizationId: id, name: 'Number', type: 'number' as const, position: 0 },
    { organizationId: id, name: 'Position', type: 'string' as const, position: 1 },
    { organizationId: id, name: 'Born', type: 'date' as const, position: 2 },
  ]);
  return {
    id,
    slug,
    staff: await app.signInAs(await createUser(app.manager, id)),
    attributes: Object.fromEntries(rows.map((row) => [row.name, row.id])),
  };
}

async function update(as: Caller, id: number, input: object) {
  const { data, errors } = await app.graphql<{ player: Record<string, unknown> }>(UPDATE, { id, input }, { as });
  const { code, errors: fields = [] } = (errors?.[0]?.extensions ?? {}) as {
    code?: string;
    errors?: { field: string; message: string }[];
  };
  return { player: data?.player, code, fields, message: errors?.[0]?.message };
}

test('one change has names, bio, sponsor, videos and attribute values, one version and one entry in the trail', async () => {
  const { id, staff, attributes } = await site();
  const player = await createPlayer(app.manager, id, { firstName: 'Ada', lastName: 'Low' });
  const { player: changed } = await update(staff, player.id, {
    lastName: 'Løw 🏀',
    knownAs: ' Enchantress ',
    bio: 'Plays.\r\nScores.',
    sponsor: { name: 'Shoes', url: 'https://shoes.example' },
    videos: [{ title: 'Finals', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
    attributes: [
      { attributeId: attributes['Number'], value: ' 00 ' },
      { name: 'position', value: 'Guard' },
      { name: 'Born', value: '2001-02-28' },
    ],
    expectedVersion: 1,
  });
  expect(changed).toEqual({
    firstName: 'Ada',
    lastName: 'Løw 🏀',
    knownAs: 'Enchantress',
    bio: 'Plays.\nScores.',
    version: 2,
    sponsor: { name: 'Shoes', url: 'https://shoes.example/' },
    videos: [
      {
        title: 'Finals',
        url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      },
    ],
    attributes: [
      { attribute: { name: 'Number' }, value: '00' },
      { attribute: { name: 'Position' }, value: 'Guard' },
      { attribute: { name: 'Born' }, value: '2001-02-28' },
    ],
  });
  const trail = (await app.manager.query(
    `SELECT changes FROM audit_entries WHERE organization_id = $1 AND action = 'player.update'`,
    [id],
  )) as { changes: object }[];
  expect(trail).toHaveLength(1);
  expect(Object.keys(trail[0]!.changes).toSorted()).toEqual([
    'attributes.Born',
    'attributes.Number',
    'attributes.Position',
    'bio',
    'knownAs',
    'lastName',
    'sponsorName',
    'sponsorUrl',
    'videos',
  ]);
  const again = await update(staff, player.id, {
    attributes: [{ name: 'Number', value: '' }],
    sponsor: null,
    knownAs: ' ',
    videos: [],
    expectedVersion: 2,
  });
  expect(again.player).toMatchObject({
    version: 3,
    knownAs: null,
    sponsor: null,
    videos: [],
    attributes: [{ value: null }, { value: 'Guard' }, { value: '2001-02-28' }],
  });
  expect((await update(staff, player.id, { lastName: 'Løw 🏀', expectedVersion: 3 })).player).toMatchObject({
    version: 3,
  });
});

test.each([
  [
    {
      attributes: [
        { name: 'Number', value: 'seven' },
        { name: 'Born', value: '2001-02-29' },
      ],
    },
    ['attributes.Number', 'attributes.Born'],
  ],
  [{ attributes: [{ name: 'Shoe size', value: '9' }] }, ['attributes']],
  [{ firstName: '', lastName: ' ' }, ['firstName']],
  [{ bio: 'x'.repeat(10_000) }, ['bio']],
  [{ knownAs: '...' }, ['knownAs']],
  [{ knownAs: 'x'.repeat(101) }, ['knownAs']],
  [{ sponsor: { name: ' ', url: 'javascript:alert(1)' } }, ['sponsor.name', 'sponsor.url']],
  [{ videos: [{ url: 'https://evil.example/watch?v=dQw4w9WgXcQ' }] }, ['videos.0.url']],
  [
    { videos: [{ url: 'https://youtu.be/aaaaaaaaaaa' }, { url: 'javascript:alert(1)', title: 'x'.repeat(201) }] },
    ['videos.1.url', 'videos.1.title'],
  ],
  [{ videos: [{ url: ' ' }] }, ['videos.0.url']],
])('%j is refused by field', async (input, fields) => {
  const { id, staff } = await site();
  const player = await createPlayer(app.manager, id);
  const refused = await update(staff, player.id, { ...input, expectedVersion: 1 });
  expect(refused).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(refused.fields.map(({ field }) => field)).toEqual(fields);
  expect(await app.manager.query('SELECT version FROM players WHERE organization_id = $1', [id])).toEqual([
    { version: 1 },
  ]);
});

test("another tenant's attribute answers like a missing one", async () => {
  const [own, other] = [await site(), await site()];
  const player = await createPlayer(app.manager, own.id);
  const refused = await update(own.staff, player.id, {
    attributes: [{ attributeId: other.attributes['Number'], value: '7' }],
    expectedVersion: 1,
  });
  expect(refused.code).toBe('NOT_FOUND');
});

test('two administrators at once: the second one is told what the first one changed, attribute values too', async () => {
  const { id, staff } = await site();
  const player = await createPlayer(app.manager, id, { firstName: 'Ada', lastName: 'Low' });
  const answers = await Promise.all([
    update(staff, player.id, { attributes: [{ name: 'Number', value: '7' }], expectedVersion: 1 }),
    update(staff, player.id, { attributes: [{ name: 'Number', value: '8' }], expectedVersion: 1 }),
  ]);
  const stale = answers.find(({ code }) => code !== undefined);
  expect(answers.filter(({ player: changed }) => changed)).toHaveLength(1);
  expect(stale).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/^Ada Low has been changed meanwhile by .+: Number\. /),
  });
});

test('duplicates are full names, trimmed and in any case, within the organization; a player knows of the namesake', async () => {
  const { id, slug, staff } = await site();
  const other = await site();
  const names = [
    ['Pat', 'Lee'],
    ['PAT', 'lee'],
    ['', 'Pat Lee'],
    ['Pat', 'Leeds'],
    ['Élan', 'Vital'],
    ['élan', 'vital'],
  ];
  const ids: string[] = [];
  for (const [firstName, lastName] of names)
    ids.push(String((await createPlayer(app.manager, id, { firstName, lastName })).id));
  await createPlayer(app.manager, other.id, { firstName: 'Pat', lastName: 'Leeds' });
  const { data } = await app.graphql(DUPLICATES, {}, { as: staff });
  expect(data).toEqual({
    duplicatePlayers: [
      { name: 'pat lee', players: ids.slice(0, 3).map((playerId) => ({ id: playerId })) },
      { name: 'élan vital', players: ids.slice(4).map((playerId) => ({ id: playerId })) },
    ],
  });
  const page = await app.graphql<{ organization: { players: { nodes: { id: string; hasNamesake: boolean }[] } } }>(
    'query ($slug: String!) { organization(slug: $slug) { players { nodes { id hasNamesake } } } }',
    { slug },
  );
  const warned = page.data!.organization.players.nodes.filter(({ hasNamesake }) => hasNamesake).map((node) => node.id);
  expect(warned.toSorted()).toEqual(ids.filter((_id, index) => index !== 3).toSorted());
});

test('deleting players takes their lines and entries, clears captaincies, keeps totals right, and is undone to the row', async () => {
  const world = await createLeagueWorld(app.manager);
  const { organizationId, players, current } = world;
  const staff = await app.signInAs(await createUser(app.manager, organizationId));
  const [cat] = players.cats;
  await app.manager.query(
    'UPDATE season_league_teams SET captain_player_id = $3 WHERE organization_id = $1 AND id = $2',
    [organizationId, current.slts.cats.id, cat!.id],
  );
  const tables = ['players', 'roster_entries', 'season_league_teams', 'game_lines', 'game_line_values'];
  // But for their stamps: an undo is a change, too.
  const rows = async () =>
    Promise.all(
      tables.map((table) =>
        app.manager.query(
          `SELECT to_jsonb(t) - '{version,updated_at,updated_by}'::text[] AS row FROM ${table} t WHERE organization_id = $1 ORDER BY id`,
          [organizationId],
        ),
      ),
    );
  const before = await rows();
  const preview = await app.graphql(
    'query ($ids: [ID!]!) { playerDeletionPreview(ids: $ids) { names rosterEntryCount gameCount message } }',
    { ids: [cat!.id] },
    { as: staff },
  );
  expect(preview.data).toEqual({
    playerDeletionPreview: {
      names: ['Cats One'],
      rosterEntryCount: 2,
      gameCount: 3,
      message: 'Deletes player Cats One with 2 roster entries and the statistics of 3 games.',
    },
  });
  const { data } = await app.graphql<{ done: { undoId: string; message: string } }>(
    DELETE,
    { ids: [cat!.id] },
    { as: staff },
  );
  expect(data?.done.message).toBe('Deleted player Cats One with 2 roster entries and the statistics of 3 games.');
  const left = await app.manager.query(
    'SELECT captain_player_id AS captain FROM season_league_teams WHERE organization_id = $1 AND id = $2',
    [organizationId, current.slts.cats.id],
  );
  expect(left).toEqual([{ captain: null }]);
  expect(await verifyTotals(app.manager, organizationId)).toEqual([]);
  expect((await app.graphql(UNDO, { id: data!.done.undoId }, { as: staff })).errors).toBeUndefined();
  expect(await rows()).toEqual(before);
  expect(await verifyTotals(app.manager, organizationId)).toEqual([]);
});

test('pictures of a player, of a sponsor and of a new player are taken in; null removes one', async () => {
  const { id, staff } = await site();
  const player = await createPlayer(app.manager, id);
  const { id: slt } = await createSeasonLeagueTeam(app.manager, id);
  const bytes = await sharp({ create: { width: 20, height: 30, channels: 3, background: '#00a' } })
    .jpeg()
    .toBuffer();
  const picture: TestFile = { name: 'me.jpg', type: 'image/jpeg', bytes };
  const send = async (query: string, variables: object, files: Record<string, TestFile>) => {
    const { body, headers } = multipartBody({ query, variables }, files);
    const { text } = await app.request({
      method: 'POST',
      path: '/graphql',
      body,
      as: staff,
      headers: { ...headers, 'apollo-require-preflight': '1' },
    });
    return JSON.parse(text) as { data: Record<string, unknown> };
  };
  const document =
    'mutation ($id: ID!, $input: UpdatePlayerInput!) { player: updatePlayer(id: $id, input: $input) { imageUrl sponsor { name imageUrl } } }';
  const stored = expect.stringMatching(/^\/uploads\/.+\.webp$/) as string;
  const input = { image: null, sponsor: { name: 'Shoes', image: null }, expectedVersion: 1 };
  const both = await send(
    document,
    { id: player.id, input },
    { 'variables.input.image': picture, 'variables.input.sponsor.image': picture },
  );
  expect(both.data).toEqual({ player: { imageUrl: stored, sponsor: { name: 'Shoes', imageUrl: stored } } });
  const removed = await app.graphql(
    document,
    { id: player.id, input: { image: null, sponsor: { name: 'Shoes' }, expectedVersion: 2 } },
    { as: staff },
  );
  expect(removed.data).toEqual({ player: { imageUrl: null, sponsor: { name: 'Shoes', imageUrl: stored } } });
  const add =
    'mutation ($input: AddPlayerToTeamInput!) { entry: addPlayerToTeam(input: $input) { player { imageUrl } } }';
  const made = await send(
    add,
    { input: { seasonLeagueTeamId: slt, firstName: 'New', image: null } },
    { 'variables.input.image': picture },
  );
  expect(made.data).toEqual({ entry: { player: { imageUrl: stored } } });
});
