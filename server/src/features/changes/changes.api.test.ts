import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { restRouter } from '../../rest/router.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOwnDatabase } from '../../testing/database.js';
import {
  createLeagueWorld,
  createOrganization,
  createPlayer,
  createTeam,
  type LeagueWorld,
} from '../../testing/factories.js';
import { sweepChanges } from './changes.service.js';

let app: TestApp;
let world: LeagueWorld;
/** How far the server's clock is ahead, so that no test waits for what has to settle. */
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter], now: () => new Date(Date.now() + ahead), ownDatabase: true });
});
beforeEach(async () => {
  ahead = 0;
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

interface Page {
  nodes: { kind: string; id: string; isDeleted: boolean }[];
  cursor: string;
  hasMore: boolean;
  askAgainIn: number | null;
}

const CHANGES = `query ($slug: String!, $after: String, $first: Int) { organization(slug: $slug) {
  changes(after: $after, first: $first) { nodes { kind id isDeleted } cursor hasMore askAgainIn } } }`;

async function ask(after: string | null, first = 100, { slug } = world.organization) {
  return app.graphql<{ organization: { changes: Page | null } }>(CHANGES, { slug, after, first });
}

async function page(after: string | null, first?: number): Promise<Page> {
  const { data } = await ask(after, first);
  return data!.organization.changes!;
}

/** Whoever goes on from a cursor, and keeps what was told: 'TEAM 5', of what is gone 'TEAM 5 deleted'. */
class Copy {
  private readonly things = new Map<string, string>();

  constructor(
    public cursor: string,
    private readonly first?: number,
  ) {}

  /** All that was told so far, each thing once. */
  async told(): Promise<string[]> {
    for (let quiet = 0; quiet < 3;) {
      ahead += 3_000;
      const { nodes, cursor, hasMore } = await page(this.cursor, this.first);
      for (const { kind, id, isDeleted } of nodes) {
        this.things.delete(`${kind} ${id}`);
        this.things.set(`${kind} ${id}`, `${kind} ${id}${isDeleted ? ' deleted' : ''}`);
      }
      quiet = hasMore || nodes.length > 0 ? 0 : quiet + 1;
      this.cursor = cursor;
    }
    return [...this.things.values()];
  }
}

/** A cursor after everything that was done so far. */
async function current(): Promise<string> {
  let { cursor } = await page(null);
  for (let quiet = 0; quiet < 3;) {
    ahead += 3_000;
    const { nodes, cursor: next, askAgainIn } = await page(cursor);
    quiet = nodes.length > 0 || askAgainIn !== null ? 0 : quiet + 1;
    cursor = next;
  }
  return cursor;
}

/** What waits for transactions under way, autovacuum's too, waits as long as it takes. */
const PATIENT = { interval: 200 };

const sql = (text: string, values: unknown[] = []) => app.manager.query(text, [world.organizationId, ...values]);

test('the first cursor tells nothing, and what has changed since it is named by kind and id', async () => {
  const first = await page(null);
  expect([first.nodes, first.hasMore, first.askAgainIn]).toEqual([[], false, null]);
  const copy = new Copy(await current());
  const [game] = world.current.games;
  const [player] = world.players.ants;
  await sql('UPDATE games SET video_url = $3 WHERE organization_id = $1 AND id = $2', [game!.id, 'https://v.example']);
  await sql('UPDATE players SET last_name = $3 WHERE organization_id = $1 AND id = $2', [player!.id, 'New']);
  await sql(
    'UPDATE game_line_values SET value = value + 1 WHERE organization_id = $1 AND game_line_id IN (SELECT id FROM game_lines WHERE organization_id = $1 AND game_id = $2)',
    [game!.id],
  );
  await expect
    .poll(async () => (await copy.told()).toSorted(), PATIENT)
    .toEqual([`BOX_SCORE ${game!.id}`, `GAME ${game!.id}`, `PLAYER ${player!.id}`]);
});

test('what is not there for visitors is deleted, and comes back with an undo', async () => {
  const copy = new Copy(await current());
  const team = await createTeam(app.manager, world.organizationId);
  await expect.poll(() => copy.told(), PATIENT).toEqual([`TEAM ${team.id}`]);
  await sql('DELETE FROM teams WHERE organization_id = $1 AND id = $2', [team.id]);
  await expect.poll(() => copy.told(), PATIENT).toEqual([`TEAM ${team.id} deleted`]);
  const [{ id }] = (await sql(
    "INSERT INTO player_attributes (organization_id, name, type, visible) VALUES ($1, 'Shoe', 'string', false) RETURNING id",
  )) as [{ id: number }];
  await expect.poll(() => copy.told(), PATIENT).toEqual([`TEAM ${team.id} deleted`, `PLAYER_ATTRIBUTE ${id} deleted`]);
});

test('what has changed comes with the thing itself, of a box score the game; what is gone, without', async () => {
  let after = await current();
  const [game] = world.current.games;
  await createTeam(app.manager, world.organizationId, { name: 'Rookies' });
  const gone = await createTeam(app.manager, world.organizationId);
  await sql('UPDATE period_scores SET score = score + 1 WHERE organization_id = $1 AND game_id = $2', [game!.id]);
  await sql('DELETE FROM teams WHERE organization_id = $1 AND id = $2', [gone.id]);
  type Told = { kind: string; id: string; node: object | null };
  // What is created and deleted may be told twice: once for each, where the work of others lies between.
  const told = new Map<string, Omit<Told, 'id'>>();
  const read = async () => {
    ahead += 3_000;
    const { data } = await app.graphql<{ organization: { changes: { nodes: Told[]; cursor: string } } }>(
      `query ($slug: String!, $after: String) { organization(slug: $slug) { changes(after: $after) {
        cursor nodes { kind id node { __typename ... on Team { name } ... on Game { id } } } } } }`,
      { slug: world.organization.slug, after },
    );
    const { nodes, cursor } = data!.organization.changes;
    after = cursor;
    for (const { id, ...each } of nodes) {
      told.delete(`${each.kind} ${id}`);
      told.set(`${each.kind} ${id}`, each);
    }
    return [...told.values()].toSorted((one, other) => one.kind.localeCompare(other.kind));
  };
  await expect.poll(read, PATIENT).toEqual([
    { kind: 'BOX_SCORE', node: { __typename: 'Game', id: String(game!.id) } },
    { kind: 'TEAM', node: { __typename: 'Team', name: 'Rookies' } },
    { kind: 'TEAM', node: null },
  ]);
});

test('a page has so many at most, and the next one goes on', async () => {
  const copy = new Copy(await current());
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.push((await createTeam(app.manager, world.organizationId)).id);
  const names = ids.map((id) => `TEAM ${id}`);
  const slowly = new Copy(copy.cursor, 2);
  await expect.poll(() => copy.told(), PATIENT).toEqual(names);
  await expect.poll(() => slowly.told(), PATIENT).toEqual(names);
});

test('of two transactions that overlap nothing is skipped, whichever ends first', async () => {
  const copy = new Copy(await current());
  const [early, late] = [await app.database.pool.connect(), await app.database.pool.connect()];
  const add = (client: typeof early, name: string) =>
    client.query<{ id: number }>('INSERT INTO teams (organization_id, name) VALUES ($1, $2) RETURNING id', [
      world.organizationId,
      name,
    ]);
  try {
    await early.query('BEGIN');
    const first = (await add(early, 'Early')).rows[0]!.id;
    await late.query('BEGIN');
    const second = (await add(late, 'Late')).rows[0]!.id;
    await late.query('COMMIT');
    // What began later is over, and waits: whoever were told of it would never come back to the other.
    expect(await copy.told()).toEqual([]);
    await early.query('COMMIT');
    await expect.poll(() => copy.told(), PATIENT).toEqual([`TEAM ${first}`, `TEAM ${second}`]);
  } finally {
    early.release();
    late.release();
  }
});

test("a long write in another of the server's databases holds nothing up", async () => {
  const copy = new Copy(await current());
  const { url, drop } = await createOwnDatabase();
  const other = new Client({ connectionString: url });
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query('CREATE TABLE long (id integer)');
    const { id } = await createTeam(app.manager, world.organizationId);
    await expect.poll(() => copy.told(), PATIENT).toEqual([`TEAM ${id}`]);
  } finally {
    await other.end();
    await drop();
  }
});

test('what has just changed is told when nobody is shown any more what was before, and the answer says so', async () => {
  const cursor = await current();
  const { id } = await createTeam(app.manager, world.organizationId);
  await expect.poll(async () => (await page(cursor)).askAgainIn, PATIENT).toBe(3);
  const first = await page(cursor);
  expect(first.nodes).toEqual([]);
  expect((await page(first.cursor)).nodes).toEqual([]);
  const copy = new Copy(first.cursor);
  await expect.poll(() => copy.told(), PATIENT).toEqual([`TEAM ${id}`]);
});

test('while nothing changes the cursor stays as it is, and the answer in memory', async () => {
  const cursor = await current();
  ahead += 60_000;
  await expect.poll(async () => (await page(cursor)).cursor, PATIENT).toBe(cursor);
  ahead += 86_400_000;
  expect((await page(cursor, 99)).cursor).not.toBe(cursor);
});

test('a change that was made just before the first cursor is told after it', async () => {
  const { id } = await createTeam(app.manager, world.organizationId);
  const copy = new Copy((await page(null)).cursor);
  await expect.poll(() => copy.told(), PATIENT).toContain(`TEAM ${id}`);
});

test("another organization's changes are not told, and its cursor is none", async () => {
  const copy = new Copy(await current());
  const other = await createOrganization(app.manager);
  await createPlayer(app.manager, other.id);
  expect(await copy.told()).toEqual([]);
  const { errors } = await ask(copy.cursor, 100, other);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', errors: [{ field: 'after' }] } }]);
});

test('players who are called otherwise have changed', async () => {
  const copy = new Copy(await current());
  await sql("UPDATE organizations SET player_names = 'initials' WHERE id = $1");
  await expect.poll(async () => (await copy.told()).length, PATIENT).toBe(1 + 12);
});

test('an organization that is deleted leaves nothing that could stop it', async () => {
  const { id } = await createOrganization(app.manager);
  await createTeam(app.manager, id);
  await app.manager.query('DELETE FROM organizations WHERE id = $1', [id]);
  const left = await app.manager.query('SELECT DISTINCT kind FROM changes WHERE organization_id = $1 ORDER BY 1', [id]);
  expect(left).toEqual([{ kind: 'organization' }, { kind: 'team' }]);
});

test.each(['x', 'WyJjaGFuZ2VzIl0', Buffer.from('["x", 1]').toString('base64url')])(
  'what is no cursor is refused: %s',
  async (after) => {
    const { errors } = await ask(after);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  },
);

test('from an old cursor nobody can go on: read anew', async () => {
  const cursor = await current();
  ahead += 89.1 * 86_400_000;
  expect((await ask(cursor, 99)).errors).toMatchObject([{ extensions: { code: 'GONE' } }]); // asked for the first time
  const rest = await app.request({ path: `/api/changes?slug=${world.organization.slug}&after=${cursor}` });
  expect([rest.status, (JSON.parse(rest.text) as { code: string }).code]).toEqual([410, 'GONE']);
});

test('changes go after 90 days', async () => {
  expect(await sweepChanges(app.app.parts.services)).toBe(0);
  ahead += 90.1 * 86_400_000;
  expect(await sweepChanges(app.app.parts.services)).toBeGreaterThan(100);
});

test('after a restored backup cursors mean nothing', async () => {
  const cursor = await current();
  await app.manager.query('SELECT begin_changes_anew()');
  await createTeam(app.manager, world.organizationId);
  await expect
    .poll(async () => (await ask(cursor, 98)).errors, PATIENT)
    .toMatchObject([{ extensions: { code: 'GONE' } }]);
});

test('REST tells the same', async () => {
  const cursor = await current();
  const { id } = await createTeam(app.manager, world.organizationId);
  const read = async (after: string) =>
    JSON.parse(
      (await app.request({ path: `/api/changes?slug=${world.organization.slug}&after=${after}` })).text,
    ) as Page;
  let after = cursor;
  await expect
    .poll(async () => {
      const answer = await read(after);
      after = answer.cursor;
      ahead += 3_000;
      return answer;
    }, PATIENT)
    .toMatchObject({ changes: [{ kind: 'team', id, isDeleted: false }], hasMore: false });
});
