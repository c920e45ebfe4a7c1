import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';
import { diff, recordAudit } from './audit.service.js';
import { writeAs } from './write.service.js';

let app: TestApp;
let organizationId: number;
let owner: Caller;
let now = new Date('2026-04-01T10:00:00Z');

const AUTHORS = { maria: { id: 1, name: 'maria' }, zoe: { id: 2, name: 'Zoë' } } as const;

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  organizationId = (await createOrganization(app.manager)).id;
  const ctx = await app.context();
  const add = (
    author: keyof typeof AUTHORS,
    hour: number,
    action: string,
    entityId: number,
    label: string,
  ): Promise<void> => {
    now = new Date(Date.UTC(2026, 3, 1, hour));
    const [entityType = ''] = action.split('.');
    return writeAs(ctx, organizationId, AUTHORS[author], (tx) =>
      recordAudit(tx, {
        action,
        entityType,
        entityId,
        label,
        version: null,
        changes: { name: ['a', label], passwordHash: ['x', 'y'] },
      }),
    );
  };
  await add('maria', 8, 'season.create', 5, 'Fall 100%');
  await add('maria', 9, 'season.update', 5, 'Spring');
  await add('zoe', 10, 'team.delete', 7, 'Ants');
  await add('zoe', 11, 'season.update', 6, 'Summer');
  now = new Date();
  owner = await app.signInAs(await createUser(app.manager, organizationId, { role: 'org_owner' }));
});
afterAll(() => app.close());

const QUERY = `query ($filter: AuditTrailFilter, $first: Int, $after: String) { auditTrail(filter: $filter, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { action label actorName entityId changes { field before after } } } }`;
interface Trail {
  auditTrail: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    nodes: { action: string; label: string; actorName: string; changes: object[] }[];
  };
}

async function trail(filter: object = {}, page: object = {}): Promise<Trail['auditTrail']> {
  const { data, errors } = await app.graphql<Trail>(QUERY, { filter, ...page }, { as: owner });
  if (errors) throw new Error(errors[0]?.message);
  return data!.auditTrail;
}
const labels = async (filter: object): Promise<string[]> => (await trail(filter)).nodes.map(({ label }) => label);

test('the trail is newest first, with what changed, and without secrets', async () => {
  const { totalCount, nodes } = await trail();
  expect(totalCount).toBe(4);
  expect(nodes[0]).toEqual({
    action: 'season.update',
    label: 'Summer',
    actorName: 'Zoë',
    entityId: '6',
    changes: expect.arrayContaining([
      { field: 'name', before: 'a', after: 'Summer' },
      { field: 'passwordHash', before: '(secret)', after: '(secret)' },
    ]) as object[],
  });
});

test('each filter narrows it, and together they all do', async () => {
  expect(await labels({ actorId: '1' })).toEqual(['Spring', 'Fall 100%']);
  expect(await labels({ entityType: 'team' })).toEqual(['Ants']);
  expect(await labels({ entityType: 'season', entityId: '5' })).toEqual(['Spring', 'Fall 100%']);
  expect(await labels({ action: 'season.update' })).toEqual(['Summer', 'Spring']);
  expect(await labels({ from: '2026-04-01T09:00:00Z', to: '2026-04-01T11:00:00Z' })).toEqual(['Ants', 'Spring']);
  expect(await labels({ search: 'zoË' })).toEqual(['Summer', 'Ants']);
  expect(await labels({ search: '0%' })).toEqual(['Fall 100%']);
  expect(await labels({ actorId: '2', action: 'season.update', search: 'sum' })).toEqual(['Summer']);
  expect(await labels({ actorId: "1' OR true" })).toEqual([]);
});

test('everybody whose changes it holds can be asked for, by name; also who is no user any more', async () => {
  const { data } = await app.graphql('{ auditActors { id name } }', {}, { as: owner });
  expect(data).toEqual({
    auditActors: [
      { id: '1', name: 'maria' },
      { id: '2', name: 'Zoë' },
    ],
  });
});

test('it is paged', async () => {
  const first = await trail({ entityType: 'season' }, { first: 2 });
  expect(first).toMatchObject({
    totalCount: 3,
    pageInfo: { hasNextPage: true },
    nodes: [{ label: 'Summer' }, { label: 'Spring' }],
  });
  expect(await trail({ entityType: 'season' }, { first: 2, after: first.pageInfo.endCursor })).toMatchObject({
    totalCount: 3,
    pageInfo: { hasNextPage: false },
    nodes: [{ label: 'Fall 100%' }],
  });
});

test("another organization's trail is its own", async () => {
  const other = await createOrganization(app.manager);
  const as = await app.signInAs(await createUser(app.manager, other.id, { role: 'org_owner' }));
  expect((await app.graphql<Trail>(QUERY, {}, { as })).data?.auditTrail.nodes).toEqual([]);
});

test('a difference compares by content and leaves out what is the same', () => {
  const before = { name: 'a', tags: ['x'], at: new Date(5), gone: null as string | null };
  expect(diff(before, { ...before, tags: ['x'], at: new Date(5) }, ['name', 'tags', 'at', 'gone'])).toBeUndefined();
  expect(diff(before, { ...before, name: 'b', tags: ['x', 'y'] }, ['name', 'tags', 'at'])).toEqual({
    name: ['a', 'b'],
    tags: [['x'], ['x', 'y']],
  });
});
