import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportRouter } from '../../exports/export-router.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { type CatalogTable, readCatalog } from '../../testing/catalog.js';
import { createLeagueWorld, createPlayer, createUser, type LeagueWorld } from '../../testing/factories.js';
import { multipartBody } from '../../testing/multipart.js';
import { serveUploads } from '../../uploads/serve-uploads.js';
import { verifyTotals } from '../totals/verify-totals.service.js';
import { NAMED_THINGS, TEXTS, TEXTS_OF_PLAYERS, TEXTS_OF_THINGS } from './erase-texts.service.js';

/** Whether a check of the database says what a column may hold: some words, or a form. */
const isOfAForm = (column: string, checks: CatalogTable['checks']): boolean =>
  checks.some(({ columns, expression }) => columns.includes(column) && /= ANY \(|~ /.test(expression));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [serveUploads, exportRouter], ownDatabase: true });
});
afterAll(() => app.close());

const FIRST = 'Zelindaquo';
const LAST = 'Vraxmontor';
/** Columns of texts that erasing empties, removes or replaces in a way of their own. */
const ERASED_OTHERWISE = [
  'audit_entries.changes',
  'audit_entries.entity_label',
  'game_presences.place',
  'idempotency_entries.response',
  'imported_games.player_keys',
  'players.first_name',
  'players.import_key',
  'players.known_as',
  'players.last_name',
  'undo_steps.row_data',
  'webhook_attempts.answer',
];
/** Names of columns in which no player is named, wherever they are. */
const NAMES_NO_PLAYER: ReadonlySet<string> = new Set(
  [
    // Words and figures of the product.
    'action command entity_type facts failure former_status former_time kind label mime service status table_name time',
    'category channels columns event events game_days notices origins scopes sport tie_breaks unavailable_slots waiting_for',
    'accent captain_label home_variant language nav_variant player_names roster_names site_language theme time_zone',
    'abbreviation fairness formula jersey_number lines lost_halls period_scores position repair',
    'search_name search_text',
    // Users, and people at the table.
    'accepted_by actor_name created_by_name device made_by name scorekeeper username',
    // Addresses.
    'address analytics_ids custom_page_url email facebook facebook_url former_slugs instagram instagram_url path phone slug sponsor_url url user_agent video_url website youtube_url',
    // Keys, digests and what is sealed.
    'csrf_token finding_id former_secret game_key import_hash import_key key operation_id password_hash prefix',
    'public_key request_hash sealed secret sha256 storage_key',
  ].flatMap((names) => names.split(' ')),
);
/** What the player is known as, and was before. */
const [KNOWN_AS, BEFORE] = ['Grumble Oshtavian', 'Quellish Wimblethar'];
let world: LeagueWorld;
let owner: Caller;
let staff: Caller;
let id: number;

const sql = <Row>(text: string, ...params: unknown[]): Promise<Row[]> =>
  app.manager.query(text, [world.organizationId, ...params]);
const run = async (
  query: string,
  variables: Record<string, unknown>,
  as = owner,
  headers: Record<string, string> = {},
) => {
  const answer = await app.graphql<Record<string, Record<string, unknown>>>(query, variables, { as, headers });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data!;
};
const update = (input: Record<string, unknown>) =>
  run('mutation ($id: ID!, $input: UpdatePlayerInput!) { updatePlayer(id: $id, input: $input) { version } }', {
    id,
    input,
  });

/** The organization's rows of every table that hold a text, in any case: table and row. */
async function rowsWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of (await readCatalog(app.database.pool)).values()) {
    const rows = await sql<{ row: string }>(
      `SELECT t::text AS row FROM ${name} AS t WHERE t::text ILIKE $2 AND coalesce(to_jsonb(t) ->> 'organization_id', $1::text) = $1::text`,
      `%${text}%`,
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  // Responses are kept as base64.
  const kept = await sql<{ body: string | null }>(
    "SELECT response ->> 'body' AS body FROM idempotency_entries WHERE organization_id = $1",
  );
  return [
    ...found,
    ...kept.flatMap(({ body }) =>
      Buffer.from(body ?? '', 'base64')
        .toString('utf8')
        .toLowerCase()
        .includes(text.toLowerCase())
        ? ['idempotency_entries: response']
        : [],
    ),
  ];
}

/**
 * A player of two seasons with a picture, texts, a captaincy, a page and a trail; changed, merged and renamed through
 * the graph.
 */
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  owner = await app.signInAs(await createUser(app.manager, world.organizationId, { role: 'org_owner' }));
  staff = await app.signInAs(await createUser(app.manager, world.organizationId));
  id = world.players.ants[0]!.id;
  await sql(
    'UPDATE players SET import_key = $3 WHERE organization_id = $1 AND id = $2',
    id,
    `name:${FIRST} ${LAST}`.toLowerCase(),
  );
  await sql(
    'INSERT INTO imported_games (organization_id, season_id, game_key, player_keys) VALUES ($1, $2, $3, $4)',
    world.last.season.id,
    'g',
    [`name:${FIRST} ${LAST}`.toLowerCase(), `name:${LAST} ${FIRST}`.toLowerCase(), `${LAST}-77`, 'name:bo baker'],
  );
  await update({ firstName: 'Zelinda', lastName: LAST, knownAs: BEFORE, expectedVersion: 1 });
  await update({
    firstName: FIRST,
    knownAs: KNOWN_AS,
    bio: `${FIRST} ${LAST} is fast.`,
    videos: [{ title: `${FIRST} ${LAST}`, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
    expectedVersion: 2,
  });
  const twin = await createPlayer(app.manager, world.organizationId, {
    firstName: LAST,
    lastName: FIRST,
    importKey: `${LAST}-77`,
  });
  await run(
    'mutation ($keep: ID!, $merge: [ID!]!) { mergePlayers(keepId: $keep, mergeIds: $merge) { message } }',
    { keep: id, merge: [twin.id] },
    owner,
    { 'idempotency-key': `merge-${id}` },
  );
  const slt = world.current.slts;
  await sql(
    'UPDATE season_league_teams SET captain_name = $3 WHERE organization_id = $1 AND id = $2',
    slt.bees.id,
    `${FIRST} ${LAST}`,
  );
  await sql(
    'UPDATE season_league_teams SET captain_player_id = $3 WHERE organization_id = $1 AND id = $2',
    slt.ants.id,
    id,
  );
  await sql(
    "UPDATE roster_entries SET jersey_number = '7', position = 'PG' WHERE organization_id = $1 AND player_id = $2",
    id,
  );
  const [page] = await sql<{ id: number }>(
    `INSERT INTO pages (organization_id, path, title) VALUES ($1, 'stars', $2) RETURNING id`,
    `${LAST}, ${FIRST}`,
  );
  await sql(
    'INSERT INTO page_revisions (organization_id, page_id, title, blocks) VALUES ($1, $2, $3, $4)',
    page!.id,
    'Stars',
    JSON.stringify([{ type: 'text', text: `Ask ${FIRST.toUpperCase()} ${LAST}, the ${KNOWN_AS}, once ${BEFORE}.` }]),
  );
  await sql(
    "INSERT INTO weeks_off (organization_id, season_league_id, date, reason) VALUES ($1, $2, '2025-12-25', $3)",
    world.current.seasonLeague.id,
    `In memory of ${FIRST} ${LAST}`,
  );
  await sql(
    "INSERT INTO uploads (organization_id, purpose, original_name, mime, sha256, width, height) VALUES ($1, 'page_image', $2, 'image/png', $3, 1, 1)",
    `${FIRST} ${LAST} at the final.png`,
    '0'.repeat(64),
  );
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  const query = 'mutation ($id: ID!, $input: UpdatePlayerInput!) { updatePlayer(id: $id, input: $input) { imageUrl } }';
  const file = { name: `${FIRST} ${LAST}.png`, type: 'image/png', bytes };
  const { body, headers } = multipartBody(
    { query, variables: { id, input: { image: null, expectedVersion: await versionOf() } } },
    { 'variables.input.image': file },
  );
  const { text } = await app.request({
    method: 'POST',
    path: '/graphql',
    body,
    as: owner,
    headers: { ...headers, 'apollo-require-preflight': '1' },
  });
  if (!text.includes('/uploads/')) throw new Error(text);
});

async function versionOf(): Promise<number> {
  return (await sql<{ version: number }>('SELECT version FROM players WHERE organization_id = $1 AND id = $2', id))[0]!
    .version;
}

const erase = () => run('mutation ($id: ID!) { erasePlayer(id: $id) { playerId message } }', { id });

/** An answer of a receiver that repeats what it was sent, as the log of deliveries has it. */
const logEcho = () =>
  sql(
    `WITH hook AS (
       INSERT INTO webhooks (organization_id, url, events, secret) VALUES ($1, 'https://hooks.example.org/', '{roster.changed}', 'x') RETURNING id
     ), delivery AS (
       INSERT INTO webhook_deliveries (organization_id, webhook_id, event_id, kind, subject, subject_id, facts, state, ended_at)
       SELECT $1, hook.id, gen_random_uuid(), 'roster.changed', 'roster', 1, '{}', 'delivered', now() FROM hook RETURNING id
     )
     INSERT INTO webhook_attempts (organization_id, delivery_id, at, duration_ms, status, answer)
     SELECT $1, delivery.id, now(), 5, 200, $2 FROM delivery`,
    JSON.stringify({ firstName: FIRST, lastName: LAST }),
  );

test('the question names what goes', async () => {
  const { playerErasurePreview: preview } = await run(
    'query ($id: ID!) { playerErasurePreview(id: $id) { name replacement items message } }',
    { id },
  );
  expect(preview).toEqual({
    name: `${FIRST} ${LAST}`,
    replacement: `Erased player ${id}`,
    items: [
      `The name ${FIRST} ${LAST}, also in the audit trail, on pages and as a captain`,
      `What the player is known as, ${KNOWN_AS}`,
      'The picture',
      'The bio',
      '1 video',
      'Number and position on 2 rosters',
      'What could still be undone and holds the person, and responses kept for repeated calls',
    ],
    message: expect.stringMatching(
      /^Its \d+ games and all totals stay, under the name “Erased player \d+”\. It cannot be undone\. Archives/,
    ) as unknown,
  });
});

test('no table and no file holds the person afterwards; games and totals are as they were', async () => {
  const numbers = () => sql('SELECT * FROM player_stat_totals WHERE organization_id = $1 ORDER BY id');
  const lines = () => sql('SELECT * FROM game_lines WHERE organization_id = $1 ORDER BY id');
  const before = [await numbers(), await lines()];
  const [picture] = await sql<{ key: string }>(
    'SELECT storage_key AS key FROM upload_sizes WHERE organization_id = $1 LIMIT 1',
  );
  const [game] = await sql<{ id: number }>('SELECT id FROM games WHERE organization_id = $1 LIMIT 1');
  await run(
    'mutation ($game: ID!, $tab: ID!, $place: String) { reportPresence(gameId: $game, tab: $tab, place: $place) { id } }',
    {
      game: game!.id,
      tab: randomUUID(),
      place: `${FIRST[0]}. ${LAST}, PTS`,
    },
  );
  await logEcho();
  expect((await rowsWith(LAST)).map((row) => row.split(':')[0])).toEqual(
    expect.arrayContaining([
      'audit_entries',
      'game_presences',
      'idempotency_entries',
      'imported_games',
      'page_revisions',
      'pages',
      'player_videos',
      'players',
      'season_league_teams',
      'undo_entries',
      'undo_steps',
      'uploads',
      'webhook_attempts',
      'weeks_off',
    ]),
  );
  expect((await app.request({ path: `/uploads/${picture!.key}` })).status).toBe(200);

  expect(await erase()).toEqual({
    erasePlayer: { playerId: String(id), message: 'Erased the person. Games and totals are as they were.' },
  });

  for (const text of [FIRST, LAST, 'Zelinda', KNOWN_AS, BEFORE]) expect(await rowsWith(text)).toEqual([]);
  // Those who were merged into the player are forgotten by the notes of imports, too.
  expect(await sql('SELECT player_keys AS keys FROM imported_games WHERE organization_id = $1')).toEqual([
    { keys: [`courtbook-${world.organizationId}-${id}`, 'name:bo baker'] },
  ]);
  expect((await app.request({ path: `/uploads/${picture!.key}` })).status).toBe(404);
  expect([await numbers(), await lines()]).toEqual(before);
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
  expect(
    await sql('SELECT jersey_number, position FROM roster_entries WHERE organization_id = $1 AND player_id = $2', id),
  ).toEqual([
    { jersey_number: null, position: null },
    { jersey_number: null, position: null },
  ]);
  const { data } = await app.graphql(
    `{ organization(id: ${world.organizationId}) { player(id: ${id}) { fullName knownAs bio imageUrl videos { title } } seasonLeagueTeams(seasonLeagueId: ${world.current.seasonLeague.id}) { nodes { captainName } } } }`,
  );
  expect(data).toMatchObject({
    organization: { player: { fullName: `Erased player ${id}`, knownAs: null, bio: null, imageUrl: null, videos: [] } },
  });
  const [entry] = await sql(
    "SELECT action, entity_label AS label, changes, version FROM audit_entries WHERE organization_id = $1 AND action = 'player.erase'",
  );
  const version = await versionOf();
  expect(entry).toEqual({ action: 'player.erase', label: `Erased player ${id}`, changes: null, version });
});

test('a namesake is somebody else', async () => {
  const other = await createPlayer(app.manager, world.organizationId, { firstName: 'Bo', lastName: LAST });
  await run('mutation ($id: ID!, $input: UpdatePlayerInput!) { updatePlayer(id: $id, input: $input) { version } }', {
    id: other.id,
    input: { bio: 'Tall.', expectedVersion: 1 },
  });
  const key = `name:${LAST} ${FIRST}`.toLowerCase(); // the name of somebody who was merged into the player, too
  await createPlayer(app.manager, world.organizationId, { firstName: LAST, lastName: FIRST, importKey: key });
  await erase();
  const [notes] = await sql<{ keys: string[] }>(
    'SELECT player_keys AS keys FROM imported_games WHERE organization_id = $1',
  );
  expect(notes!.keys).toContain(key);
  const [trail] = await sql(
    "SELECT entity_label AS label FROM audit_entries WHERE organization_id = $1 AND action = 'player.update' AND entity_id = $2",
    other.id,
  );
  expect(trail).toEqual({ label: `Bo ${LAST}` });
  await expect(sql("UPDATE audit_entries SET entity_label = 'x' WHERE organization_id = $1")).rejects.toThrow(
    'append-only',
  );
});

test('what other players’ profiles say of the person goes; a namesake’s own profile stays', async () => {
  const texts = (name: string) => ({
    bio: `Plays with ${name}.`,
    videos: [{ title: `${name} and Bo`, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
    sponsor: { name: `The family of ${name}`, url: 'https://example.org/' },
    attributes: [{ name: 'Friend', value: `${LAST}, ${FIRST}` }],
  });
  await run('mutation ($input: CreatePlayerAttributeInput!) { createPlayerAttribute(input: $input) { id } }', {
    input: { name: 'Friend', type: 'TEXT' },
  });
  const write = (player: { id: number; version: number }) =>
    run('mutation ($id: ID!, $input: UpdatePlayerInput!) { updatePlayer(id: $id, input: $input) { version } }', {
      id: player.id,
      input: { ...texts(`${FIRST} ${LAST}`), expectedVersion: player.version },
    });
  const friend = await createPlayer(app.manager, world.organizationId, { firstName: 'Bo', lastName: 'Baker' });
  const namesake = await createPlayer(app.manager, world.organizationId, { firstName: FIRST, lastName: LAST });
  await write(friend);
  await write(namesake);
  await erase();
  const profileOf = async ({ id: player }: { id: number }) =>
    (
      await sql(
        `SELECT p.bio, p.sponsor_name AS sponsor, v.title, a.value,
           (SELECT string_agg(changes::text, '') FROM audit_entries WHERE organization_id = $1 AND entity_type = 'player' AND entity_id = $2) AS trail
         FROM players p JOIN player_videos v ON v.organization_id = $1 AND v.player_id = $2
         JOIN player_attribute_values a ON a.organization_id = $1 AND a.player_id = $2 WHERE p.organization_id = $1 AND p.id = $2`,
        player,
      )
    )[0];
  const erased = `Erased player ${id}`;
  expect(await profileOf(friend)).toEqual({
    bio: `Plays with ${erased}.`,
    sponsor: `The family of ${erased}`,
    title: `${erased} and Bo`,
    value: erased,
    trail: expect.not.stringContaining(LAST) as string,
  });
  expect(await profileOf(namesake)).toMatchObject({
    bio: `Plays with ${FIRST} ${LAST}.`,
    trail: expect.stringContaining(LAST) as string,
  });
});

test('things that are called after the person get another name, which the question says before', async () => {
  const full = `${FIRST} ${LAST}`;
  const erased = `Erased player ${id}`;
  // So called since the person was erased once before, and entered again.
  await sql('INSERT INTO locations (organization_id, name) VALUES ($1, $2)', `${erased} Hall`);
  const [game] = await sql<{ id: number }>(
    `WITH place AS (INSERT INTO locations (organization_id, name) VALUES ($1, $2), ($1, $3) RETURNING id, name)
     UPDATE games g SET location_id = place.id, court = $4 FROM place WHERE g.organization_id = $1 AND place.name = $2
       AND g.id = (SELECT min(id) FROM games WHERE organization_id = $1) RETURNING g.id`,
    `${full} Hall`,
    `${full.toUpperCase()} Hall`,
    `Court ${full}`,
  );
  // It is moved away and back: notes say where it was.
  for (const court of [null, `Court ${full}`])
    await sql('UPDATE games SET court = $3 WHERE organization_id = $1 AND id = $2', game!.id, court);
  await sql('UPDATE teams SET name = $3 WHERE organization_id = $1 AND id = $2', world.teams.ants.id, full);
  await sql(`UPDATE teams SET name = 'Oshtavian' WHERE organization_id = $1 AND id = $2`, world.teams.bees.id);
  await sql(
    'INSERT INTO divisions (organization_id, season_id, name) VALUES ($1, $2, $3)',
    world.current.season.id,
    `${full} Cup`,
  );
  await sql(
    'INSERT INTO businesses (organization_id, name, location, city) VALUES ($1, $2, $2, ARRAY[$3])',
    `Camp of ${LAST}, ${FIRST}`,
    `Port ${full}`,
  );
  await sql('UPDATE organizations SET venue_order = ARRAY[$2, $3] WHERE id = $1', `${full} Hall`, 'Pier Hall');
  const venueOrder = () =>
    run('query ($id: ID!) { organization(id: $id) { venueOrder } }', { id: world.organizationId });
  expect(JSON.stringify(await venueOrder())).toContain(full);
  const told = () =>
    sql<{ notes: string; news: string }>(
      `SELECT (SELECT count(*) FROM reschedulings WHERE organization_id = $1) AS notes, (SELECT count(*) FROM game_news WHERE organization_id = $1) AS news`,
    );
  const before = await told();
  const { playerErasurePreview: preview } = await run('query ($id: ID!) { playerErasurePreview(id: $id) { items } }', {
    id,
  });
  expect(preview!['items']).toEqual(
    expect.arrayContaining([
      `The name of the team “${full}”, which becomes “${erased}”`,
      `The name of the place “${full} Hall”, which becomes “${erased} Hall (2)”`,
      `The name of the place “${full.toUpperCase()} Hall”, which becomes “${erased} Hall (3)”`,
      `The name of the division “${full} Cup”, which becomes “${erased} Cup”`,
      `The name of the business “Camp of ${LAST}, ${FIRST}”, which becomes “Camp of ${erased}”`,
    ]),
  );
  await erase();
  for (const text of [FIRST, LAST]) expect(await rowsWith(text)).toEqual([]);
  expect(await venueOrder()).toEqual({ organization: { venueOrder: [`${erased} Hall`, 'Pier Hall'] } });
  expect(
    await sql('SELECT name FROM locations WHERE organization_id = $1 AND name LIKE $2 ORDER BY id', `${erased}%`),
  ).toEqual([{ name: `${erased} Hall` }, { name: `${erased} Hall (2)` }, { name: `${erased} Hall (3)` }]);
  // A single word is the team's own name.
  expect(await sql('SELECT name FROM teams WHERE organization_id = $1 ORDER BY id LIMIT 2')).toEqual([
    { name: erased },
    { name: 'Oshtavian' },
  ]);
  // Nobody is told that a game moves.
  expect(await told()).toEqual(before);
});

test('a form that was open before the erasure does not write the name back unseen', async () => {
  const { id: teamId } = world.teams.ants;
  const rename = (input: object) =>
    app.graphql(
      'mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { version } }',
      { id: teamId, input },
      { as: staff },
    );
  expect((await rename({ name: `${FIRST} ${LAST}`, expectedVersion: 1 })).errors).toBeUndefined();
  await erase();
  const { errors } = await rename({ name: `${FIRST} ${LAST}`, expectedVersion: 2 });
  expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
  expect(await rowsWith(LAST)).toEqual([]);
});

test('an import knows games by other keys where its own were made of a team’s name, alike in all of its notes', async () => {
  const named = `2025-09-14 bees / ${FIRST} ${LAST}`.toLowerCase();
  const note = 'INSERT INTO imported_games (organization_id, season_id, game_key, player_keys) VALUES ($1, $2, $3, $4)';
  for (const key of [named, '2025-09-15 ants / bees']) await sql(note, world.last.season.id, key, []);
  const [game] = await sql<{ id: number }>('SELECT min(id) AS id FROM games WHERE organization_id = $1');
  await sql('UPDATE games SET import_key = $3 WHERE organization_id = $1 AND id = $2', game!.id, named);
  await erase();
  const keys = await sql<{ key: string }>(
    'SELECT game_key AS key FROM imported_games WHERE organization_id = $1 ORDER BY id DESC LIMIT 2',
  );
  expect(keys.map(({ key }) => key)).toEqual([
    '2025-09-15 ants / bees',
    expect.stringMatching(/^erased-[\da-f-]{36}$/),
  ]);
  expect(await sql('SELECT import_key AS key FROM games WHERE organization_id = $1 AND id = $2', game!.id)).toEqual([
    keys[1],
  ]);
});

test('a team that is called by the person’s one word keeps its name, its trail and its undo', async () => {
  const short = await createPlayer(app.manager, world.organizationId, { firstName: 'Wigglethorp', lastName: '' });
  const { id: teamId } = world.teams.ants;
  await run(
    'mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { version } }',
    { id: teamId, input: { name: 'Wigglethorp', expectedVersion: 1 } },
    staff,
  );
  const kept = () =>
    sql<{ label: string; names: string[]; undos: string }>(
      `SELECT entity_label AS label, changes -> 'name' AS names, (SELECT count(*) FROM undo_entries WHERE organization_id = $1) AS undos
       FROM audit_entries WHERE organization_id = $1 AND entity_type = 'team' AND entity_id = $2 AND action = 'team.update'`,
      teamId,
    );
  const before = await kept();
  expect(before).toMatchObject([{ label: 'Ants', names: ['Ants', 'Wigglethorp'] }]);
  await run('mutation ($id: ID!) { erasePlayer(id: $id) { playerId } }', { id: short.id });
  expect(await kept()).toEqual(before);
  expect(await sql('SELECT name FROM teams WHERE organization_id = $1 AND id = $2', teamId)).toEqual([
    { name: 'Wigglethorp' },
  ]);
});

test('the trail of other things keeps their one word as a label, and a captain’s name goes from it', async () => {
  const short = await createPlayer(app.manager, world.organizationId, { firstName: 'Wigglethorp', lastName: '' });
  const types = ['business', 'player_attribute', 'stat_definition', 'game_period', 'season_league', 'bye'];
  for (const type of [...types, 'season_league_team', 'page'])
    await sql(
      `INSERT INTO audit_entries (organization_id, actor_name, action, entity_type, entity_label, changes) VALUES ($1, 'Ann', 'test', $2, 'Wigglethorp', $3)`,
      type,
      JSON.stringify({ [type === 'season_league_team' ? 'captainName' : 'name']: [null, 'Wigglethorp'] }),
    );
  await run('mutation ($id: ID!) { erasePlayer(id: $id) { playerId } }', { id: short.id });
  const rows = await sql<{ type: string; label: string; changes: Record<string, [null, string]> }>(
    `SELECT entity_type AS type, entity_label AS label, changes FROM audit_entries WHERE organization_id = $1 AND action = 'test' ORDER BY id`,
  );
  const erased = `Erased player ${short.id}`;
  expect(rows.map(({ type, label, changes }) => [type, label, Object.values(changes)[0]![1]])).toEqual([
    ...types.map((type) => [type, 'Wigglethorp', 'Wigglethorp']),
    ['season_league_team', 'Wigglethorp', erased],
    ['page', erased, erased],
  ]);
});

test('what stands for a name may be longer than it: texts end where there is no more room', async () => {
  const short = await createPlayer(app.manager, world.organizationId, { firstName: 'Bo', lastName: 'Li' });
  const label = `Bo Li ${'x'.repeat(94)}`;
  await sql(
    "INSERT INTO links (organization_id, label, url, position) VALUES ($1, $2, 'https://example.org/', 9)",
    label,
  );
  await sql(
    'INSERT INTO divisions (organization_id, season_id, name) VALUES ($1, $2, $3)',
    world.current.season.id,
    `Bo Li ${'y'.repeat(194)}`,
  );
  await run('mutation ($id: ID!) { erasePlayer(id: $id) { playerId } }', { id: short.id });
  const [{ label: left }] = (await sql('SELECT label FROM links WHERE organization_id = $1 AND position = 9')) as [
    { label: string },
  ];
  expect(left).toBe(`Erased player ${short.id} ${'x'.repeat(94)}`.slice(0, 100));
});

test('every text that people write is looked through, or names no player', async () => {
  const looked = [...TEXTS, ...TEXTS_OF_PLAYERS, ...NAMED_THINGS, ...TEXTS_OF_THINGS];
  const erased = new Set([...looked.map(({ table, column }) => `${table}.${column}`), ...ERASED_OTHERWISE]);
  const tables = [...(await readCatalog(app.database.pool)).values()].filter(
    ({ name: table, columns }) => table === 'organizations' || columns.some(({ name }) => name === 'organization_id'),
  );
  const written = tables.flatMap(({ name: table, columns, checks }) =>
    columns
      .filter(({ name, type }) => /^(text|text\[\]|jsonb)$/.test(type) && !isOfAForm(name, checks))
      .map(({ name }) => ({ column: `${table}.${name}`, name })),
  );
  const left = written.filter(({ column }) => !erased.has(column));
  // A name of its own is a user's at the table, and an organization's, which keeps it.
  expect(
    left.filter(
      ({ column, name }) => !NAMES_NO_PLAYER.has(name) || (name === 'name' && !/^(score|organizations)/.test(column)),
    ),
  ).toEqual([]);
  const there = new Set(written.map(({ column }) => column));
  expect([...erased].filter((column) => !there.has(column))).toEqual([]);
  // And what fits is what the database takes.
  for (const { table, column, most } of looked) {
    const checks = tables.find(({ name }) => name === table)!.checks.filter(({ columns }) => columns.includes(column));
    const limits = checks.flatMap(({ expression }) =>
      [...expression.matchAll(/<= (\d+)/g)].map(([, limit]) => Number(limit)),
    );
    expect([table, column, most]).toEqual([table, column, limits[0]]);
  }
});

test('a name of one word takes no word out of what is said of other players', async () => {
  await run('mutation ($input: CreatePlayerAttributeInput!) { createPlayerAttribute(input: $input) { id } }', {
    input: { name: 'Class', type: 'TEXT' },
  });
  const [{ version } = { version: 0 }] = await sql<{ version: number }>(
    'SELECT version FROM players WHERE organization_id = $1 AND id = $2',
    id,
  );
  await update({ knownAs: 'Junior', expectedVersion: version });
  const other = await createPlayer(app.manager, world.organizationId, { firstName: 'Bo', lastName: 'Baker' });
  await run('mutation ($id: ID!, $input: UpdatePlayerInput!) { updatePlayer(id: $id, input: $input) { version } }', {
    id: other.id,
    input: { attributes: [{ name: 'Class', value: 'Junior' }], expectedVersion: other.version },
  });
  const told = () =>
    sql(
      `SELECT a.value, (SELECT jsonb_agg(changes ORDER BY e.id) FROM audit_entries e WHERE organization_id = $1 AND entity_type = 'player' AND entity_id = $2) AS trail
       FROM player_attribute_values a WHERE a.organization_id = $1 AND a.player_id = $2`,
      other.id,
    );
  const before = await told();
  expect(JSON.stringify(before)).toContain('Junior');
  await erase();
  expect(await told()).toEqual(before);
});

test('the file has everything that is kept about the player, and is for owners', async () => {
  const { status, text, headers } = await app.request({ path: `/exports/players/${id}.json`, as: owner });
  expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining(`player-${id}.json`)]);
  const file = JSON.parse(text) as Record<string, unknown[]> & { picture: { base64: string; originalName: string } };
  expect(file).toMatchObject({
    player: { id, firstName: FIRST, lastName: LAST, knownAs: KNOWN_AS, bio: `${FIRST} ${LAST} is fast.` },
    videos: [{ title: `${FIRST} ${LAST}` }],
    rosters: [
      { season: '2024-25', team: 'Ants', jerseyNumber: '7', captain: false },
      { season: '2025-26', captain: true },
    ],
  });
  expect(file.picture.originalName).toContain(LAST);
  expect((await sharp(Buffer.from(file.picture.base64, 'base64')).metadata()).width).toBeGreaterThan(0);
  const [{ count }] = (await sql<{ count: number }>(
    'SELECT count(*)::integer AS count FROM game_lines WHERE organization_id = $1 AND player_id = $2',
    id,
  )) as [{ count: number }];
  expect(file['games']).toHaveLength(count);
  expect((await app.request({ path: `/exports/players/${id}.json`, as: staff })).status).toBe(403);
  expect((await app.request({ path: `/exports/players/${id}.json` })).status).toBe(401);
  expect((await app.request({ path: '/exports/players/2000000000.json', as: owner })).status).toBe(404);
});

test('the file has the trail of lines, also of those that are gone', async () => {
  const lines = await sql<{ id: number; game: number }>(
    'SELECT id, game_id AS game FROM game_lines WHERE organization_id = $1 AND player_id = $2 ORDER BY id LIMIT 2',
    id,
  );
  await sql(
    `INSERT INTO audit_entries (organization_id, at, actor_name, action, entity_type, entity_id, entity_label) VALUES ($1, now(), 'Ann', 'game_line.update', 'game_line', $2, 'x')`,
    lines[0]!.id,
  );
  const remove = 'mutation ($game: ID!, $ids: [ID!]!) { deleteGameLines(gameId: $game, playerIds: $ids) { undoId } }';
  await run(remove, { game: lines[1]!.game, ids: [id] });
  const { text } = await app.request({ path: `/exports/players/${id}.json`, as: owner });
  const { auditTrail } = JSON.parse(text) as { auditTrail: { action: string }[] };
  const ofLines = auditTrail.filter(({ action }) => action.startsWith('game_line.'));
  expect(ofLines.map(({ action }) => action)).toEqual(['game_line.update', 'game_line.delete']);
});

test('the file has the trail of those who were merged into the player, which erasing empties, too', async () => {
  const [{ twin }] = (await sql<{ twin: number }>(
    `SELECT (changes #>> '{merged,1,0,id}')::integer AS twin FROM audit_entries WHERE organization_id = $1 AND action = 'player.merge'`,
  )) as [{ twin: number }];
  await sql(
    `INSERT INTO audit_entries (organization_id, at, actor_name, action, entity_type, entity_id, entity_label) VALUES ($1, now(), 'Ann', 'player.update', 'player', $2, 'the twin')`,
    twin,
  );
  const { text } = await app.request({ path: `/exports/players/${id}.json`, as: owner });
  const { auditTrail } = JSON.parse(text) as { auditTrail: { label: string }[] };
  expect(auditTrail.map(({ label }) => label)).toContain('the twin');
});

test('every table that knows a player is in the file, or follows from what is', async () => {
  const tables = [...(await readCatalog(app.database.pool)).values()].filter(({ columns }) =>
    columns.some(({ name }) => name === 'player_id' || name === 'captain_player_id'),
  );
  expect(tables.map(({ name }) => name)).toEqual([
    'game_ledger',
    'game_lines',
    'player_attribute_values',
    'player_season_totals',
    'player_stat_totals',
    'player_videos',
    'plays',
    'roster_entries',
    'season_league_teams',
    'statistics_ledger',
  ]);
});
