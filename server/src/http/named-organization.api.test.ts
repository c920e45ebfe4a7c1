import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportRouter } from '../exports/export-router.js';
import { restRouter } from '../rest/router.js';
import { type Caller, type CallOptions, type GraphqlResponse, startTestApp, type TestApp } from '../testing/app.js';
import { createLink, createOrganization, createSeason, createUser, unique } from '../testing/factories.js';
import { multipartBody, type TestFile } from '../testing/multipart.js';
import { rest } from '../testing/rest-client.js';
import { GAMES, PLAYERS, TEAMS } from '../testing/small-season.js';

let app: TestApp;
/** What the page shows, and what the session was switched to. */
let shown: { id: number; slug: string };
let switched: { id: number; slug: string };
let root: Caller;
beforeAll(async () => {
  app = await startTestApp({ routers: [exportRouter, restRouter] });
});
afterAll(() => app.close());
beforeEach(async () => {
  [shown, switched] = [await createOrganization(app.manager), await createOrganization(app.manager)];
  root = await app.signInAs({ id: (await createUser(app.manager, null)).id, organizationId: switched.id });
});

const CREATE = 'mutation ($name: String!) { createSeason(input: { name: $name }) { id organization { id } } }';
const create = (
  name: string,
  options: CallOptions,
): Promise<GraphqlResponse<{ createSeason: { id: string; organization: { id: string } } | null }>> =>
  app.graphql(CREATE, { name }, options);
const codeOf = ({ errors }: GraphqlResponse<unknown>): string | undefined => errors?.[0]?.extensions.code;
const seasonsOf = async ({ id }: { id: number }): Promise<string[]> => {
  const rows = (await app.manager.query('SELECT name FROM seasons WHERE organization_id = $1 ORDER BY id', [id])) as {
    name: string;
  }[];
  return rows.map(({ name }) => name);
};

describe("the organization that a super administrator's page names", () => {
  test('is written to and read, and another one stays as it is', async () => {
    const { data } = await create('Fall', { as: root, organization: shown.id });
    expect(data?.createSeason?.organization).toEqual({ id: String(shown.id) });
    expect([await seasonsOf(shown), await seasonsOf(switched)]).toEqual([['Fall'], []]);
    const acting = await app.graphql(
      '{ me { actingFor { slug } } organization { slug } }',
      {},
      { as: root, organization: shown.id },
    );
    expect(acting.data).toEqual({ me: { actingFor: { slug: shown.slug } }, organization: { slug: shown.slug } });
    expect((await app.graphql('{ me { actingFor { slug } } }', {}, { as: root })).data).toEqual({
      me: { actingFor: { slug: switched.slug } },
    });
  });

  test('refuses ids of the one that the session was switched to, as missing', async () => {
    const { id } = await createSeason(app.manager, switched.id);
    const renamed = await app.graphql(
      `mutation { updateSeason(id: "${id}", input: { name: "Ours", expectedVersion: 1 }) { id } }`,
      {},
      { as: root, organization: shown.id },
    );
    expect([codeOf(renamed), renamed.errors?.[0]?.message]).toEqual(['NOT_FOUND', 'Season not found.']);
  });

  test('has to exist', async () => {
    for (const organization of ['2147483647', 'x', '0', '-1'])
      expect(codeOf(await create('Nowhere', { as: root, organization }))).toBe('NOT_FOUND');
    expect([await seasonsOf(shown), await seasonsOf(switched)]).toEqual([[], []]);
  });

  test('may be none: then the one of the session does not count', async () => {
    const refused = await create('Nowhere', { as: root, organization: 'none' });
    expect([codeOf(refused), refused.errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', 'organization required']);
    expect((await app.graphql('{ me { actingFor { slug } } }', {}, { as: root, organization: 'none' })).data).toEqual({
      me: { actingFor: null },
    });
  });

  test('is where a command is taken back', async () => {
    const { id } = await createSeason(app.manager, shown.id);
    const ask = { as: root, organization: shown.id };
    const removed = await app.graphql<{ deleteSeason: { undoId: string } }>(
      `mutation { deleteSeason(id: "${id}") { undoId } }`,
      {},
      ask,
    );
    const { undoId } = removed.data!.deleteSeason;
    const undo = `mutation { undo(id: "${undoId}") { label } }`;
    expect(codeOf(await app.graphql(undo, {}, { as: root }))).toBe('NOT_FOUND');
    // Beside it stand those of the platform, which other tests write to.
    const { data } = await app.graphql<{ undoableCommands: object[] }>('{ undoableCommands { id } }', {}, ask);
    expect(data?.undoableCommands).toContainEqual({ id: undoId });
    expect((await app.graphql(undo, {}, ask)).errors).toBeUndefined();
    expect(await seasonsOf(shown)).toHaveLength(1);
  });

  test('may have been deleted: the page of it can bring it back', async () => {
    const ask = { as: root, organization: shown.id };
    const removed = await app.graphql<{ deleteOrganization: { undoId: string } }>(
      `mutation { deleteOrganization(id: "${shown.id}") { undoId } }`,
      {},
      ask,
    );
    expect((await app.graphql('{ me { actingFor { slug } } }', {}, ask)).data).toEqual({ me: { actingFor: null } });
    expect(
      (await app.graphql(`mutation { undo(id: "${removed.data!.deleteOrganization.undoId}") { label } }`, {}, ask))
        .errors,
    ).toBeUndefined();
    expect((await app.graphql('{ me { actingFor { slug } } }', {}, ask)).data).toEqual({
      me: { actingFor: { slug: shown.slug } },
    });
  });

  test('gets the files that are sent', async () => {
    const query = 'mutation ($input: ImportSeasonInput!) { importSeason(input: $input) { done } }';
    const csv = (name: string, text: string): TestFile => ({ name, type: 'text/csv', bytes: Buffer.from(text) });
    const files = {
      teams: csv('teams.csv', TEAMS),
      games: csv('games.csv', GAMES),
      playerGames: csv('player_games.csv', PLAYERS),
    };
    const variables = { input: { name: 'Sent', files: { teams: null, games: null, playerGames: null } } };
    const parts = Object.fromEntries(
      Object.entries(files).map(([name, file]) => [`variables.input.files.${name}`, file]),
    );
    const { body, headers } = multipartBody({ query, variables }, parts);
    const sent = {
      method: 'POST',
      path: `/graphql?organization=${shown.id}`,
      as: root,
      headers: { ...headers, 'apollo-require-preflight': 'true' },
      body,
    };
    expect(JSON.parse((await app.request(sent)).text)).toEqual({ data: { importSeason: { done: true } } });
    expect([await seasonsOf(shown), await seasonsOf(switched)]).toEqual([['Sent'], []]);
  });

  test('is exported, by a plain link', async () => {
    const { id } = await createSeason(app.manager, shown.id, { name: 'Mine' });
    const list = (organization: number) =>
      app.request({ path: `/exports/seasons.csv?organization=${organization}`, as: root });
    expect((await list(shown.id)).text).toContain('Mine');
    expect((await list(switched.id)).text).not.toContain('Mine');
    const archive = async (organization: number): Promise<number> =>
      (await app.request({ path: `/exports/seasons/${id}.zip?organization=${organization}`, as: root })).status;
    expect([await archive(shown.id), await archive(switched.id)]).toEqual([200, 404]);
  });

  test('is that of a REST call, before slug and session', async () => {
    const link = (query: string) =>
      rest<{ organization_id: number }>(app, `POST /api/organization-links${query}`, {
        as: root,
        json: { label: 'Rules' },
      });
    expect((await link(`?organization=${shown.id}`)).body.organization_id).toBe(shown.id);
    expect((await link('')).body.organization_id).toBe(switched.id);
    const { id } = await createLink(app.manager, switched.id);
    expect(
      (await rest(app, `DELETE /api/organization-links/${id}?organization=${shown.id}`, { as: root })).status,
    ).toBe(404);
  });

  test('has keys of its own for what is done once', async () => {
    const key = unique('key');
    const send = (organization?: number) =>
      create('Once', {
        as: root,
        headers: { 'idempotency-key': key },
        ...(organization !== undefined && { organization }),
      });
    const first = await send(shown.id);
    await app.graphql('mutation ($id: ID) { actFor(organizationId: $id) { id } }', { id: null }, { as: root });
    const again = await send(shown.id);
    expect([again.data, again.headers['idempotency-replayed']]).toEqual([first.data, 'true']);
    expect((await send(switched.id)).headers['idempotency-replayed']).toBeUndefined();
    expect([await seasonsOf(shown), await seasonsOf(switched)]).toEqual([['Once'], ['Once']]);
  });

  test('by REST, too, where the session alone says which', async () => {
    const headers = { 'idempotency-key': unique('key') };
    const link = () =>
      rest<{ organization_id: number }>(app, 'POST /api/organization-links', {
        as: root,
        headers,
        json: { label: 'Rules' },
      });
    expect([(await link()).body.organization_id, (await link()).headers['idempotency-replayed']]).toEqual([
      switched.id,
      'true',
    ]);
    await app.graphql(
      'mutation ($id: ID) { actFor(organizationId: $id) { id } }',
      { id: String(shown.id) },
      { as: root },
    );
    expect((await link()).body.organization_id).toBe(shown.id);
  });
});

describe('the organization that a page of staff names', () => {
  test('is their own, and another one like a missing one', async () => {
    const staff = await app.signInAs(await createUser(app.manager, shown.id));
    expect(codeOf(await create('Theirs', { as: staff, organization: switched.id }))).toBe('NOT_FOUND');
    expect(codeOf(await create('Nowhere', { as: staff, organization: 2_147_483_647 }))).toBe('NOT_FOUND');
    expect(
      (await app.graphql('{ me { actingFor { slug } } }', {}, { as: staff, organization: switched.id })).data,
    ).toEqual({ me: { actingFor: null } });
    expect((await create('Mine', { as: staff, organization: shown.id })).data?.createSeason?.organization).toEqual({
      id: String(shown.id),
    });
    expect([await seasonsOf(shown), await seasonsOf(switched)]).toEqual([['Mine'], []]);
  });

  test('says nothing about who has no session any more', async () => {
    expect(codeOf(await create('Nobody', { organization: shown.id }))).toBe('UNAUTHENTICATED');
  });
});
