import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyTotals } from './features/totals/verify-totals.service.js';
import { routers } from './routers.js';
import { graphSchema } from './schema.js';
import { type Caller, startTestApp, type TestApp } from './testing/app.js';
import {
  createDivision,
  createGame,
  createLink,
  createLocation,
  createPage,
  createSchedule,
  createSeasonLeagueTeam,
  createUser,
} from './testing/factories.js';
import { createPlaysWorld } from './testing/plays-world.js';
import { AnyInput, type Mutation } from './testing/random-run/any-input.js';
import { oneOf, type Random, randomNumbers } from './testing/random-run/random-numbers.js';

/** How many writes each of the writers sends: `WRITES=2000` for a long run. */
const WRITES = Number(process.env.WRITES ?? 40);
/** Which ones: `SEED=7`. What meets what also depends on the machine. */
const SEED = Number(process.env.SEED ?? 1);

/** What ends the run's own sessions, belongs to the platform, sends mails, takes files or minutes. */
const LEFT_OUT =
  /^(sign|act|choose|ask|open|close|follow|unfollow|renew|cancel|generate|repair|import|preview|upload|reset(Test)|start|stop|refusals|undoable|unmatched)|Organization|User|Webhook|ApiKey|Password|Invitation/;
/** What takes something away is rarer. */
const RARE = /^(delete|remove|merge|reset|hideAll|erase|revoke|discard|unassign)/;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers });
});
afterAll(() => app.close());

/** A league with something of everything. */
async function createWorld() {
  const world = await createPlaysWorld(app, { status: 'final' });
  const { organizationId, homeTeamId, awayTeamId } = world;
  const { manager } = app;
  const [{ seasonLeagueId, seasonId }] = (await manager.query(
    `SELECT g.season_league_id AS "seasonLeagueId", sl.season_id AS "seasonId" FROM games g
     JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = g.season_league_id WHERE g.organization_id = $1`,
    [organizationId],
  )) as [{ seasonLeagueId: number; seasonId: number }];
  const others = [1, 2].map(() => createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId }));
  const seasonTeams = await Promise.all(others);
  await createDivision(
    manager,
    organizationId,
    { seasonId },
    seasonTeams.map(({ id }) => id),
  );
  const { id: scheduleId } = await createSchedule(manager, organizationId, { seasonLeagueId });
  for (const [week, time] of [
    [0, '18:00'],
    [0, '19:00'],
    [1, '18:00'],
  ] as const)
    await createGame(manager, organizationId, {
      seasonLeagueId,
      scheduleId,
      weekIndex: week,
      date: week === 0 ? '2025-10-06' : '2025-10-13',
      time,
      homeTeamId,
      awayTeamId,
    });
  await createLocation(manager, organizationId);
  await createPage(manager, organizationId);
  await createLink(manager, organizationId);
  const owner = await app.signInAs(await createUser(manager, organizationId, { role: 'org_owner' }));
  const [{ slug }] = (await manager.query('SELECT slug FROM organizations WHERE id = $1', [organizationId])) as [
    { slug: string },
  ];
  return { organizationId, slug, callers: [owner, world.ann, owner] };
}

const schema = graphSchema();
const mutations = Object.values(schema.getMutationType()!.getFields()).filter(({ name }) => !LEFT_OUT.test(name));
const WEIGHTED = mutations.flatMap((mutation) =>
  Array.from({ length: RARE.test(mutation.name) ? 1 : 5 }, () => mutation),
);

/** One alone takes away what all are about, and brings it back: else there would soon be nothing to write of. */
const LIGHT = WEIGHTED.filter(
  ({ name }) => !/^(delete(Season|League|Team|Schedule)|remove(League|Team)|erase)/.test(name),
);

/** Whatever of an answer's fields, some levels deep. */
function selectionOf(type: GraphQLOutputType, random: Random, depth = 2): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap((field) => {
      const isThing = 'getFields' in getNamedType(field.type) || 'getTypes' in getNamedType(field.type);
      if (!isThing) return field.name === 'undoId' || random(2) === 0 ? [field.name] : [];
      const inner = depth > 0 && random(4) === 0 ? selectionOf(field.type, random, depth - 1) : '';
      return inner === '' ? [] : [`${field.name} ${inner}`];
    });
  return `{ ${['__typename', ...fields].join(' ')} }`;
}

function documentOf({ name, args, type }: Mutation, random: Random): string {
  const list = (write: (argument: GraphQLArgument) => string): string =>
    args.length === 0 ? '' : `(${args.map(write).join(', ')})`;
  return `mutation ${list((each) => `$${each.name}: ${each.type}`)} { done: ${name}${list((each) => `${each.name}: $${each.name}`)} ${selectionOf(type, random)} }`;
}

const PATHS = ['', '/calendar.ics', '/schedule', '/standings', '/players', '/leaders'];
const UNDO = 'mutation ($id: ID!) { done: undo(id: $id) { id } }';

interface Answer {
  readonly data?: { readonly done?: { readonly undoId?: string | null } | null };
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

test(`whatever several write at once and others read, no answer is an error of ours, and totals are right (${WRITES} each, seed ${SEED})`, async () => {
  const { organizationId, slug, callers } = await createWorld();
  const failures: unknown[] = [];
  const latest: string[] = [];
  let done = 0;

  const send = async (document: string, variables: object, as: Partial<Caller>): Promise<Answer> => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...as },
      body: JSON.stringify({ query: document, variables }),
    });
    const answer = (await response.json()) as Answer;
    if (response.status >= 500 || answer.errors?.some(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR'))
      failures.push({ document, variables, answer });
    if (answer.data?.done) done += 1;
    return answer;
  };

  const write = async (as: Caller, index: number): Promise<void> => {
    const random = randomNumbers(10 * SEED + index);
    const input = new AnyInput(app.manager, organizationId, random);
    for (let sent = 0; sent < WRITES; sent += 1) {
      const mutation = oneOf(index === 0 ? WEIGHTED : LIGHT, random);
      const variables = await input.variablesOf(mutation);
      if (mutation.name === 'undo' && latest.length > 0)
        variables['id'] = latest.at(-1 - random(Math.min(8, latest.length)));
      const undoId = (await send(documentOf(mutation, random), variables, as)).data?.done?.undoId;
      if (undoId) latest.push(undoId);
      // What is gone comes back, so that there stays something to write of.
      if (undoId && RARE.test(mutation.name)) await send(UNDO, { id: undoId }, as);
    }
  };

  let isOver = false;
  const read = async (as: Partial<Caller>, index: number): Promise<void> => {
    const random = randomNumbers(10 * SEED + index);
    const id = String(organizationId);
    while (!isOver) {
      const asked = selectionOf(schema.getType('Organization') as GraphQLObjectType, random, 3);
      await send(`query ($id: ID!) { organization(id: $id) ${asked} }`, { id }, as);
      const response = await fetch(`${app.url}/${slug}${oneOf(PATHS, random)}`);
      await response.arrayBuffer();
      if (response.status >= 500) failures.push(response.url);
    }
  };

  const reading = Promise.all([{}, callers[0]!].map((as, index) => read(as, callers.length + index)));
  try {
    const ended = await Promise.allSettled(callers.map((as, index) => write(as, index)));
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
  } finally {
    isOver = true;
    await reading;
  }
  expect(failures).toEqual([]);
  expect(await verifyTotals(app.manager, organizationId)).toEqual([]);
  // Not only refused.
  expect(done).toBeGreaterThan(0);
}, 3_600_000);
