import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import { type Caller, startTestApp, type TestApp } from '../testing/app.js';
import {
  createDivision,
  createLeagueWorld,
  createLink,
  createSchedule,
  createUser,
  type LeagueWorld,
  unique,
} from '../testing/factories.js';
import { rest } from '../testing/rest-client.js';
import { bindRows } from './bound-row.js';
import { restRouter } from './router.js';
import { operationFiles, prepareOperations } from './operations.js';
import { parameterNames, type Row } from './row.js';
import { routes } from './routes.js';

interface Tenant extends LeagueWorld {
  domain: string;
  divisionId: number;
  scheduleId: number;
  staff: Caller;
}

let app: TestApp;
let own: Tenant;
let other: Tenant;
beforeAll(async () => {
  // Of its own: lists of all organizations are asked for twice, and have to stay as they are.
  app = await startTestApp({ ownDatabase: true, routers: [restRouter] });
  [own, other] = [await tenant(), await tenant()];
});
afterAll(() => app.close());

async function tenant(): Promise<Tenant> {
  const domain = `${unique('site')}.example`;
  const world = await createLeagueWorld(app.manager, { domains: [domain] });
  const { organizationId, current } = world;
  const division = await createDivision(app.manager, organizationId, { seasonId: current.season.id }, [
    current.slts.ants.id,
    current.slts.dogs.id,
  ]);
  const { id: scheduleId } = await createSchedule(app.manager, organizationId, {
    seasonLeagueId: current.seasonLeague.id,
    publishedAt: new Date(),
  });
  await createLink(app.manager, organizationId);
  const staff = await app.signInAs({ id: (await createUser(app.manager, organizationId)).id, organizationId });
  return { ...world, domain, divisionId: division.id, scheduleId, staff };
}

const schema = graphSchema();
const rows = bindRows(schema, routes, prepareOperations(schema, operationFiles())).filter(
  ({ row }) => row.method === 'GET',
);
const ajv = formats.default(new Ajv2020({ strictTypes: false }));

/** Ids of a tenant's own things; a path's `{id}` is what its first word says. */
function idsOf(world: Tenant, { path }: Row): Record<string, number | string> {
  const firsts: Record<string, number> = {
    teamsv2: world.teams.ants.id,
    seasonsv2: world.current.season.id,
    gamesv2: world.current.games[0]!.id,
    playersv2: world.players.ants[0]!.id,
    organizations: world.organizationId,
  };
  const { season, seasonLeague } = world.current;
  return {
    id: firsts[path.split('/')[2]!] ?? 0,
    season: season.id,
    league: seasonLeague.leagueId,
    teamId: world.teams.ants.id,
    divisionId: world.divisionId,
    sportId: season.sportId,
    orgId: world.organizationId,
    organizationId: world.organizationId,
    slug: world.organization.slug,
    domain: world.domain,
  };
}

/** What a path cannot do without in its query. */
const QUERIES: Readonly<Record<string, (world: Tenant) => string>> = {
  '/api/teams/teamsByLeague': ({ league }) => `leagueId=${league.id}`,
  '/api/games/weekly-games': ({ scheduleId }) => `scheduleId=${scheduleId}`,
  '/api/games/weekly-byes': ({ scheduleId }) => `scheduleId=${scheduleId}`,
};

function callOf(row: Row, ids: Record<string, number | string>, world: Tenant | null = own): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
  const query = [
    QUERIES[row.path]?.(own),
    world && row.access !== 'public' && `slug=${world.organization.slug}`,
  ].filter(Boolean);
  return `GET ${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

const options = ({ access }: Row) => (access === 'admin' ? { as: own.staff } : {});
const tenantIds = ({ path }: Row): string[] => parameterNames(path).filter((name) => name !== 'sportId');
const asked = rows.map((bound) => [bound.row.path, bound] as const);

test.each(asked)('GET %s answers what it is described to answer', async (_, { row, operation }) => {
  const { status, body, headers } = await rest(app, callOf(row, idsOf(own, row)), options(row));
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const fits = ajv.compile(operation.answerSchema);
  expect([fits(body), fits.errors ?? []]).toEqual([true, []]);
  const head = await rest(app, callOf(row, idsOf(own, row)).replace('GET', 'HEAD'), options(row));
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, undefined, headers['content-length']]);
});

test.each(asked.filter(([, { row }]) => row.access !== 'public' && tenantIds(row).length > 0))(
  'GET %s does not know another organization’s ids',
  async (_, { row }) => {
    const [mine, theirs] = [idsOf(own, row), idsOf(other, row)];
    for (const name of tenantIds(row)) {
      const { status, body } = await rest(app, callOf(row, { ...mine, [name]: theirs[name]! }), options(row));
      expect([name, status, body]).toEqual([
        name,
        404,
        { code: 'NOT_FOUND', message: expect.stringMatching(/ not found\.$/) },
      ]);
    }
  },
);

test.each(asked.filter(([, { row }]) => row.access === 'public-scoped'))(
  'GET %s needs an organization',
  async (_, { row }) => {
    const withoutName = callOf(row, idsOf(own, row), null);
    expect(await rest(app, withoutName)).toMatchObject({
      status: 400,
      body: { message: 'organization required', code: 'BAD_USER_INPUT' },
    });
    expect((await rest(app, withoutName, { host: own.domain })).status).toBe(200);
    const unknown = callOf(row, idsOf(own, row)).replace(own.organization.slug, 'no-such-slug');
    expect(await rest(app, unknown)).toMatchObject({
      status: 404,
      body: { message: 'Organization not found.', code: 'NOT_FOUND' },
    });
  },
);

test.each(asked.filter(([, { row }]) => row.access === 'admin'))(
  'GET %s is for administrators, of their own organization',
  async (_, { row }) => {
    expect(await rest(app, callOf(row, idsOf(own, row)))).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    for (const named of [own, null])
      expect((await rest(app, callOf(row, idsOf(own, row), named), { as: own.staff })).status).toBe(200);
    expect(await rest(app, callOf(row, idsOf(own, row), other), { as: own.staff })).toMatchObject({
      status: 404,
      body: { message: 'Organization not found.' },
    });
    const admin = await app.signInAs({ id: (await createUser(app.manager, null)).id });
    expect(await rest(app, callOf(row, idsOf(own, row), null), { as: admin })).toMatchObject({
      status: 400,
      body: { message: 'organization required' },
    });
    expect((await rest(app, callOf(row, idsOf(own, row)), { as: admin })).status).toBe(200);
  },
);
