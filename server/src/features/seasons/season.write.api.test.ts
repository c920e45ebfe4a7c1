import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type GraphqlResponse, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createSeason, createSports, createUser } from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';
import type { OrganizationEntity } from '../organizations/organization.entity.js';

const CREATE = `mutation ($input: CreateSeasonInput!) { season: createSeason(input: $input) { id name startDate finishDate active version sport { name } organization { slug } } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateSeasonInput!) { season: updateSeason(id: $id, input: $input) { name startDate finishDate active version } }`;

let app: TestApp;
let organization: OrganizationEntity;
let as: Caller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  organization = await createOrganization(app.manager);
  as = await app.signInAs({ ...(await createUser(app.manager, organization.id)), organizationId: organization.id });
});

type Answer = GraphqlResponse<{ season: Record<string, unknown> }>;
const create = (input: object, caller = as): Promise<Answer> => app.graphql(CREATE, { input }, { as: caller });
const update = (id: number, input: object): Promise<Answer> => app.graphql(UPDATE, { id, input }, { as });

async function trail(id: number): Promise<unknown[]> {
  return app.manager.query(
    `SELECT action, changes FROM audit_entries WHERE organization_id = $1 AND entity_id = $2 ORDER BY id`,
    [organization.id, id],
  );
}

describe('creating', () => {
  test('a season needs a name alone', async () => {
    const { data, errors } = await create({ name: '  عربي  🏀 Fall ' });
    expect(errors).toBeUndefined();
    expect(data?.season).toMatchObject({
      name: 'عربي 🏀 Fall',
      startDate: null,
      finishDate: null,
      active: false,
      version: 1,
      sport: { name: 'basketball' },
      organization: { slug: organization.slug },
    });
    expect(await trail(Number(data?.season['id']))).toMatchObject([
      { action: 'season.create', changes: { name: [null, 'عربي 🏀 Fall'] } },
    ]);
  });

  test.each([
    ['a blank name', { name: ' \u200b ' }, 'name is required.'],
    ['a name that is too long', { name: 'x'.repeat(10_000) }, 'name must have at most 200 characters; this has 10000.'],
    [
      'a span that ends before it begins',
      { name: 'x', startDate: '2025-09-02', finishDate: '2025-09-01' },
      'finishDate must not be before startDate.',
    ],
    ['rosters without teams', { name: 'x', copyParts: ['ROSTERS'] }, 'copyParts with ROSTERS must have TEAMS too.'],
  ])('%s is refused', async (_what, input, message) => {
    const { errors } = await create(input);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });

  test.each([[[] as const], [['basketball', 'tennis'] as const]])(
    'a user with the sports %j cannot',
    async (sports) => {
      const user = await createUser(app.manager, organization.id, { sports });
      const { errors } = await create(
        { name: 'Fall' },
        await app.signInAs({ ...user, organizationId: organization.id }),
      );
      expect(errors?.[0]).toMatchObject({
        message: 'No sport assigned to this user.',
        extensions: { code: 'UNPROCESSABLE' },
      });
    },
  );

  test("a super administrator creates with the organization's sport, and chooses where there are several", async () => {
    const admin = await createUser(app.manager, null, { sports: [] });
    const here = await app.signInAs({ id: admin.id, organizationId: organization.id });
    expect((await create({ name: 'Fall' }, here)).data?.season).toMatchObject({
      sport: { name: 'basketball' },
      organization: { slug: organization.slug },
    });
    const both = await createOrganization(app.manager, { sports: ['basketball', 'tennis'] });
    const there = await app.signInAs({ id: admin.id, organizationId: both.id });
    expect((await create({ name: 'Fall' }, there)).errors?.[0]).toMatchObject({
      message: 'This organization plays several sports: choose one.',
      extensions: { code: 'UNPROCESSABLE', details: { choices: [{ name: 'basketball' }, { name: 'tennis' }] } },
    });
    const sports = await createSports(app.manager);
    expect((await create({ name: 'Fall', sportId: sports.tennis.id }, there)).data?.season).toMatchObject({
      sport: { name: 'tennis' },
    });
    expect((await create({ name: 'Fall', sportId: sports.baseball.id }, there)).errors?.[0]?.extensions.code).toBe(
      'UNPROCESSABLE',
    );
    const nowhere = await app.signInAs({ id: admin.id });
    expect((await create({ name: 'Fall' }, nowhere)).errors?.[0]).toMatchObject({ message: 'organization required' });
  });

  test('no season is of a sport that is taken away from the organization meanwhile, or was before', async () => {
    const refusal = {
      message: 'This organization does not play this sport any more.',
      extensions: { code: 'UNPROCESSABLE' },
    };
    const { errors } = await overtaken(
      app.database.pool,
      async (other) => {
        // As who changes an organization does: it is locked, and has no season of the sport.
        await other.query('SELECT FROM organizations WHERE id = $1 FOR UPDATE', [organization.id]);
        await other.query('DELETE FROM organization_sports WHERE organization_id = $1', [organization.id]);
      },
      () => create({ name: 'Fall' }),
    );
    expect(errors?.[0]).toMatchObject(refusal);
    expect((await create({ name: 'Fall' })).errors?.[0]).toMatchObject(refusal);
    expect(await app.manager.query('SELECT FROM seasons WHERE organization_id = $1', [organization.id])).toEqual([]);
  });
});

describe('changing', () => {
  test('what is given changes, null clears a date, and any number of seasons may be active', async () => {
    const { id } = await createSeason(app.manager, organization.id, {
      name: 'Fall',
      startDate: '2025-09-01',
      finishDate: '2025-12-01',
    });
    const other = await createSeason(app.manager, organization.id, { active: true });
    expect((await update(id, { active: true, startDate: null, expectedVersion: 1 })).data?.season).toEqual({
      name: 'Fall',
      startDate: null,
      finishDate: '2025-12-01',
      active: true,
      version: 2,
    });
    expect(await trail(id)).toEqual([
      { action: 'season.update', changes: { active: [false, true], startDate: ['2025-09-01', null] } },
    ]);
    expect((await update(id, { active: true, expectedVersion: 2 })).data?.season).toMatchObject({ version: 2 });
    const [row] = (await app.manager.query('SELECT active FROM seasons WHERE id = $1', [other.id])) as {
      active: boolean;
    }[];
    expect(row?.active).toBe(true);
  });

  test('dates are checked against those that stay', async () => {
    const { id } = await createSeason(app.manager, organization.id, { startDate: '2025-09-01' });
    expect((await update(id, { finishDate: '2025-08-31', expectedVersion: 1 })).errors?.[0]).toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        errors: [{ field: 'finishDate', message: 'finishDate must not be before startDate.' }],
      },
    });
  });

  test('a missing version is asked for; a stale one is refused, naming what changed and by whom', async () => {
    const { id } = await createSeason(app.manager, organization.id, { name: 'Fall' });
    expect((await update(id, { name: 'Autumn' })).errors?.[0]).toMatchObject({
      extensions: { errors: [{ field: 'expectedVersion' }] },
    });
    const owner = await createUser(app.manager, organization.id, {
      username: `Olga ${organization.slug}`,
      role: 'org_owner',
    });
    const theirs = await app.signInAs({ ...owner, organizationId: organization.id });
    await app.graphql(UPDATE, { id, input: { name: 'Autumn', expectedVersion: 1 } }, { as: theirs });
    const { errors, status } = await update(id, { active: true, expectedVersion: 1 });
    expect(status).toBe(200);
    expect(errors?.[0]).toMatchObject({
      message: `Autumn has been changed meanwhile by Olga ${organization.slug}: name. Please look at it again.`,
      extensions: { code: 'CONFLICT', details: { version: 2, changedFields: ['name'] } },
    });
    expect(await app.manager.query('SELECT name, active FROM seasons WHERE id = $1', [id])).toEqual([
      { name: 'Autumn', active: false },
    ]);
  });

  test('of two changes at once one is refused', async () => {
    const { id } = await createSeason(app.manager, organization.id, { name: 'Fall' });
    const answers = await Promise.all([
      update(id, { name: 'One', expectedVersion: 1 }),
      update(id, { name: 'Two', expectedVersion: 1 }),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).toSorted()).toEqual(['CONFLICT', undefined]);
    const won = answers.find(({ data }) => data?.season)?.data?.season['name'];
    expect(await app.manager.query('SELECT name, version FROM seasons WHERE id = $1', [id])).toEqual([
      { name: won, version: 2 },
    ]);
  });
});
