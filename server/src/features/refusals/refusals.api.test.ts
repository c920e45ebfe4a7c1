import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createLeague,
  createLeagueWorld,
  createOrganization,
  createUser,
  type LeagueWorld,
  unique,
} from '../../testing/factories.js';
import { nodeIdOf } from '../nodes/node-id.js';

let app: TestApp;
let world: LeagueWorld;
let admin: Caller;
let username: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  const user = await createUser(app.manager, world.organizationId);
  ({ username } = user);
  admin = await app.signInAs(user);
});
afterAll(() => app.close());

const REFUSALS = `refusals {
  __typename mutation code message
  ... on StaleVersion { version changedBy changes { field before after } current { nodeId ... on Team { name version } } }
  ... on ValueTaken { field owner { nodeId ... on League { name } } }
  ... on RefusedByRule { fields { field message } details }
  ... on InvalidInput { fields { field message } }
  ... on OtherRefusal { fields { field message } details retryAfterSeconds }
}`;

const send = (
  fields: string,
  variables: Record<string, string> = {},
  as = admin,
  headers: Record<string, string> = {},
) => {
  const declared = Object.keys(variables).map((name) => `$${name}: ID!`);
  const operation = `mutation Q${declared.length > 0 ? `(${declared.join(' ')})` : ''}`;
  return app.graphql<Record<string, unknown> & { refusals: Record<string, unknown>[] }, Record<string, string>>(
    `${operation} { ${fields} ${REFUSALS} }`,
    variables,
    { as, headers },
  );
};

const rename = (name: string, expectedVersion: number): string =>
  `updateTeam(id: $team, input: { name: "${name}", expectedVersion: ${expectedVersion} }) { name version }`;

test('a change of an old version is told with the thing as it is now, who changed it, and what', async () => {
  const team = String(world.teams.ants.id);
  await send(rename('Anthill', 1), { team });
  const { data, errors } = await send(`mine: ${rename('Aunts', 1)}`, { team });
  expect(data).toEqual({
    mine: null,
    refusals: [
      {
        __typename: 'StaleVersion',
        mutation: 'mine',
        code: 'CONFLICT',
        message: expect.stringContaining('has been changed meanwhile') as string,
        version: 2,
        changedBy: [username],
        changes: [{ field: 'name', before: 'Ants', after: 'Anthill' }],
        current: {
          nodeId: nodeIdOf({ type: 'Team', organizationId: world.organizationId, id: world.teams.ants.id }),
          name: 'Anthill',
          version: 2,
        },
      },
    ],
  });
  // Beside it everything stays as it was.
  expect(errors).toMatchObject([
    { path: ['mine'], extensions: { code: 'CONFLICT', details: { version: 2, changedBy: [username] } } },
  ]);
});

test('a name that is taken is told with whose it is', async () => {
  const pond = await createLeague(app.manager, world.organizationId, { name: 'Pond League' });
  const { data } = await send(
    'updateLeague(id: $pond, input: { name: "GARDEN league", expectedVersion: 1 }) { seasonLeagues { id } }',
    { pond: String(pond.id) },
  );
  expect(data!.refusals).toMatchObject([
    {
      __typename: 'ValueTaken',
      mutation: 'updateLeague',
      code: 'CONFLICT',
      field: 'name',
      owner: {
        nodeId: nodeIdOf({ type: 'League', organizationId: world.organizationId, id: world.league.id }),
        name: 'Garden League',
      },
    },
  ]);
});

test('whose value it is that belongs to the platform stays untold', async () => {
  const owner = await app.signInAs(await createUser(app.manager, null));
  const { data } = await send(
    `createOrganization(input: { name: "Twin", slug: "${world.organization.slug}" }) { id }`,
    {},
    owner,
  );
  expect(data!.refusals).toMatchObject([{ __typename: 'ValueTaken', field: 'slug', owner: null }]);
});

test('what is wrong, against a rule or not there is told by type, in the order of the document', async () => {
  const sports = ['basketball', 'volleyball'] as const;
  const { id } = await createOrganization(app.manager, { sports });
  const owner = await app.signInAs(await createUser(app.manager, id, { sports }));
  const { data } = await send(
    `nameless: createLeague(input: { name: "", seasonId: "1" }) { id }
     which: createSeason(input: { name: "Fall" }) { id }
     nowhere: updateTeam(id: "2000000000", input: { name: "X", expectedVersion: 1 }) { id }`,
    {},
    owner,
  );
  expect(data).toMatchObject({ nameless: null, which: null, nowhere: null });
  expect(data!.refusals.map(({ __typename, mutation, code }) => [__typename, mutation, code])).toEqual([
    ['InvalidInput', 'nameless', 'BAD_USER_INPUT'],
    ['RefusedByRule', 'which', 'UNPROCESSABLE'],
    ['OtherRefusal', 'nowhere', 'NOT_FOUND'],
  ]);
  expect(data!.refusals[0]).toMatchObject({ fields: [{ field: 'name', message: 'name is required.' }] });
  expect(data!.refusals[1]).toMatchObject({ message: 'No sport assigned to this user.', fields: [], details: null });
});

test('what a caller can go on with stands in the details, as in the error', async () => {
  const { data, errors } = await send(
    'addPlayerToTeam(input: { seasonLeagueTeamId: $team, firstName: "Ants", lastName: "One" }) { id }',
    { team: String(world.current.slts.ants.id) },
  );
  const details = { playerId: world.players.ants[0]!.id, canBeAnother: true };
  expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', details } }]);
  expect(data!.refusals).toMatchObject([{ __typename: 'OtherRefusal', fields: [], details, retryAfterSeconds: null }]);
});

test('what the database refused is told by type, too', async () => {
  const { data } = await app.graphql(
    'mutation ($name: String!) { signIn(input: { username: $name, password: "x" }) { csrfToken } refusals { __typename code message } }',
    { name: 'a\u0000b' },
  );
  expect(data).toEqual({
    signIn: null,
    refusals: [
      {
        __typename: 'InvalidInput',
        code: 'BAD_USER_INPUT',
        message: 'Text must not contain the character U+0000.',
      },
    ],
  });
});

test('a field whose variable is null where it must not be fails alone, and those behind it are carried out', async () => {
  const { data, errors } = await app.graphql(
    `mutation ($id: ID = "1") {
      first: createSeason(input: { name: "First" }) { name }
      broken: updateTeam(id: $id, input: { name: "X", expectedVersion: 1 }) { id }
      last: createSeason(input: { name: "Last" }) { name }
      refusals { mutation }
    }`,
    { id: null },
    { as: admin },
  );
  expect(data).toEqual({ first: { name: 'First' }, broken: null, last: { name: 'Last' }, refusals: [] });
  expect(errors).toMatchObject([{ path: ['broken'] }]);
  const begin = await app.graphql(
    `mutation ($id: ID = "1") {
      broken: updateTeam(id: $id, input: { name: "X", expectedVersion: 1 }) { id }
      last: createSeason(input: { name: "After all" }) { name }
    }`,
    { id: null },
    { as: admin },
  );
  expect(begin.data).toEqual({ broken: null, last: { name: 'After all' } });
});

test('it tells of what stands before it, and does nothing itself', async () => {
  const { data, errors } = await app.graphql(
    'mutation { early: refusals { mutation } createSeason(input: { name: "" }) { id } late: refusals { mutation } }',
    {},
    { as: admin },
  );
  expect(data).toEqual({ early: [], createSeason: null, late: [{ mutation: 'createSeason' }] });
  expect(errors).toHaveLength(1);
  expect((await app.graphql('mutation { refusals { message } }')).data).toEqual({ refusals: [] });
});

test('who is not signed in is told so by type, and a repeated key answers the same', async () => {
  const visitor = await send('createSeason(input: { name: "Mine" }) { id }', {}, {} as Caller);
  expect(visitor.data!.refusals).toMatchObject([{ __typename: 'OtherRefusal', code: 'UNAUTHENTICATED' }]);
  const headers = { 'idempotency-key': unique('key') };
  const twice = () =>
    send(
      'fine: createSeason(input: { name: "Kept" }) { name } wrong: createSeason(input: { name: "" }) { id }',
      {},
      admin,
      headers,
    );
  const first = await twice();
  const again = await twice();
  expect(again.data).toEqual(first.data);
  expect(again.headers['idempotency-replayed']).toBe('true');
});
