import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type GraphqlResponse, startTestApp, type TestApp } from '../testing/app.js';
import { createGame, createOrganization, createUser, unique } from '../testing/factories.js';
import { tenantRowsDigest } from '../testing/tenant-digest.js';
import { deliveriesOf, makeWebhook } from '../testing/webhook-world.js';
import { sweepTestOrganizations } from './reset-test-organization.js';

const NOW = new Date('2026-03-10T12:00:00Z');
const TOMORROW = new Date('2026-03-11T12:00:00Z');
const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id isTest testOrganization { id name slug resetAt } } } }`;
const RESET = 'mutation ($keyId: ID) { resetTestOrganization(keyId: $keyId) { id slug } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiKey(id: $id) { apiKey { testOrganization { id } } } }';
/** All that visitors see of it, by names. */
const MADE = `{ organization { slug name teams(first: 20) { nodes { name } } standings { position team { name } wins losses }
  games(first: 50) { nodes { date time status homeTeam { name } awayTeam { name } homeScore awayScore } }
  players(first: 100) { nodes { firstName lastName } } } }`;

interface MadeOrganization {
  slug: string;
  teams: { nodes: unknown[] };
  games: { nodes: { homeScore: number | null }[] };
}

interface Made {
  secret: string;
  apiKey: {
    id: string;
    isTest: boolean;
    testOrganization: { id: string; name: string; slug: string; resetAt: string };
  };
}

let app: TestApp;
let other: TestApp;
let organizationId: number;
let owner: Caller;

beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true, now: () => NOW });
  other = await startTestApp({ databaseUrl: app.database.url, now: () => TOMORROW });
});
beforeEach(async () => {
  organizationId = (await createOrganization(app.manager, { name: 'Harbor', timeZone: 'America/New_York' })).id;
  const user = await createUser(app.manager, organizationId, { role: 'org_owner' });
  owner = await app.signInAs({ id: user.id, organizationId });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

async function create(scope = 'WRITE'): Promise<Made & { as: Caller; testId: number }> {
  const input = { name: unique('key'), scopes: [scope], isTest: true };
  const made = data(await app.graphql<{ createApiKey: Made }>(CREATE, { input }, { as: owner })).createApiKey;
  return { ...made, as: { authorization: `Bearer ${made.secret}` }, testId: Number(made.apiKey.testOrganization.id) };
}

function data<Data>({ data: found, errors }: GraphqlResponse<Data>): Data {
  if (errors) throw new Error(errors[0]!.message);
  return found!;
}

const codeOf = (answer: GraphqlResponse<unknown>): string | undefined => answer.errors?.[0]?.extensions.code;

/**
 * Rows of the organization that keys are made in, but the counts of what keys ask: they are written down at any moment.
 */
async function rowsOfOwner(): Promise<Record<string, unknown>> {
  const digests = await tenantRowsDigest(app.manager, organizationId);
  delete digests['api_key_days'];
  return digests;
}

describe('a test key', () => {
  test('opens an organization of its own, with games played and games to come', async () => {
    const { as, apiKey } = await create();
    expect(apiKey.testOrganization).toMatchObject({
      name: 'Test of Harbor',
      slug: expect.stringMatching(/^test-[a-z2-9]{12}$/),
      resetAt: NOW.toISOString(),
    });
    const { organization } = data(await app.graphql<{ organization: MadeOrganization }>(MADE, {}, { as }));
    expect(organization.slug).toBe(apiKey.testOrganization.slug);
    expect(organization.teams.nodes).toHaveLength(4);
    const scored = organization.games.nodes.filter(({ homeScore }) => homeScore !== null);
    expect([scored.length, organization.games.nodes.length]).toEqual([4, 6]);
  });

  test('is in no list of organizations, and on pages that search engines leave out', async () => {
    const { testId } = await create();
    const admin = await app.signInAs(await createUser(app.manager, null, { role: 'super_admin' }));
    for (const as of [{}, admin]) {
      const { organizations } = data(
        await app.graphql<{ organizations: { id: string }[] }>('{ organizations { id } }', {}, { as }),
      );
      expect(organizations.map(({ id }) => id)).not.toContain(String(testId));
    }
  });

  test.each(['READ', 'READ_MEMBERS', 'WRITE_GAMES', 'WRITE'])(
    'with %s neither reads nor writes more of its owner’s organization than visitors',
    async (scope) => {
      const { id } = await createGame(app.manager, organizationId);
      const { as } = await create(scope);
      const before = await rowsOfOwner();
      const score = `mutation { setGameScore(id: "${id}", input: { homeScore: 9, awayScore: 1, expectedVersion: 1 }) { id } }`;
      expect(codeOf(await app.graphql(score, {}, { as }))).toBe(scope.startsWith('WRITE') ? 'NOT_FOUND' : 'FORBIDDEN');
      expect(codeOf(await app.graphql(score, {}, { as, organization: organizationId }))).toBe(
        scope.startsWith('WRITE') ? 'NOT_FOUND' : 'FORBIDDEN',
      );
      const users = await app.graphql<{ users: unknown[] }>('{ users { id } }', {}, { as });
      expect(users.data?.users ?? []).toEqual([]);
      const named = await app.graphql('{ users { id } }', {}, { as, organization: organizationId });
      expect(codeOf(named)).toBe(scope === 'READ' ? 'FORBIDDEN' : 'NOT_FOUND');
      expect(codeOf(await app.graphql('{ apiKeys { id } }', {}, { as }))).toBe('FORBIDDEN');
      expect(
        codeOf(
          await app.graphql('mutation { createApiKey(input: { name: "x", scopes: [READ] }) { secret } }', {}, { as }),
        ),
      ).toBe('FORBIDDEN');
      expect(await rowsOfOwner()).toEqual(before);
    },
  );

  test('has webhooks of its test organization, where it may write everything', async () => {
    const { as, testId } = await create();
    const { webhookId } = await makeWebhook(app, as, 'https://hooks.example.org/');
    const found = await app.manager.query(
      'SELECT organization_id AS id FROM webhooks WHERE id = $1 AND organization_id = $2',
      [webhookId, testId],
    );
    expect(found).toEqual([{ id: testId }]);
    const ask = async (caller: Caller) => (await app.graphql('{ webhooks { id } }', {}, { as: caller })).errors;
    for (const scope of ['READ', 'READ_MEMBERS', 'WRITE_GAMES'])
      expect(await ask((await create(scope)).as)).toMatchObject([
        {
          message: 'This API key lacks the scope write.',
          extensions: { code: 'FORBIDDEN', details: { scope: 'write' } },
        },
      ]);
    const plain = await app.showKeyOf({ organizationId, scopes: ['write'] });
    expect(await ask(plain)).toMatchObject([
      { message: 'No API key may do this, whatever its scopes.', extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  test('that is revoked takes its test organization along, and no other', async () => {
    const [first, second] = [await create(), await create()];
    const before = await tenantRowsDigest(app.manager, second.testId);
    const answer = await app.graphql<{ revokeApiKey: unknown }>(REVOKE, { id: first.apiKey.id }, { as: owner });
    expect(data(answer)).toEqual({ revokeApiKey: { apiKey: { testOrganization: null } } });
    expect(await app.manager.query('SELECT FROM organizations WHERE id = $1', [first.testId])).toEqual([]);
    expect((await app.graphql('{ organization { id } }', {}, { as: first.as })).status).toBe(401);
    expect(await tenantRowsDigest(app.manager, second.testId)).toEqual(before);
  });

  test('is refused as the sixth', async () => {
    for (let made = 0; made < 5; made += 1) await create('READ');
    await expect(create()).rejects.toThrow('at most 5 test organizations');
  });
});

describe('a reset', () => {
  /** Renames, adds and deletes something. @returns what would undo the deletion */
  const spoil = async (as: Caller): Promise<string> => {
    const read = '{ organization { teams(first: 1) { nodes { id } } games(first: 1) { nodes { id } } } }';
    const { organization } = data(
      await app.graphql<{ organization: Record<'teams' | 'games', { nodes: { id: string }[] }> }>(read, {}, { as }),
    );
    const [teamId, gameId] = [organization.teams.nodes[0]!.id, organization.games.nodes[0]!.id];
    const change = `mutation ($teamId: ID!, $gameId: ID!) {
      updateTeam(id: $teamId, input: { name: "Renamed", expectedVersion: 1 }) { id }
      createLink(input: { label: "Rules", slug: "rules" }) { id }
      deleteGames(ids: [$gameId]) { undoId }
    }`;
    const done = await app.graphql<{ deleteGames: { undoId: string } }>(change, { teamId, gameId }, { as });
    return data(done).deleteGames.undoId;
  };

  test('puts everything back as it was made, and nothing can be undone; its webhooks and its address stay', async () => {
    const { as, testId } = await create();
    await makeWebhook(app, as, 'https://hooks.example.org/');
    const [made, stranger] = [data(await app.graphql(MADE, {}, { as })), await rowsOfOwner()];
    const undoId = await spoil(as);
    const told = await deliveriesOf(app, testId);
    expect(data(await app.graphql(MADE, {}, { as }))).not.toEqual(made);
    data(await app.graphql(RESET, {}, { as }));
    expect(data(await app.graphql(MADE, {}, { as }))).toEqual(made);
    expect(codeOf(await app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id: undoId }, { as }))).toBe(
      'NOT_FOUND',
    );
    expect(data(await app.graphql('{ webhooks { url } organization { links { id } } }', {}, { as }))).toEqual({
      webhooks: [{ url: 'https://hooks.example.org/' }],
      organization: { links: [] },
    });
    expect(await deliveriesOf(app, testId)).toEqual(told);
    expect(await rowsOfOwner()).toEqual(stranger);
  });

  test('is refused for ten seconds after another one', async () => {
    const { as, testId } = await create();
    const sql =
      "UPDATE organizations SET test_reset_at = $2, created_at = $2::timestamptz - interval '1 day' WHERE id = $1";
    await app.manager.query(sql, [testId, new Date(NOW.getTime() - 9_999)]);
    const refused = await app.graphql(RESET, {}, { as });
    expect([codeOf(refused), refused.errors?.[0]?.message]).toEqual([
      'TOO_MANY_REQUESTS',
      expect.stringContaining('1 second'),
    ]);
    await app.manager.query(sql, [testId, new Date(NOW.getTime() - 10_000)]);
    data(await app.graphql(RESET, {}, { as }));
  });

  test('is an owner’s, too, and of no key that is none for tests', async () => {
    const { apiKey, as } = await create();
    await spoil(as);
    data(await app.graphql(RESET, { keyId: apiKey.id }, { as: owner }));
    const plain = await app.showKeyOf({ organizationId, scopes: ['write'] });
    expect(codeOf(await app.graphql(RESET, {}, { as: plain }))).toBe('UNPROCESSABLE');
    expect(codeOf(await app.graphql(RESET, {}, { as: owner }))).toBe('UNPROCESSABLE');
    const staff = await app.signInAs(await createUser(app.manager, organizationId));
    expect(codeOf(await app.graphql(RESET, { keyId: apiKey.id }, { as: staff }))).toBe('FORBIDDEN');
  });

  test('comes once a night, at four by the organization’s clock, however many processes are there', async () => {
    const { testId } = await create();
    const { services } = app.app.parts;
    const at = (moment: string) => ({ ...services, now: () => new Date(moment) });
    await sweepTestOrganizations(at('2026-03-11T07:59:00Z'));
    const resetAt = async () =>
      (
        (await app.manager.query('SELECT test_reset_at AS at FROM organizations WHERE id = $1', [testId])) as [
          { at: Date },
        ]
      )[0].at.toISOString();
    expect(await resetAt()).toBe(NOW.toISOString());
    await app.manager.query('DELETE FROM roster_entries WHERE organization_id = $1', [testId]);
    await app.manager.query(
      "UPDATE organizations SET test_reset_at = '2026-03-11T09:00:00Z' WHERE test_of IS NOT NULL AND id <> $1",
      [testId],
    );
    const done = await Promise.all([
      sweepTestOrganizations(at(TOMORROW.toISOString())),
      sweepTestOrganizations(other.app.parts.services),
    ]);
    expect(done.reduce((sum, count) => sum + count)).toBe(1);
    expect(await resetAt()).toBe(TOMORROW.toISOString());
    expect(
      await app.manager.query('SELECT count(*)::int AS count FROM roster_entries WHERE organization_id = $1', [testId]),
    ).toEqual([{ count: 32 }]);
    expect(await sweepTestOrganizations(at('2026-03-12T07:59:00Z'))).toBe(0);
  });
});

test('the nightly reset of others goes on where one fails, and whatever clock an organization has', async () => {
  const [broken, odd, plain] = [await create(), await create(), await create()];
  await app.manager.query("UPDATE organizations SET time_zone = 'Asia/Nowhere' WHERE id = $1", [odd.testId]);
  await app.manager.query(
    "CREATE FUNCTION refuse_broken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$",
  );
  await app.manager.query(
    `CREATE TRIGGER broken BEFORE DELETE ON teams FOR EACH ROW WHEN (OLD.organization_id = ${broken.testId}) EXECUTE FUNCTION refuse_broken()`,
  );
  const { services } = app.app.parts;
  const sweeping = sweepTestOrganizations({ ...services, now: () => TOMORROW });
  await expect(sweeping).rejects.toThrow('broken');
  const reset = await app.manager.query(
    'SELECT id FROM organizations WHERE id = ANY ($1) AND test_reset_at = $2 ORDER BY id',
    [[broken.testId, odd.testId, plain.testId], TOMORROW],
  );
  expect(reset).toEqual([{ id: odd.testId }, { id: plain.testId }]);
  await app.manager.query('DROP FUNCTION refuse_broken CASCADE');
});

test('an organization that is deleted and brought back gets its test organizations made anew', async () => {
  const { as, apiKey } = await create();
  const admin = await app.signInAs(await createUser(app.manager, null, { role: 'super_admin' }));
  const deleted = data(
    await app.graphql<{ gone: { undoId: string } }>(
      'mutation ($id: ID!) { gone: deleteOrganization(id: $id) { undoId } }',
      { id: String(organizationId) },
      { as: admin },
    ),
  );
  expect((await app.graphql('{ organization { id } }', {}, { as })).status).toBe(401);
  data(
    await app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id: deleted.gone.undoId }, { as: admin }),
  );
  expect((await app.graphql('{ organization { id } }', {}, { as })).status).toBe(503);
  expect(await sweepTestOrganizations(app.app.parts.services)).toBe(1);
  const { organization } = data(
    await app.graphql<{ organization: { name: string; slug: string } }>('{ organization { name slug } }', {}, { as }),
  );
  expect(organization).toEqual({
    name: 'Test of Harbor',
    slug: expect.not.stringMatching(apiKey.testOrganization.slug),
  });
});

test('what a test key writes draws nothing from what it reads by, and has a limit all the same', async () => {
  const config = { rateLimit: 1, rateLimitBurst: 40, rateLimitKey: 1, rateLimitKeyBurst: 100 };
  const limited = await startTestApp({ config, databaseUrl: app.database.url, now: () => NOW });
  try {
    const { as } = await create();
    const write = () =>
      limited.graphql(`mutation { createLink(input: { label: "x", slug: "${unique('link')}" }) { id } }`, {}, { as });
    const answers: GraphqlResponse<unknown>[] = [];
    while (answers.at(-1)?.status !== 429 && answers.length < 200) answers.push(await write());
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.at(-1)?.status).toBe(429);
    const read = await limited.graphql('{ organization { id } }', {}, { as });
    expect([read.status, read.headers['ratelimit']]).toEqual([200, expect.stringMatching(/r=9[5-9];/)]);
  } finally {
    await limited.close();
  }
});
