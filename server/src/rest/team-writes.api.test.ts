import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import { type Caller, startTestApp, type TestApp } from '../testing/app.js';
import {
  createLeague,
  createLeagueWorld,
  createPlayer,
  createSeasonLeague,
  createSports,
  createTeam,
  createUser,
  type LeagueWorld,
} from '../testing/factories.js';
import { rest, type RestOptions, type RestResponse } from '../testing/rest-client.js';
import { restRouter } from './router.js';
import { operationFiles, prepareOperations } from './operations.js';
import { businessRows } from './routes/businesses.js';
import { playerWriteRows } from './routes/player-writes.js';
import { statisticWriteRows } from './routes/statistic-writes.js';
import { teamWriteRows } from './routes/team-writes.js';

type Body = Record<string, unknown>;

const rows = [...teamWriteRows, ...playerWriteRows, ...statisticWriteRows, ...businessRows];
const operations = prepareOperations(graphSchema(), operationFiles());
const ajv = formats.default(new Ajv2020({ strictTypes: false }));

let app: TestApp;
let other: LeagueWorld;
let world: LeagueWorld;
let as: Caller;
let league: string;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
  other = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  as = await app.signInAs({
    id: (await createUser(app.manager, world.organizationId)).id,
    organizationId: world.organizationId,
  });
  league = `/api/seasonsv2/${world.current.season.id}/leagues/${world.league.id}`;
});

const call = (what: string, json?: unknown, options: RestOptions = {}): Promise<RestResponse<Body>> =>
  rest<Body>(app, what, { as, ...(json !== undefined && { json }), ...options });
const success = { success: true, message: expect.any(String) as string, undo_id: expect.any(Number) as number };

/** The body of an answer that is 200 and what the row is described to answer. */
async function answered<Answer = Body>(what: string, json?: unknown, options: RestOptions = {}): Promise<Answer> {
  const { status, body } = await call(what, json, options);
  expect([status, status === 200 ? null : body]).toEqual([200, null]);
  const [method, path = ''] = what.split(' ');
  const row = rows.find(
    (each) => each.method === method && new RegExp(`^${each.path.replace(/\{\w+\}/g, '[0-9]+')}$`).test(path),
  );
  const fits = ajv.compile(row ? operations.get(row.operation)!.answerSchema : true);
  expect([fits(body), fits.errors ?? []]).toEqual([true, []]);
  return body as Answer;
}

const names = (list: unknown): unknown[] => (list as Body[]).map(({ name }) => name);

describe('teams', () => {
  test('are created in a league of the first active season or in none, changed and deleted', async () => {
    const made = await answered('POST /api/teams', { name: 'Eels', leagueId: world.league.id });
    expect(made).toMatchObject({
      id: expect.any(Number),
      name: 'Eels',
      leagueId: world.league.id,
      seasonId: world.current.season.id,
      playersCount: 0,
      unavailableSlots: [],
    });
    for (const leagueId of [undefined, null, ''])
      expect(await answered('POST /api/teams', { name: 'Free', leagueId })).toMatchObject({
        name: 'Free',
        leagueId: null,
      });
    const { id } = made as { id: number };
    const changed = await answered(`PUT /api/teams/${id}`, {
      name: 'Eagles',
      leagueId: String(world.league.id),
      unavailableSlots: '18:00, 9:00',
    });
    expect(changed).toMatchObject({
      id,
      name: 'Eagles',
      unavailableSlots: ['09:00', '18:00'],
      leagueId: world.league.id,
      version: 2,
    });
    expect(await answered(`PUT /api/teams/${id}`, { unavailableSlots: [] })).toMatchObject({
      name: 'Eagles',
      unavailableSlots: [],
    });
    expect(await answered(`DELETE /api/teams/${id}`)).toEqual({
      ...success,
      message: 'Deleted team Eagles with 1 place in a league.',
    });
    expect((await call(`GET /api/teamsv2/${id}`)).status).toBe(404);
  });

  test('say what is wrong, and which seasons a league has', async () => {
    expect(await call('POST /api/teams', {})).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'name', message: 'name is required.' }] },
    });
    expect(await call('POST /api/teams', { name: 'Eels', leagueId: other.league.id })).toMatchObject({
      status: 404,
      body: { message: 'League not found.' },
    });
    const idle = await createLeague(app.manager, world.organizationId, { name: 'Idle' });
    await createSeasonLeague(app.manager, world.organizationId, { leagueId: idle.id, seasonId: world.last.season.id });
    expect(await call('POST /api/teams', { name: 'Eels', leagueId: idle.id })).toMatchObject({
      status: 422,
      body: { message: 'Idle is not played in 2025-26. Name one of its seasons: 2024-25.' },
    });
    expect(await call(`PUT /api/teams/${world.teams.ants.id}`, { unavailableSlots: ['7pm'] })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'unavailableSlots' }] },
    });
    expect((await call(`DELETE /api/teams/${other.teams.ants.id}`)).status).toBe(404);
  });

  test('the last writer wins, unless If-Match says what the change was based on', async () => {
    const { id } = world.teams.ants;
    await answered(`PUT /api/teams/${id}`, { name: 'One' });
    await answered(`PUT /api/teams/${id}`, { name: 'Two' });
    const inLeague = `${league}/teams/${id}`;
    for (const path of [`/api/teams/${id}`, inLeague]) {
      expect(await call(`PUT ${path}`, { name: 'Three' }, { headers: { 'if-match': '"2"' } })).toMatchObject({
        status: 412,
        body: { code: 'PRECONDITION_FAILED' },
      });
    }
    expect(await answered(`PUT ${inLeague}`, { name: 'Three' }, { headers: { 'if-match': '"3"' } })).toMatchObject({
      id,
      name: 'Three',
      version: 4,
    });
  });
});

describe('teams of a league', () => {
  test('are added by name or as the same team, changed and removed', async () => {
    const free = await createTeam(app.manager, world.organizationId, { name: 'Free' });
    expect(await answered(`POST ${league}/teams`, { name: ' Eels ' })).toMatchObject({
      name: 'Eels',
      slt_id: expect.any(Number),
      captain: null,
      wins: 0,
    });
    expect(await answered(`POST ${league}/teams`, { copyFromTeamId: free.id })).toMatchObject({
      id: free.id,
      name: 'Free',
      seasonId: world.current.season.id,
    });
    expect(await call(`POST ${league}/teams`, { copyFromTeamId: free.id })).toMatchObject({
      status: 409,
      body: { message: 'This team plays in this league already.' },
    });
    expect(await call(`POST ${league}/teams`, { name: free.name.toUpperCase() })).toMatchObject({
      status: 409,
      body: { message: `${world.league.name} has a team called ${free.name} already.` },
    });
    expect(await call(`POST ${league}/teams`, {})).toMatchObject({
      status: 400,
      body: { message: 'Please enter a team name or select an existing team.' },
    });
    expect(names((await call(`GET ${league}/teams`)).body)).toEqual(['Ants', 'Dogs', 'Bees', 'Eels', 'Free', 'Cats']);
    const [captain] = world.players.ants;
    const one = `${league}/teams/${world.teams.ants.id}`;
    expect(await answered(`PUT ${one}`, { captainId: captain!.id, captain: 'ignored', rank: '2' })).toMatchObject({
      captain: 'Ants One',
      captain_id: captain!.id,
      rank: 2,
      name: 'Ants',
    });
    expect(await answered(`PUT ${one}`, { captainId: '', captain: 'Coach K' })).toMatchObject({
      captain: 'Coach K',
      captain_id: null,
      rank: 2,
    });
    expect(await answered(`DELETE ${league}/teams/${free.id}`)).toEqual({
      ...success,
      message: 'Removed team Free from the league.',
    });
    expect((await call(`GET /api/teamsv2/${free.id}`)).status).toBe(200);
    expect((await call(`DELETE ${league}/teams/${free.id}`)).status).toBe(404);
    expect((await call(`DELETE ${league}/teams/${other.teams.ants.id}`)).status).toBe(404);
  });

  test('have rosters: players are added once, and removed', async () => {
    const players = `${league}/teams/${world.teams.ants.id}/players`;
    const player = await createPlayer(app.manager, world.organizationId, { firstName: 'Ada', lastName: 'Low' });
    expect(await answered(`POST ${players}`, { player_id: player.id })).toMatchObject({
      id: player.id,
      firstName: 'Ada',
      team: { name: 'Ants' },
    });
    expect(await call(`POST ${players}`, { player_id: player.id })).toEqual(
      expect.objectContaining({
        status: 409,
        body: expect.objectContaining({ message: 'Player already on this team' }) as Body,
      }),
    );
    expect(await call(`POST ${players}`, { firstName: 'ADA', lastName: 'low' })).toMatchObject({
      status: 409,
      body: { message: 'Player already on this team' },
    });
    expect(
      await answered(`POST ${players}`, { firstName: 'ADA', lastName: 'low', allow_namesake: true }),
    ).toMatchObject({ firstName: 'ADA' });
    expect(await answered(`POST ${players}`, { firstName: 'Bo', lastName: '陈' })).toMatchObject({
      id: expect.any(Number),
      lastName: '陈',
    });
    expect((await answered<Body[]>(`GET ${players}`)).map(({ firstName }) => firstName)).toEqual(
      expect.arrayContaining(['Ada', 'Bo', 'Ants']),
    );
    expect(await answered(`DELETE ${players}/${player.id}`)).toEqual({
      ...success,
      message: 'Removed Ada Low from the roster.',
    });
    expect(await call(`DELETE ${players}/${player.id}`)).toMatchObject({
      status: 404,
      body: { message: 'Player not found.' },
    });
  });
});

describe('players and attributes', () => {
  test('a player is changed by a map of attribute names', async () => {
    const attribute = await answered<{ id: number }>('POST /api/playerAttributes', { name: 'Number', type: 'number' });
    expect(attribute).toMatchObject({ attribute_name: 'Number', attribute_type: 'number', order: 0, is_visible: true });
    expect(await answered('POST /api/playerAttributes', { name: 'Nick', type: 'string' })).toMatchObject({
      attribute_type: 'string',
      order: 1,
    });
    const { id } = world.players.ants[0]!;
    const changed = await answered(`PUT /api/playersv2/${id}`, {
      attributes: { number: 7, Nick: 'Ace 🂡' },
      lastName: 'Uno',
    });
    expect(changed).toMatchObject({
      id,
      lastName: 'Uno',
      attributeValues: [{ attribute_id: attribute.id, value: '7' }, { value: 'Ace 🂡' }],
    });
    const values: { id: number }[] = await app.manager.query(
      'SELECT id FROM player_attribute_values WHERE player_id = $1 ORDER BY attribute_id',
      [id],
    );
    expect((changed.attributeValues as { id: number }[]).map((value) => value.id)).toEqual(
      values.map((value) => value.id),
    );
    expect(await call(`PUT /api/playersv2/${id}`, { attributes: { Number: 'x' } })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'attributes.Number' }] },
    });
    expect((await call(`PUT /api/playersv2/${other.players.ants[0]!.id}`, { firstName: 'x' })).status).toBe(404);
  });

  test('attributes are hidden, ordered and reset', async () => {
    const [a, b] = [
      await answered('POST /api/playerAttributes', { name: 'A', type: 'date' }),
      await answered('POST /api/playerAttributes', { name: 'B', type: 'string' }),
    ];
    expect(
      await answered(`PUT /api/playerAttributes/${String(a['id'])}/toggleAttributeVisibility`, { is_visible: false }),
    ).toMatchObject({ is_visible: false });
    expect((await call(`PUT /api/playerAttributes/${String(a['id'])}/toggleAttributeVisibility`, {})).status).toBe(400);
    expect(
      await answered('PUT /api/playerAttributes/reorder', {
        attributes: [
          { id: a['id'], order: 1 },
          { id: b['id'], order: 0 },
        ],
      }),
    ).toEqual({ success: true });
    const after = await answered<Body[]>('POST /api/playerAttributes/reset');
    expect(after.map(({ attribute_name: name, is_visible: shown, order }) => [name, shown, order])).toEqual([
      ['Number', true, 0],
      ['Position', true, 1],
      ['B', false, 2],
      ['A', false, 3],
    ]);
  });
});

describe('statistics and periods', () => {
  test('are hidden, ordered and reset', async () => {
    const sportId = (await createSports(app.manager)).basketball.id;
    const stats = [...world.statDefinitions.values()];
    expect(await answered(`PUT /api/statsv2/${stats[0]!.id}/toggle-visibility`, { hidden: true })).toMatchObject({
      abbreviation: 'PTS',
      hidden: true,
      is_visible: false,
    });
    expect(
      await answered('PUT /api/statsv2/reorder', { stats: stats.toReversed().map(({ id }, order) => ({ id, order })) }),
    ).toEqual({ success: true });
    expect((await answered<Body[]>(`GET /api/statsv2/${sportId}`))[0]).toMatchObject({ abbreviation: 'PF' });
    expect((await call('PUT /api/statsv2/reorder', { stats: [{ id: stats[0]!.id, order: 0 }] })).status).toBe(409);

    const periods = [...world.periods.values()];
    expect(await answered('POST /api/gamePeriods', { sportId, name: 'Extra' })).toMatchObject({
      name: 'Extra',
      order: 9,
      hidden: false,
      sportId,
    });
    expect((await call('POST /api/gamePeriods', { sportId, name: 'extra' })).status).toBe(409);
    expect(await answered(`PUT /api/gamePeriods/hide/${periods[0]!.id}`)).toMatchObject({ name: 'Q1', hidden: true });
    expect(await answered(`PUT /api/gamePeriods/unhide/${periods[0]!.id}`)).toMatchObject({
      name: 'Q1',
      hidden: false,
    });
    const now = await answered<{ id: number }[]>(`GET /api/gamePeriods/${sportId}?userId=1`);
    expect(
      await answered('PUT /api/gamePeriods/reorder', {
        gamePeriods: now.map(({ id }, index) => ({ id, order: now.length - index })),
      }),
    ).toEqual({ success: true });
    const reset = await answered<Body[]>(`POST /api/gamePeriods/reset/${sportId}`);
    expect(reset.map(({ name }) => name)).toEqual([
      'Q1',
      'Q2',
      'Q3',
      'Q4',
      'OT1',
      'OT2',
      'OT3',
      'OT4',
      'Final',
      'Extra',
    ]);
  });

  test("are those of a user's organization for a super administrator who acts for none", async () => {
    const sportId = (await createSports(app.manager)).basketball.id;
    const root = await app.signInAs(await createUser(app.manager, null));
    const { id: userId } = await createUser(app.manager, world.organizationId);
    const asRoot = { as: root };
    expect(await answered('POST /api/gamePeriods', { sportId, name: 'Extra', userId }, asRoot)).toMatchObject({
      name: 'Extra',
      order: 9,
    });
    const names = (await answered<Body[]>(`GET /api/gamePeriods/${sportId}?userId=${userId}`, undefined, asRoot)).map(
      ({ name }) => name,
    );
    expect(names).toEqual([...world.periods.keys(), 'Extra']);
    expect((await answered<Body[]>(`POST /api/gamePeriods/reset/${sportId}`, { userId }, asRoot)).at(-1)).toMatchObject(
      { name: 'Extra', hidden: true },
    );
    expect(await call(`GET /api/gamePeriods/${sportId}`, undefined, asRoot)).toMatchObject({
      status: 400,
      body: { message: 'organization required' },
    });
    expect(await call('POST /api/gamePeriods', { sportId, name: 'More', userId: 2_147_483_647 }, asRoot)).toMatchObject(
      { status: 404, body: { message: 'User not found.' } },
    );
  });
});

test('businesses have their multi-selections with commas', async () => {
  const made = await answered<{ id: number }>('POST /api/businesses', {
    name: 'Courtside',
    city: 'Irvine, Tustin',
    state: 'California',
    sport: 'basketball',
    category: 'men,co-ed',
    signupStatus: 'active',
    signupDeadline: '',
  });
  expect(made).toMatchObject({
    name: 'Courtside',
    city: 'Irvine,Tustin',
    category: 'men,co-ed',
    sport: 'basketball',
    signupStatus: 'active',
    signupDeadline: null,
  });
  expect(await answered(`PUT /api/businesses/${made.id}`, { category: '', signupStatus: 'closed' })).toMatchObject({
    category: '',
    city: 'Irvine,Tustin',
    signupStatus: 'closed',
  });
  expect(
    await answered<Body[]>(`GET /api/businesses?slug=${world.organization.slug}`, undefined, { as: {} }),
  ).toMatchObject([{ id: made.id, category: '' }]);
  expect(await call(`PUT /api/businesses/${made.id}`, { website: 'javascript:alert(1)' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'website' }] },
  });
  expect(await answered(`DELETE /api/businesses/${made.id}`)).toEqual({
    ...success,
    message: 'Deleted business Courtside.',
  });
});

test('forms bring a logo, a picture of a player and one of a new player', async () => {
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();
  const send = async (what: string, fields: Record<string, string>, field: string, bytes = png) => {
    const [method = '', path = ''] = what.split(' ');
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png');
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    const { status, text } = await app.request({
      method,
      path,
      as,
      headers,
      body: Buffer.from(await encoded.arrayBuffer()),
    });
    return { status, body: JSON.parse(text) as Body };
  };
  const stored = expect.stringMatching(/^\/uploads\/.+\.webp$/) as string;
  const team = `${league}/teams/${world.teams.ants.id}`;
  expect(await send(`PUT ${team}`, { name: 'Ants 🐜', captain: 'Coach K' }, 'logo')).toMatchObject({
    status: 200,
    body: { name: 'Ants 🐜', captain: 'Coach K', logo: stored },
  });
  expect(await send(`POST ${team}/players`, { firstName: 'Bo', lastName: 'New' }, 'image')).toMatchObject({
    status: 200,
    body: { firstName: 'Bo', image: stored },
  });
  expect(await send(`PUT /api/playersv2/${world.players.ants[0]!.id}`, { firstName: 'Ada' }, 'image')).toMatchObject({
    status: 200,
    body: { firstName: 'Ada', lastName: 'One', image: stored },
  });
  expect(await send(`PUT ${team}`, {}, 'logo', Buffer.from('no image'))).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'logo' }] },
  });
  expect(await send(`PUT ${team}`, {}, 'logo', Buffer.concat([png, Buffer.alloc(1024 * 1024)]))).toMatchObject({
    status: 413,
    body: { code: 'PAYLOAD_TOO_LARGE' },
  });
});

test('every change asks to sign in', async () => {
  for (const { method, path } of rows.filter(({ access }) => access === 'admin')) {
    const what = `${method} ${path.replace(/\{\w+\}/g, '1')}`;
    expect([what, (await call(what, method === 'DELETE' ? undefined : {}, { as: {} })).status]).toEqual([what, 401]);
  }
});

test("another organization's ids answer like missing ones, in path and body", async () => {
  const theirs = `/api/seasonsv2/${other.current.season.id}/leagues/${other.league.id}/teams`;
  const [ours, definition] = [`${league}/teams/${world.teams.ants.id}`, [...other.statDefinitions.values()][0]!.id];
  const period = [...other.periods.values()][0]!.id;
  const calls: [string, unknown?][] = [
    [`PUT /api/teams/${other.teams.ants.id}`, { name: 'x' }],
    [`PUT /api/teams/${world.teams.ants.id}`, { leagueId: other.league.id }],
    [`DELETE /api/teams/${other.teams.ants.id}`],
    [`POST ${theirs}`, { name: 'x' }],
    [`POST ${league}/teams`, { copyFromTeamId: other.teams.ants.id }],
    [`PUT ${theirs}/${other.teams.ants.id}`, { rank: 1 }],
    [`PUT ${ours}`, { captainId: other.players.ants[0]!.id }],
    [`DELETE ${theirs}/${other.teams.ants.id}`],
    [`POST ${theirs}/${other.teams.ants.id}/players`, { firstName: 'x' }],
    [`POST ${ours}/players`, { player_id: other.players.ants[0]!.id }],
    [`DELETE ${ours}/players/${other.players.ants[0]!.id}`],
    [`PUT /api/playersv2/${other.players.ants[0]!.id}`, { firstName: 'x' }],
    [`PUT /api/statsv2/${definition}/toggle-visibility`, { hidden: true }],
    ['PUT /api/statsv2/reorder', { stats: [{ id: definition, order: 0 }] }],
    [`PUT /api/gamePeriods/hide/${period}`],
    ['PUT /api/gamePeriods/reorder', { gamePeriods: [{ id: period, order: 0 }] }],
  ];
  for (const [what, json] of calls)
    expect([what, await call(what, json)]).toMatchObject([what, { status: 404, body: { code: 'NOT_FOUND' } }]);
});
