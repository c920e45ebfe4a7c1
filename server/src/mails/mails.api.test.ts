import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queueMail } from '../features/mail/mail.service.js';
import { hashPassword, verifyPassword } from '../features/users/password.service.js';
import type { UserEntity } from '../features/users/user.entity.js';
import { type CallOptions, startTestApp, type TestApp } from '../testing/app.js';
import { createOrganization, createUser, unique } from '../testing/factories.js';
import { type MailServer, readMail, startMailServer } from '../testing/mail-server.js';
import { sweepMails } from './sweep-mails.js';
import { mailTransport } from './transport.js';
import type { Worker } from '../lib/outgoing/worker.js';
import { startMails } from './worker.js';

const ASK = 'mutation ($login: String!) { askForPasswordReset(login: $login) }';
const OPEN =
  'mutation ($secret: String!) { openPasswordLink(secret: $secret) { username isInvitation organizationName } }';
const CHOOSE = 'mutation ($input: ChoosePasswordInput!) { choosePassword(input: $input) }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { user { username } } }';
const NEW_PASSWORD = 'four quite new words';

let app: TestApp;
let server: MailServer;
let worker: Worker;
let now = new Date();
let address = 0;
let email: string;
let user: UserEntity;
let organization: { id: number; slug: string; name: string };
const warnings: object[] = [];

beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({
    now: () => now,
    ownDatabase: true,
    config: {
      trustProxy: 1,
      smtpUrl: server.url,
      publicUrl: 'https://courtbook.example',
      sessionSecret: 's'.repeat(32),
    },
  });
  worker = startMails(app.app.parts.services, { warn: (facts: object) => void warnings.push(facts) } as never, {
    lookEveryMs: 1_000_000,
  });
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await server.close();
});
beforeEach(async () => {
  now = new Date(now.getTime() + 86_400_000);
  address += 1;
  server.arrived.length = 0;
  server.refuseWith = null;
  warnings.length = 0;
  email = `${unique('ana')}@example.com`;
  organization = await createOrganization(app.manager, { name: 'Harbor <League>' });
  user = await createUser(app.manager, organization.id, {
    email,
    passwordHash: await hashPassword('the former password'),
  });
});

const from = (options: CallOptions = {}): CallOptions => ({
  ...options,
  headers: { 'x-forwarded-for': `198.51.100.${address}`, ...options.headers },
});
const call = (operation: string, variables: object, options?: CallOptions) =>
  app.graphql<Record<string, never>>(operation, { ...variables }, from(options));
const secretOf = (text: string): string => /https:\/\/courtbook\.example\/choose-password#([\w-]{43})/.exec(text)![1]!;
const rows = (sql: string, ...params: unknown[]): Promise<Record<string, unknown>[]> => app.manager.query(sql, params);

async function mailed(login: string, options?: CallOptions) {
  expect((await call(ASK, { login }, options)).data).toEqual({ askForPasswordReset: true });
  await worker.look();
  return server.arrived;
}

describe('a forgotten password', () => {
  test('is replaced by a link of a mail, once, and every session ends', async () => {
    const session = await app.signInAs(user);
    const [mail, ...more] = await mailed(user.username.toUpperCase());
    expect([mail!.to, more]).toEqual([[email], []]);
    expect(mail!.headers).toContain('Subject: Choose a new password');
    expect(mail!.headers).not.toContain('List-Unsubscribe');
    expect(mail!.html).toContain('Harbor &lt;League&gt;');
    const secret = secretOf(mail!.text);
    expect(secretOf(mail!.html)).toBe(secret);

    const opened = {
      openPasswordLink: { username: user.username, isInvitation: false, organizationName: organization.name },
    };
    expect((await call(OPEN, { secret })).data).toEqual(opened);
    expect((await call(OPEN, { secret })).data).toEqual(opened);
    const short = await call(CHOOSE, { input: { secret, newPassword: 'short' } });
    expect(short.errors![0]!.extensions.errors).toEqual([expect.objectContaining({ field: 'newPassword' })]);
    const chosen = await call(CHOOSE, { input: { secret, newPassword: NEW_PASSWORD } });
    expect(chosen.data).toEqual({ choosePassword: user.username });
    expect((await app.graphql('{ me { id } }', {}, { as: session })).data).toEqual({ me: null });
    expect((await call(OPEN, { secret })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect(
      (await call(CHOOSE, { input: { secret, newPassword: 'another four words' } })).errors![0]!.extensions.code,
    ).toBe('NOT_FOUND');
    const signedIn = await call(SIGN_IN, {
      input: { username: user.username, password: NEW_PASSWORD, slug: organization.slug },
    });
    expect(signedIn.data).toEqual({ signIn: { user: { username: user.username } } });
    const trail = await rows(
      'SELECT action, actor_name, version FROM audit_entries WHERE organization_id = $1 ORDER BY id',
      organization.id,
    );
    expect(trail).toEqual([
      { action: 'user.password-link', actor_name: 'Not signed in', version: null },
      { action: 'user.password', actor_name: user.username, version: 2 },
      { action: 'user.sign-in', actor_name: user.username, version: null },
    ]);
  });

  test('of two who come with one link at once one chooses', async () => {
    const secret = secretOf((await mailed(email))[0]!.text);
    const answers = await Promise.all(
      ['one password for me', 'one password for you'].map((newPassword) =>
        call(CHOOSE, { input: { secret, newPassword } }),
      ),
    );
    expect(answers.map(({ errors }) => errors?.[0]!.extensions.code ?? 'done').sort()).toEqual(['NOT_FOUND', 'done']);
  });

  test('answers alike for whoever is not there, and for who has no address', async () => {
    const silent = await createUser(app.manager, organization.id, { email: null });
    for (const login of ['nobody of this name', 'nobody@example.com', silent.username])
      expect(await mailed(login)).toEqual([]);
    // What is done at once is the same: one row, whoever is asked for.
    const [kept] = await rows(
      'SELECT kind, address, secret, facts, user_id, state FROM mails ORDER BY id DESC LIMIT 1',
    );
    expect(kept).toEqual({ kind: 'reset_wish', address: null, secret: null, facts: {}, user_id: null, state: 'sent' });
  });

  test('by an address that several accounts have brings a mail for each', async () => {
    const other = await createOrganization(app.manager, { name: 'Valle', siteLanguage: 'es' });
    const second = await createUser(app.manager, other.id, { email: email.toUpperCase() });
    const arrived = await mailed(email);
    expect(arrived.map(({ text }) => text).sort()).toEqual([
      expect.stringContaining(`account ${user.username}`),
      expect.stringContaining(`la cuenta ${second.username}`),
    ]);
  });

  test('is in the language of who asks where the organization has none of its own', async () => {
    const [mail] = await mailed(email, { headers: { 'accept-language': 'es-MX' } });
    expect(mail!.text).toContain('Alguien pidió una contraseña nueva');
    expect(mail!.html).toContain('<html lang="es">');
  });

  test('link is good for an hour, and not after another password or another address', async () => {
    const late = secretOf((await mailed(email))[0]!.text);
    now = new Date(now.getTime() + 59 * 60_000);
    expect((await call(OPEN, { secret: late })).errors).toBeUndefined();
    now = new Date(now.getTime() + 2 * 60_000);
    expect((await call(OPEN, { secret: late })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    for (const set of ["password_hash = 'x'", "email = 'elsewhere@example.com'"]) {
      server.arrived.length = 0;
      address += 1;
      const secret = secretOf((await mailed(user.username))[0]!.text);
      await app.manager.query(`UPDATE users SET ${set} WHERE id = $1`, [user.id]);
      expect((await call(OPEN, { secret })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    }
  });

  test('is asked for three times from one address, and makes three links at most from anywhere', async () => {
    for (let each = 0; each < 3; each += 1) await call(ASK, { login: user.username });
    const refused = await call(ASK, { login: user.username });
    expect(refused.errors![0]!.extensions.code).toBe('TOO_MANY_REQUESTS');
    for (let each = 0; each < 3; each += 1) {
      address += 1;
      await call(ASK, { login: user.username });
    }
    await worker.look();
    expect(server.arrived).toHaveLength(3);
  });

  test('tries of links that open nothing are counted', async () => {
    const codes: (string | undefined)[] = [];
    for (let each = 0; each < 31; each += 1)
      codes.push((await call(OPEN, { secret: 'x'.repeat(43) })).errors?.[0]!.extensions.code);
    expect([codes[29], codes[30]]).toEqual(['NOT_FOUND', 'TOO_MANY_REQUESTS']);
  });
});

describe('the outbox', () => {
  interface Put {
    to?: string;
    expiresAt?: Date;
    organizationId?: number;
    kind?: 'reset' | 'team_news';
  }
  const put = (facts: Put = {}) => {
    const { to = email, expiresAt = new Date(now.getTime() + 86_400_000), organizationId = organization.id } = facts;
    return queueMail(app.app.parts.services, app.manager, {
      kind: facts.kind ?? 'reset',
      address: to,
      language: 'en',
      organizationId,
      userId: user.id,
      facts: facts.kind === 'team_news' ? { followerId: 0, newsIds: [] } : { username: user.username },
      secret: 'a-secret-of-a-link',
      expiresAt,
    });
  };
  const stored = () =>
    rows(
      'SELECT state, attempts, address, secret, facts FROM mails WHERE organization_id = $1 ORDER BY id',
      organization.id,
    );
  const EMPTY = { address: null, secret: null, facts: {} };

  test('keeps a secret encrypted, and neither that nor the address once the mail was sent', async () => {
    await put({ expiresAt: now });
    const [waiting] = await stored();
    expect(waiting).toMatchObject({ state: 'waiting', address: email });
    expect(JSON.stringify(waiting)).not.toContain('a-secret-of-a-link');
    await app.manager.query("UPDATE mails SET expires_at = $1::timestamptz + interval '1 hour'", [now]);
    await worker.look();
    expect(server.arrived[0]!.text).toContain('#a-secret-of-a-link');
    expect(await stored()).toEqual([{ state: 'sent', attempts: 1, ...EMPTY }]);
  });

  test('tries again after ever longer pauses while the server cannot, and tells the log no address', async () => {
    server.refuseWith = 451;
    await put();
    await worker.look();
    await worker.look();
    expect(await stored()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    now = new Date(now.getTime() + 40_000);
    await worker.look();
    expect(await stored()).toMatchObject([{ state: 'waiting', attempts: 2 }]);
    server.refuseWith = null;
    now = new Date(now.getTime() + 150_000);
    await worker.look();
    expect(await stored()).toMatchObject([{ state: 'sent', attempts: 3 }]);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatchObject({ kind: 'reset', reason: 'SMTP 451', attempt: 1 });
    expect(JSON.stringify(warnings)).not.toContain('@');
  });

  test('gives up what the server refuses for good, and what is too late', async () => {
    server.refuseWith = 550;
    await put();
    await put({ expiresAt: now });
    await worker.look();
    await sweepMails(app.app.parts.services);
    expect(await stored()).toEqual([
      { state: 'given_up', attempts: 1, ...EMPTY },
      { state: 'too_late', attempts: 0, ...EMPTY },
    ]);
    now = new Date(now.getTime() + 86_400_000);
    await sweepMails(app.app.parts.services);
    expect(await stored()).toEqual([]);
  });

  test('gives nothing up of which the server refuses all: the sender, or by a policy', async () => {
    server.refuseSenderWith = 550;
    await put();
    await worker.look();
    expect(await stored()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    server.refuseSenderWith = null;
    server.refuseWith = 554;
    server.words = '5.7.1 Relay access denied';
    now = new Date(now.getTime() + 40_000);
    await worker.look();
    expect(await stored()).toMatchObject([{ state: 'waiting', attempts: 2 }]);
    server.refuseWith = null;
    now = new Date(now.getTime() + 150_000);
    await worker.look();
    expect(await stored()).toMatchObject([{ state: 'sent', attempts: 3 }]);
  });

  test('a hand-over that takes too long is ended, and not done later either', async () => {
    server.isSilent = true;
    const transport = mailTransport(app.app.parts.services.config);
    const letter = { to: email, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', messageId: '<1@example.com>' };
    await expect(transport.send(letter, AbortSignal.timeout(300))).rejects.toThrow(/abort|timeout/i);
    server.isSilent = false;
    await transport.send({ ...letter, subject: 'Second' }, AbortSignal.timeout(60_000));
    transport.close();
    expect(server.arrived.map(({ headers }) => /^Subject: (.*)$/m.exec(headers)![1])).toEqual(['Second']);
  });

  test('sends one address ten mails about games within an hour; those about accounts do not wait', async () => {
    for (let each = 0; each < 12; each += 1) await put({ kind: 'team_news' });
    await worker.look();
    await worker.look();
    await worker.look();
    const sent = (await stored()).filter(({ state }) => state === 'sent').length;
    expect(sent).toBeGreaterThanOrEqual(10);
    expect(sent).toBeLessThanOrEqual(12); // what was under way together is not stopped
    await put();
    await put({ kind: 'team_news' });
    await worker.look();
    expect((await stored()).slice(-2)).toMatchObject([{ state: 'sent' }, { state: 'waiting', attempts: 0 }]);
    now = new Date(now.getTime() + 3_700_000);
    await worker.look();
    expect((await stored()).at(-1)).toMatchObject({ state: 'sent' });
  });

  test('is emptied once by several processes', async () => {
    const others = await Promise.all(
      [0, 1, 2].map(async () => startMails(app.app.parts.services, { warn: () => undefined } as never)),
    );
    for (let each = 0; each < 8; each += 1) await put({ to: `${each}-${email}` });
    await Promise.all([worker, ...others].map((each) => each.look()));
    expect(server.arrived.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 8 }, (_, each) => `${each}-${email}`),
    );
    await Promise.all(others.map((each) => each.stop()));
  });

  test('goes with the account', async () => {
    await put({ expiresAt: now }); // so that nobody sends it meanwhile
    await app.manager.query('DELETE FROM users WHERE id = $1', [user.id]);
    expect(await stored()).toEqual([]);
  });
});

test('a password that was reset fits, and the former one no longer', async () => {
  const secret = secretOf((await mailed(email))[0]!.text);
  await call(CHOOSE, { input: { secret, newPassword: NEW_PASSWORD } });
  const [{ hash }] = (await rows('SELECT password_hash AS hash FROM users WHERE id = $1', user.id)) as [
    { hash: string },
  ];
  expect(await verifyPassword(hash, NEW_PASSWORD)).toBe(true);
  expect(await verifyPassword(hash, 'the former password')).toBe(false);
});

test('without a server for mails they stand in files that nobody else reads', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'courtbook-mails-'));
  await worker.stop();
  const { services } = app.app.parts;
  const config = { ...services.config, smtpUrl: null, dataDir };
  const near = startMails({ ...services, config }, { warn: () => undefined } as never);
  await call(ASK, { login: user.username });
  await near.look();
  await near.stop();
  const [file, ...more] = await readdir(join(dataDir, 'mails'));
  expect(more).toEqual([]);
  const path = join(dataDir, 'mails', file!);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const mail = readMail(await readFile(path));
  expect(mail.headers).toContain(`To: ${email}`);
  expect(secretOf(mail.text)).toBe(secretOf(mail.html));
  now = new Date(Date.now() + 2 * 86_400_000);
  expect(await sweepMails({ ...services, config })).toBeGreaterThan(0);
  expect(await readdir(join(dataDir, 'mails'))).toEqual([]);
});
