import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import { type Caller, startTestApp, type TestApp } from '../testing/app.js';
import {
  createDivision,
  createLeague,
  createLeagueWorld,
  createSeason,
  createSeasonLeague,
  createUser,
  type LeagueWorld,
} from '../testing/factories.js';
import { rest, type RestOptions, type RestResponse } from '../testing/rest-client.js';
import { restRouter } from './router.js';
import { operationFiles, prepareOperations } from './operations.js';
import { seasonWriteRows } from './routes/season-writes.js';

type Body = Record<string, unknown>;

const operations = prepareOperations(graphSchema(), operationFiles());
const ajv = formats.default(new Ajv2020({ strictTypes: false }));

let app: TestApp;
let other: LeagueWorld;
let world: LeagueWorld;
let as: Caller;
let seasonId: number;
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
  seasonId = world.current.season.id;
});

const call = (what: string, json?: unknown, options: RestOptions = {}): Promise<RestResponse<Body>> =>
  rest<Body>(app, what, { as, ...(json !== undefined && { json }), ...options });
const success = { success: true, message: expect.any(String) as string, undo_id: expect.any(Number) as number };

/** The body of an answer that is 200 and what the row is described to answer. */
async function answered(what: string, json?: unknown, options: RestOptions = {}): Promise<Body> {
  const { status, body } = await call(what, json, options);
  expect([status, status === 200 ? null : body]).toEqual([200, null]);
  const [method, path = ''] = what.split(' ');
  const row = seasonWriteRows.find(
    (each) => each.method === method && new RegExp(`^${each.path.replace(/\{\w+\}/g, '[0-9]+')}$`).test(path),
  );
  const fits = ajv.compile(operations.get(row!.operation)!.answerSchema);
  expect([fits(body), fits.errors ?? []]).toEqual([true, []]);
  return body;
}

async function leagueNames(): Promise<unknown[]> {
  const { body } = await call(`GET /api/seasonsv2/${seasonId}`);
  return (body['leagues'] as Body[]).map(({ name }) => name);
}

async function teamsOf(divisionId: number): Promise<unknown[]> {
  const { body } = await call(`GET /api/seasonsv2/${seasonId}/divisions/${divisionId}`);
  return (body['teams'] as Body[]).map(({ slt_id, position }) => [slt_id, position]);
}

describe('seasons', () => {
  test('are created, changed and deleted', async () => {
    const made = await answered('POST /api/seasonsv2', {
      name: 'Next',
      startDate: '2026-09-01',
      active: 'true',
      copyFromSeasonId: seasonId,
    });
    expect(made).toMatchObject({
      id: expect.any(Number),
      name: 'Next',
      startDate: '2026-09-01',
      finishDate: null,
      active: true,
      version: 1,
      organization: { id: world.organizationId },
    });
    expect((await call(`GET /api/seasonsv2/${String(made['id'])}`)).body).toMatchObject({
      leagues: [{ name: 'Garden League', teamsCount: 4 }],
    });
    const { id } = made as { id: number };
    expect(await answered(`PUT /api/seasonsv2/${id}`, { name: 'Later', startDate: null })).toMatchObject({
      id,
      name: 'Later',
      startDate: null,
      active: true,
      version: 2,
    });
    expect(await answered(`DELETE /api/seasonsv2/${id}`)).toEqual({ ...success, message: 'Deleted season Later.' });
    expect((await call(`GET /api/seasonsv2/${id}`)).status).toBe(404);
  });

  test('name what is wrong', async () => {
    expect(await call('POST /api/seasonsv2', {})).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', errors: [{ field: 'name', message: 'name is required.' }] },
    });
    expect(await call('POST /api/seasonsv2', { name: 'x', startDate: 'soon' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'startDate' }] },
    });
    const nobody = await createUser(app.manager, world.organizationId, { sports: [] });
    const options = { as: await app.signInAs({ id: nobody.id, organizationId: world.organizationId }) };
    expect(await call('POST /api/seasonsv2', { name: 'x' }, options)).toMatchObject({
      status: 422,
      body: { message: 'No sport assigned to this user.', code: 'UNPROCESSABLE' },
    });
  });

  test('the last writer wins, unless If-Match says what the change was based on', async () => {
    await answered(`PUT /api/seasonsv2/${seasonId}`, { name: 'One' });
    await answered(`PUT /api/seasonsv2/${seasonId}`, { name: 'Two' });
    const stale = await call(`PUT /api/seasonsv2/${seasonId}`, { name: 'Three' }, { headers: { 'if-match': '"2"' } });
    expect(stale).toMatchObject({ status: 412, body: { code: 'PRECONDITION_FAILED' } });
    expect(
      await answered(`PUT /api/seasonsv2/${seasonId}`, { name: 'Three' }, { headers: { 'if-match': '"3"' } }),
    ).toMatchObject({ name: 'Three', version: 4 });
    const both = await Promise.all(
      ['Four', 'Five'].map((name) =>
        call(`PUT /api/seasonsv2/${seasonId}`, { name }, { headers: { 'if-match': '"4"' } }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });
});

describe('leagues of a season', () => {
  test('are added, copied, renamed and removed', async () => {
    const d1 = await answered(`POST /api/seasonsv2/${seasonId}/leagues`, { name: 'D1', season_id: seasonId });
    expect(d1).toMatchObject({ name: 'D1', season_id: seasonId, position: 1, teamsCount: 0 });
    const next = await createSeason(app.manager, world.organizationId);
    const copied = await answered(`POST /api/seasonsv2/${next.id}/leagues`, {
      name: 'Garden League',
      season_id: next.id,
      copyFromSeasonId: seasonId,
    });
    expect(copied).toMatchObject({ id: world.league.id, name: 'Garden League', season_id: next.id, teamsCount: 4 });
    const third = await createSeason(app.manager, world.organizationId);
    const both = await answered(`POST /api/seasonsv2/${third.id}/leagues`, { copyFromSeasonId: seasonId });
    expect(both).toMatchObject({
      name: 'Garden League',
      leagues: [
        { name: 'Garden League', season_id: third.id, teamsCount: 4 },
        { name: 'D1', season_id: third.id },
      ],
    });
    expect(await call(`POST /api/seasonsv2/${seasonId}/leagues`, { name: 'd1' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    for (const wrong of [next.id, 999_999_999, 'x', {}, '']) {
      expect(await call(`POST /api/seasonsv2/${seasonId}/leagues`, { name: 'D9', season_id: wrong })).toMatchObject({
        status: 400,
        body: {
          errors: [{ field: 'season_id', message: `season_id must be ${seasonId}, as in the address, or absent.` }],
        },
      });
    }
    expect(await call(`POST /api/seasonsv2/${seasonId}/leagues`, {})).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'name', message: 'name is required.' }] },
    });
    const path = `/api/seasonsv2/${seasonId}/leagues/${String(d1['id'])}`;
    expect(await answered(`PUT ${path}`, { name: 'Gold', position: 0 })).toMatchObject({
      id: d1['id'],
      name: 'Gold',
      position: 0,
      season_id: seasonId,
    });
    expect(await call(`PUT ${path}`, { name: 'Silver' }, { headers: { 'if-match': '1' } })).toMatchObject({
      status: 412,
    });
    expect(await answered(`DELETE ${path}`)).toEqual({
      ...success,
      message: 'Removed league Gold from season 2025-26.',
    });
    expect(await leagueNames()).toEqual(['Garden League']);
    expect((await call(`DELETE ${path}`)).status).toBe(404);
  });

  test('are put into order, all at once or one by one in parallel', async () => {
    const names = ['A', 'B', 'C', 'D'];
    const ids = [world.league.id];
    for (const [index, name] of names.entries()) {
      const { id } = await createLeague(app.manager, world.organizationId, { name });
      await createSeasonLeague(app.manager, world.organizationId, { seasonId, leagueId: id, position: index + 1 });
      ids.push(id);
    }
    const orderedLeagues = ids.map((id, index) => ({ id, position: ids.length - index }));
    expect(await answered(`PUT /api/seasonsv2/${seasonId}/leagues/order`, { orderedLeagues })).toEqual({
      success: true,
    });
    expect(await leagueNames()).toEqual(['D', 'C', 'B', 'A', 'Garden League']);
    expect(
      (await call(`PUT /api/seasonsv2/${seasonId}/leagues/order`, { orderedLeagues: orderedLeagues.slice(1) })).status,
    ).toBe(409);
    const unplaced = orderedLeagues.map(({ id }, index) => (index === 1 ? { id } : { id, position: index }));
    const message = 'orderedLeagues[1].position must be a number.';
    expect(await call(`PUT /api/seasonsv2/${seasonId}/leagues/order`, { orderedLeagues: unplaced })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'orderedLeagues[1].position', message }] },
    });
    expect(await leagueNames()).toEqual(['D', 'C', 'B', 'A', 'Garden League']);
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        ids.map((id, position) => call(`PUT /api/seasonsv2/${seasonId}/leagues/${id}`, { position })),
      );
      expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
      expect(await leagueNames()).toEqual(['Garden League', ...names]);
      await answered(`PUT /api/seasonsv2/${seasonId}/leagues/order`, { orderedLeagues });
    }
  });
});

describe('divisions', () => {
  test('are created, filled, ordered, emptied and deleted', async () => {
    const { slts } = world.current;
    const { id } = (await answered(`POST /api/seasonsv2/${seasonId}/divisions`, { name: 'Gold' })) as { id: number };
    expect(await call(`POST /api/seasonsv2/${seasonId}/divisions`, { name: ' ' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'name' }] },
    });
    expect(
      await answered(`POST /api/divisions/${id}/teams`, { seasons_leagues_teams_id: slts.ants.id, position: 0 }),
    ).toEqual({
      division_id: id,
      seasons_leagues_teams_id: slts.ants.id,
      slt_id: slts.ants.id,
      team: { id: world.teams.ants.id, name: 'Ants', logo: null },
      position: 0,
      seed: 1,
    });
    await Promise.all(
      [slts.bees, slts.cats, slts.dogs].map((slt, index) =>
        answered(`POST /api/divisions/${id}/teams`, { seasons_leagues_teams_id: slt.id, position: index + 1 }),
      ),
    );
    expect(
      await call(`POST /api/divisions/${id}/teams`, { seasons_leagues_teams_id: slts.ants.id, position: 9 }),
    ).toMatchObject({ status: 409, body: { message: 'Team Ants is in division Gold already.' } });
    const orderedTeams = [slts.dogs, slts.ants, slts.bees, slts.cats].map((slt, position) => ({
      slt_id: slt.id,
      position,
    }));
    expect(await answered(`PUT /api/divisions/${id}/teams/order`, { orderedTeams })).toEqual({ success: true });
    expect(await answered(`DELETE /api/divisions/${id}/teams/${slts.ants.id}`)).toMatchObject(success);
    expect(await teamsOf(id)).toEqual([
      [slts.dogs.id, 0],
      [slts.bees.id, 1],
      [slts.cats.id, 2],
    ]);
    expect(await answered(`DELETE /api/divisions/${id}`)).toEqual({ ...success, message: 'Deleted division Gold.' });
    expect((await call(`GET /api/seasonsv2/${seasonId}/divisions`)).body).toEqual([]);
  });

  test('refuse a team of another season', async () => {
    const { id } = await createDivision(app.manager, world.organizationId, { seasonId });
    const answer = await call(`POST /api/divisions/${id}/teams`, { seasons_leagues_teams_id: world.last.slts.ants.id });
    expect(answer).toMatchObject({ status: 422, body: { message: 'Team Ants plays in another season.' } });
  });
});

test("another organization's ids answer like missing ones, in path and body; nobody else gets in", async () => {
  const { id: divisionId } = await createDivision(app.manager, world.organizationId, { seasonId }, [
    world.current.slts.ants.id,
  ]);
  const { id: theirDivision } = await createDivision(
    app.manager,
    other.organizationId,
    { seasonId: other.current.season.id },
    [other.current.slts.ants.id],
  );
  const [league, theirs, theirLeague, theirSlt] = [
    world.league.id,
    other.current.season.id,
    other.league.id,
    other.current.slts.bees.id,
  ];
  const calls: [string, unknown?][] = [
    ['POST /api/seasonsv2', { name: 'x', copyFromSeasonId: theirs }],
    [`PUT /api/seasonsv2/${theirs}`, { name: 'x' }],
    [`DELETE /api/seasonsv2/${theirs}`],
    [`POST /api/seasonsv2/${theirs}/leagues`, { name: 'x' }],
    [`POST /api/seasonsv2/${seasonId}/leagues`, { name: 'x', copyFromSeasonId: theirs }],
    [`PUT /api/seasonsv2/${theirs}/leagues/order`, { orderedLeagues: [] }],
    [
      `PUT /api/seasonsv2/${seasonId}/leagues/order`,
      {
        orderedLeagues: [
          { id: league, position: 0 },
          { id: theirLeague, position: 1 },
        ],
      },
    ],
    [`PUT /api/seasonsv2/${theirs}/leagues/${league}`, { position: 1 }],
    [`PUT /api/seasonsv2/${seasonId}/leagues/${theirLeague}`, { position: 1 }],
    [`DELETE /api/seasonsv2/${theirs}/leagues/${league}`],
    [`DELETE /api/seasonsv2/${seasonId}/leagues/${theirLeague}`],
    [`POST /api/seasonsv2/${theirs}/divisions`, { name: 'x' }],
    [`DELETE /api/divisions/${theirDivision}`],
    [`POST /api/divisions/${theirDivision}/teams`, { seasons_leagues_teams_id: world.current.slts.bees.id }],
    [`POST /api/divisions/${divisionId}/teams`, { seasons_leagues_teams_id: theirSlt }],
    [`DELETE /api/divisions/${theirDivision}/teams/${world.current.slts.ants.id}`],
    [`DELETE /api/divisions/${divisionId}/teams/${other.current.slts.ants.id}`],
    [`PUT /api/divisions/${theirDivision}/teams/order`, { orderedTeams: [] }],
    [`PUT /api/divisions/${divisionId}/teams/order`, { orderedTeams: [{ slt_id: theirSlt, position: 0 }] }],
  ];
  for (const [what, json] of calls) {
    expect([what, await call(what, json)]).toMatchObject([what, { status: 404, body: { code: 'NOT_FOUND' } }]);
    expect([what, await call(what, json, { as: {} })]).toMatchObject([
      what,
      { status: 401, body: { code: 'UNAUTHENTICATED' } },
    ]);
  }
});
