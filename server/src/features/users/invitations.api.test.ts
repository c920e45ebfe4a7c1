import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerWish } from '../auth/password-reset.service.js';
import type { OrganizationEntity } from '../organizations/organization.entity.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser, unique } from '../../testing/factories.js';

const CREATE = `mutation ($input: CreateUserInput!) { made: createUser(input: $input) { temporaryPassword invitationLink user { id invitation { state } } } }`;
const INVITE = 'mutation ($id: ID!) { made: inviteUser(id: $id) { invitationLink user { id invitation { state } } } }';
const WITHDRAW = 'mutation ($id: ID!) { user: withdrawInvitation(id: $id) { invitation { state } } }';
const OPEN = 'mutation ($secret: String!) { openPasswordLink(secret: $secret) { username isInvitation } }';
const CHOOSE = 'mutation ($input: ChoosePasswordInput!) { choosePassword(input: $input) }';
const USER = 'query ($id: ID!) { user(id: $id) { email invitation { state expiresAt } } }';

interface Made {
  made: {
    temporaryPassword: string | null;
    invitationLink: string | null;
    user: { id: string; invitation: { state: string } | null };
  };
}

let now = new Date();
/** One that sends no mail, and one that does; of one database. */
let app: TestApp;
let sending: TestApp;
let organization: OrganizationEntity;
let owner: Caller;

beforeAll(async () => {
  app = await startTestApp({ now: () => now, ownDatabase: true, config: { trustProxy: 1 } });
  sending = await startTestApp({
    now: () => now,
    databaseUrl: app.database.url,
    config: { smtpUrl: 'smtp://127.0.0.1:9', publicUrl: 'https://courtbook.example' },
  });
});
afterAll(async () => {
  await sending.close();
  await app.close();
});
beforeEach(async () => {
  now = new Date();
  organization = await createOrganization(app.manager, { ownersManageStaff: true });
  owner = await app.signInAs(await createUser(app.manager, organization.id, { role: 'org_owner' }));
});

const invited = (extra: object = {}) => ({ username: unique('guest'), role: 'STAFF', invite: true, ...extra });
const secretOf = (link: string): string => link.split('#')[1]!;
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] | undefined }) => errors?.[0]?.extensions.code;
const waiting = () =>
  app.manager.query(
    `SELECT kind, address, language, facts ->> 'invitedBy' IS NOT NULL AS "isSigned" FROM mails WHERE organization_id = $1 AND state = 'waiting' ORDER BY id`,
    [organization.id],
  );

test('without mail the link is answered once, opens for a week, and is used up by a password', async () => {
  const { data } = await app.graphql<Made>(CREATE, { input: invited() }, { as: owner });
  expect(data!.made).toMatchObject({ temporaryPassword: null, user: { invitation: { state: 'OPEN' } } });
  const { id } = data!.made.user;
  const secret = secretOf(data!.made.invitationLink!);
  expect(data!.made.invitationLink).toBe(`http://localhost:4000/choose-password#${secret}`);
  expect((await app.graphql(OPEN, { secret })).data).toMatchObject({ openPasswordLink: { isInvitation: true } });
  now = new Date(now.getTime() + 7 * 86_400_000 - 60_000);
  const chosen = await app.graphql(CHOOSE, { input: { secret, newPassword: 'four words of a guest' } });
  expect(chosen.errors).toBeUndefined();
  const root = await app.signInAs({ id: (await createUser(app.manager, null)).id });
  expect((await app.graphql(USER, { id }, { as: root })).data).toEqual({ user: { email: null, invitation: null } });
  expect(codeOf(await app.graphql(OPEN, { secret }))).toBe('NOT_FOUND');
  // Who has a password is not invited again: that would be a way to take the account.
  expect(codeOf(await app.graphql(INVITE, { id }, { as: root }))).toBe('UNPROCESSABLE');
});

test('it ends after a week, by withdrawal, and by another one in its place', async () => {
  const { data } = await app.graphql<Made>(CREATE, { input: invited() }, { as: owner });
  const { id } = data!.made.user;
  const first = secretOf(data!.made.invitationLink!);
  const again = secretOf((await app.graphql<Made>(INVITE, { id }, { as: owner })).data!.made.invitationLink!);
  expect(codeOf(await app.graphql(OPEN, { secret: first }))).toBe('NOT_FOUND');
  expect(codeOf(await app.graphql(OPEN, { secret: again }))).toBeUndefined();
  const withdrawn = await app.graphql(WITHDRAW, { id }, { as: owner });
  expect(withdrawn.data).toEqual({ user: { invitation: { state: 'WITHDRAWN' } } });
  expect(codeOf(await app.graphql(OPEN, { secret: again }))).toBe('NOT_FOUND');
  const anew = secretOf((await app.graphql<Made>(INVITE, { id }, { as: owner })).data!.made.invitationLink!);
  now = new Date(now.getTime() + 7 * 86_400_000);
  owner = await app.signInAs(await createUser(app.manager, organization.id, { role: 'org_owner' }));
  expect(codeOf(await app.graphql(OPEN, { secret: anew }))).toBe('NOT_FOUND');
  const stored = await app.graphql(USER, { id }, { as: owner });
  expect(stored.data).toMatchObject({ user: { invitation: { state: 'EXPIRED' } } });
});

test('with mail it goes to the address alone: no link is answered, and no address is no invitation', async () => {
  const missing = await sending.graphql(CREATE, { input: invited() }, { as: owner });
  expect(missing.errors![0]!.extensions.errors).toEqual([expect.objectContaining({ field: 'email' })]);
  const input = invited({ email: 'ana@example.com' });
  const { data } = await sending.graphql<Made>(CREATE, { input }, { as: owner, headers: { 'accept-language': 'es' } });
  expect(data!.made).toMatchObject({ temporaryPassword: null, invitationLink: null });
  expect(await waiting()).toEqual([{ kind: 'invitation', address: 'ana@example.com', language: 'es', isSigned: true }]);
  await sending.graphql(INVITE, { id: data!.made.user.id }, { as: owner });
  expect(await waiting()).toHaveLength(1);
  await sending.graphql(WITHDRAW, { id: data!.made.user.id }, { as: owner });
  expect(await waiting()).toEqual([]);
  // Nor does a forgotten password open what was withdrawn, or what is over.
  const wish = async (): Promise<unknown> => {
    await answerWish(await sending.context(), 'ana@example.com');
    return ((await waiting()) as { kind: string }[]).map(({ kind }) => kind);
  };
  expect(await wish()).toEqual([]);
  await sending.graphql(INVITE, { id: data!.made.user.id }, { as: owner });
  expect(await wish()).toEqual(['invitation', 'reset']);
  await app.manager.query(`DELETE FROM mails`);
  await app.manager.query(`DELETE FROM password_links WHERE kind = 'reset'`);
  now = new Date(now.getTime() + 7 * 86_400_000);
  expect(await wish()).toEqual([]);
});

test('a password beside an invitation is refused; another address withdraws what went to the former one', async () => {
  const both = await app.graphql(CREATE, { input: invited({ password: 'four words of mine' }) }, { as: owner });
  expect(both.errors![0]!.extensions.errors).toEqual([expect.objectContaining({ field: 'password' })]);
  const input = invited({ email: 'ana@example.com' });
  const { data } = await app.graphql<Made>(CREATE, { input }, { as: owner });
  const { id } = data!.made.user;
  await app.graphql(
    'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { user { id } } }',
    { id, input: { email: 'eva@example.com', expectedVersion: 1 } },
    { as: owner },
  );
  expect((await app.graphql(USER, { id }, { as: owner })).data).toMatchObject({
    user: { email: 'eva@example.com', invitation: { state: 'WITHDRAWN' } },
  });
});

test('who may not edit a user sees no invitation, and reaches nobody of another organization', async () => {
  const { data } = await app.graphql<Made>(CREATE, { input: invited({ email: 'ana@example.com' }) }, { as: owner });
  const { id } = data!.made.user;
  const colleague = await app.signInAs(await createUser(app.manager, organization.id));
  expect((await app.graphql(USER, { id }, { as: colleague })).data).toEqual({
    user: { email: null, invitation: null },
  });
  const other = await createOrganization(app.manager, { ownersManageStaff: true });
  const stranger = await app.signInAs(await createUser(app.manager, other.id, { role: 'org_owner' }));
  for (const operation of [INVITE, WITHDRAW])
    expect(codeOf(await app.graphql(operation, { id }, { as: stranger }))).toBe('NOT_FOUND');
});

test.each([
  ['a user', 'deleteUser', (id: string) => id],
  ['an organization', 'deleteOrganization', () => String(organization.id)],
])(
  'who was invited is so still once the deletion of %s is undone, and whose invitation was withdrawn has none',
  async (_what, deletion, idOf) => {
    const root = await app.signInAs({ id: (await createUser(app.manager, null)).id });
    const make = async (extra: object = {}) =>
      (await app.graphql<Made>(CREATE, { input: invited({ organizationId: organization.id, ...extra }) }, { as: root }))
        .data!.made;
    const [open, withdrawn] = [await make(), await make({ email: `${unique('eva')}@example.com` })];
    await app.graphql(WITHDRAW, { id: withdrawn.user.id }, { as: root });
    for (const { user } of [open, withdrawn]) {
      const { data, errors } = await app.graphql<{ gone: { undoId: string } }>(
        `mutation ($id: ID!) { gone: ${deletion}(id: $id) { undoId } }`,
        { id: idOf(user.id) },
        { as: root },
      );
      expect(errors).toBeUndefined();
      await app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id: data!.gone.undoId }, { as: root });
    }
    const stateOf = async ({ user: { id } }: Made['made']): Promise<unknown> =>
      (await app.graphql<{ user: { invitation: { state: string } | null } }>(USER, { id }, { as: root })).data!.user;
    expect(await stateOf(open)).toMatchObject({ invitation: { state: 'OPEN' } });
    expect(await stateOf(withdrawn)).toMatchObject({ invitation: { state: 'WITHDRAWN' } });
    const { email } = (await stateOf(withdrawn)) as { email: string };
    await answerWish(await sending.context(), email);
    expect(await waiting()).toEqual([]);
    const { errors } = await app.graphql(OPEN, { secret: secretOf(open.invitationLink!) });
    expect(errors).toBeUndefined();
  },
);
