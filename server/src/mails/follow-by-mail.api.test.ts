import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFollowLink, sweepMailFollowers } from '../features/mail-followers/mail-follower.service.js';
import { routers } from '../routers.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createGame, createOrganization, createTeam, createUser, unique } from '../testing/factories.js';
import { type ArrivedMail, type MailServer, startMailServer } from '../testing/mail-server.js';
import { overtaken } from '../testing/overtaken.js';
import type { Worker } from '../lib/outgoing/worker.js';
import { startMails } from './worker.js';

const FOLLOW = 'mutation ($input: FollowByMailInput!) { followTeamByMail(input: $input) }';
const PUBLIC = 'https://courtbook.example';

let app: TestApp;
let server: MailServer;
let worker: Worker;
let now = new Date('2026-10-01T15:00:00Z');
let network = 0;
let organization: { id: number; slug: string };
let rockets: { id: number; name: string };
let comets: { id: number; name: string };
let gameId: number;
let email: string;
const warnings: unknown[] = [];

beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({
    now: () => now,
    ownDatabase: true,
    routers,
    config: { trustProxy: 1, smtpUrl: server.url, publicUrl: PUBLIC, sessionSecret: 's'.repeat(32) },
  });
  worker = startMails(app.app.parts.services, { warn: (...words: unknown[]) => void warnings.push(words) } as never, {
    lookEveryMs: 1_000_000,
  });
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await server.close();
});
beforeEach(async () => {
  network += 1;
  server.arrived.length = 0;
  email = `${unique('fan')}@example.com`;
  organization = await createOrganization(app.manager, { name: 'Valley & Co', timeZone: 'UTC' });
  rockets = await createTeam(app.manager, organization.id, { name: 'Rockets' });
  comets = await createTeam(app.manager, organization.id, { name: 'Comets <3' });
  ({ id: gameId } = await createGame(app.manager, organization.id, {
    homeTeamId: rockets.id,
    awayTeamId: comets.id,
    date: '2026-10-08',
    time: '19:00',
    status: 'scheduled',
  }));
});

const rows = (sql: string, ...params: unknown[]): Promise<Record<string, unknown>[]> => app.manager.query(sql, params);

async function wish(input: object = {}, headers: Record<string, string> = {}) {
  const answer = await app.graphql<{ followTeamByMail: boolean }>(
    FOLLOW,
    { input: { organizationId: String(organization.id), teamId: String(rockets.id), email, ...input } },
    { headers: { 'x-forwarded-for': `198.51.100.${network}`, ...headers } },
  );
  await worker.look();
  return answer;
}

const pathIn = (mail: ArrivedMail | undefined, kind: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`${PUBLIC}(/mail/${kind}/[\\w-]+)`).exec(mail!.text)![1]!;
const open = (path: string, headers = {}) => app.request({ method: 'GET', path, headers });
const press = (path: string, body = '', headers = {}) =>
  app.request({
    method: 'POST',
    path,
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

/** Follows a team, confirmed. */
async function follow(input: object = {}): Promise<void> {
  await wish(input);
  const { status } = await press(pathIn(server.arrived.pop(), 'confirm'));
  expect(status).toBe(200);
  server.arrived.length = 0;
}

const change = (values: string) =>
  app.manager.query(`UPDATE games SET ${values} WHERE organization_id = $1 AND id = $2`, [organization.id, gameId]);

/** What followers are told once the quiet time after a change is over. */
async function told(): Promise<ArrivedMail[]> {
  await app.manager.query(
    `UPDATE game_news SET due_at = $1::timestamptz - interval '1 second', occurred_at = $1
     WHERE organization_id = $2 AND 'mail' = ANY (waiting_for)`,
    [now, organization.id],
  );
  await worker.look();
  return server.arrived;
}

test('a team that is deleted at this very moment is not there', async () => {
  const alone = await createTeam(app.manager, organization.id);
  const { errors } = await overtaken(
    app.database.pool,
    (other) => other.query('DELETE FROM teams WHERE organization_id = $1 AND id = $2', [organization.id, alone.id]),
    () => wish({ teamId: String(alone.id) }),
  );
  expect(errors).toMatchObject([{ message: 'Team not found.', extensions: { code: 'NOT_FOUND' } }]);
  expect(server.arrived).toEqual([]);
});

test('an address is asked first, and opening the link of that mail changes nothing', async () => {
  expect((await wish()).data).toEqual({ followTeamByMail: true });
  const [mail, ...more] = server.arrived;
  expect([mail!.to, more]).toEqual([[email], []]);
  expect(mail!.headers).toContain('Subject: Follow Rockets by e-mail?');
  const path = pathIn(mail, 'confirm');
  const page = await open(path);
  expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
    200,
    'no-store',
    'no-referrer',
  ]);
  expect(page.text).toContain('Follow Rockets by e-mail?');
  expect(page.text).toContain('Valley &amp; Co');
  await change("time = '20:00'");
  expect(await told()).toHaveLength(1);
  expect((await press(path)).text).toContain('You follow Rockets');
  const [stored] = await rows(
    'SELECT address, confirmed_at IS NOT NULL AS confirmed FROM mail_followers WHERE organization_id = $1',
    organization.id,
  );
  expect(stored!['confirmed']).toBe(true);
  expect(stored!['address']).not.toContain('@');
});

test('whoever follows is told when a game is moved, once, with a way out by one click', async () => {
  await follow();
  await change("date = '2026-10-09', time = '18:30'");
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail!.headers).toContain('Comets <3 at Rockets is moved');
  expect(mail!.text).toContain('Now: Oct 9, 2026, 6:30 PM');
  expect(mail!.text).toContain('Before: Oct 8, 2026, 7:00 PM');
  expect(mail!.text).toContain(`${PUBLIC}/${organization.slug}/games/${gameId}`);
  expect(mail!.html).toContain('Comets &lt;3 at Rockets is moved');
  const path = pathIn(mail, 'unsubscribe');
  expect(mail!.headers).toContain(`List-Unsubscribe: <${PUBLIC}${path}>`);
  expect(mail!.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

  expect((await open(path)).text).toContain('No more mails about Rockets?');
  expect(await rows('SELECT FROM mail_followers WHERE organization_id = $1', organization.id)).toHaveLength(1);
  // As a mail program sends it: from nowhere, without a session.
  const done = await press(path, 'List-Unsubscribe=One-Click', { origin: 'https://mail.example.net' });
  expect(done.text).toContain('You are unsubscribed');
  expect(await rows('SELECT FROM mail_followers WHERE organization_id = $1', organization.id)).toEqual([]);
  expect(await rows('SELECT FROM mails WHERE organization_id = $1', organization.id)).toEqual([]);
  expect((await press(path, 'List-Unsubscribe=One-Click')).status).toBe(200);
  await change("time = '20:30'");
  expect(await told()).toHaveLength(1);
});

test('postponed, taken up again, cancelled; and nothing of what was taken back in time', async () => {
  await follow();
  const subjects: string[] = [];
  for (const status of ['postponed', 'scheduled', 'cancelled']) {
    await change(`status = '${status}'`);
    subjects.push(/Subject: (.*)/.exec((await told()).pop()!.headers)![1]!);
  }
  expect(subjects).toEqual([
    'Comets <3 at Rockets is postponed',
    'Comets <3 at Rockets takes place after all',
    'Comets <3 at Rockets is cancelled',
  ]);
  await change("status = 'scheduled'");
  await change("status = 'cancelled'");
  expect(await told()).toEqual([]);
});

test('results come to who wants them', async () => {
  await follow();
  const first = email;
  email = `${unique('results')}@example.com`;
  await follow({ wantsResults: true });
  await change("date = '2026-10-01', status = 'final', home_score = 88, away_score = 90");
  const arrived = await told();
  expect(arrived.filter(({ to }) => to[0] === first)).toEqual([]);
  expect(arrived.map(({ headers }) => /Subject: (.*)/.exec(headers)![1])).toEqual(['Comets <3 90, Rockets 88']);
  server.arrived.length = 0;
  await change('home_score = 89');
  await change("home_score = 87, video_url = 'https://videos.example/1'");
  const [corrected, ...more] = await told();
  expect([corrected!.to, more]).toEqual([[email], []]);
  expect(corrected!.headers).toContain('Subject: Corrected result: Comets <3 90, Rockets 87');
  expect(corrected!.text).toContain('Before: 90–88');
  server.arrived.length = 0;
  await change('video_url = null');
  await change('home_score = 88');
  await change('home_score = 87');
  expect(await told()).toEqual([]);
});

test('an address that follows both teams of a game is told once, and all of it ends with one form', async () => {
  await follow();
  await follow({ teamId: String(comets.id) });
  await change("time = '20:00'");
  const arrived = await told();
  expect(arrived).toHaveLength(1);
  const path = pathIn(arrived[0], 'unsubscribe');
  expect((await open(path)).text).toContain('This address follows: Rockets, Comets &lt;3.');
  await press(path, 'all=1');
  expect(await rows('SELECT FROM mail_followers WHERE organization_id = $1', organization.id)).toEqual([]);
});

test('several games that are moved together are one mail', async () => {
  await follow();
  await createGame(app.manager, organization.id, {
    homeTeamId: comets.id,
    awayTeamId: rockets.id,
    date: '2026-10-15',
    time: '19:00',
    status: 'scheduled',
  });
  await app.manager.query("UPDATE games SET time = '21:00' WHERE organization_id = $1", [organization.id]);
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail!.headers).toContain('Subject: News of Rockets');
  expect(mail!.text).toContain('Comets <3 at Rockets is moved');
  expect(mail!.text).toContain('Rockets at Comets <3 is moved');
});

test('what is told has its place in the mail, however many changes of days gone by were made with it', async () => {
  await follow();
  for (let count = 0; count < 25; count += 1)
    await createGame(app.manager, organization.id, {
      homeTeamId: rockets.id,
      awayTeamId: comets.id,
      date: '2026-09-01',
      time: '19:00',
      status: 'scheduled',
    });
  // In the order of their days, as lists of games are.
  await app.manager.query("UPDATE games SET time = '20:00' WHERE organization_id = $1 AND date = '2026-09-01'", [
    organization.id,
  ]);
  await change("time = '20:00'");
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Comets <3 at Rockets is moved');
});

test('who enters an address that follows already changes nothing without its yes', async () => {
  await follow();
  await wish({ wantsResults: true }, { 'accept-language': 'es' });
  expect(server.arrived.pop()!.text).toContain('resultado de cada uno');
  expect(
    await rows(
      'SELECT wants_results AS results, language FROM mail_followers WHERE organization_id = $1',
      organization.id,
    ),
  ).toEqual([{ results: false, language: 'en' }]);
});

test('links are good for their follower alone, and a confirmation for a day', async () => {
  await wish();
  const path = pathIn(server.arrived[0], 'confirm');
  const others = [path.replace(/-0-/, '-1-'), path.replace('/c-', '/u-'), '/mail/confirm/x'];
  // As mail programs cut them, or take what follows for a part of them.
  const cut = [path.slice(0, -2), `${path}%3E`, '/mail/confirm/', '/mail/confirm', path + 'x'.repeat(300)];
  for (const wrong of [...others, ...cut]) expect((await press(wrong)).text).toContain('This link is good no longer');
  const start = now;
  now = new Date(now.getTime() + 25 * 3_600_000);
  expect((await press(path)).status).toBe(404);
  expect(await sweepMailFollowers(app.app.parts.services)).toBeGreaterThan(0);
  expect(await rows('SELECT FROM mail_followers WHERE organization_id = $1', organization.id)).toEqual([]);
  now = start;
});

test('wishes are counted: five mails a day ask one address, and a network asks thirty times an hour', async () => {
  for (let each = 0; each < 6; each += 1) expect((await wish()).data).toEqual({ followTeamByMail: true });
  expect(server.arrived).toHaveLength(5);
  for (let each = 0; each < 24; each += 1) await wish({ email: 'no address' });
  for (let each = 0; each < 24; each += 1) await wish();
  expect((await wish()).errors![0]!.extensions.code).toBe('TOO_MANY_REQUESTS');
  expect(server.arrived).toHaveLength(5);
});

test('a team of another organization is none, and what is no address is said so', async () => {
  const other = await createOrganization(app.manager);
  expect((await wish({ organizationId: String(other.id) })).errors![0]!.extensions.code).toBe('NOT_FOUND');
  expect((await wish({ email: 'nobody' })).errors![0]!.extensions.errors).toEqual([
    expect.objectContaining({ field: 'email' }),
  ]);
  expect(server.arrived).toEqual([]);
});

test('administrators see how many follow, and nobody sees who', async () => {
  await follow();
  const query = 'query ($id: ID!, $team: ID!) { organization(id: $id) { team(id: $team) { mailFollowerCount } } }';
  const ids = { id: String(organization.id), team: String(rockets.id) };
  const staff = await app.signInAs(await createUser(app.manager, organization.id));
  expect((await app.graphql(query, ids, { as: staff })).data).toEqual({
    organization: { team: { mailFollowerCount: 1 } },
  });
  expect((await app.graphql(query, ids)).data).toEqual({ organization: { team: { mailFollowerCount: null } } });
});

test('followers go with their team, and come back with its undo; an organization takes them along', async () => {
  await follow();
  await app.manager.query('DELETE FROM games WHERE organization_id = $1', [organization.id]);
  const staff = await app.signInAs(await createUser(app.manager, organization.id));
  const { data } = await app.graphql<{ deleteTeams: { undoId: string } }>(
    'mutation ($ids: [ID!]!) { deleteTeams(ids: $ids) { undoId } }',
    { ids: [String(rockets.id)] },
    { as: staff },
  );
  const count = async () =>
    (await rows('SELECT FROM mail_followers WHERE organization_id = $1', organization.id)).length;
  expect(await count()).toBe(0);
  const undone = await app.graphql(
    'mutation ($id: ID!) { undo(id: $id) { label } }',
    { id: data!.deleteTeams.undoId },
    { as: staff },
  );
  expect(undone.errors).toBeUndefined();
  expect(await count()).toBe(1);
  const root = await app.signInAs(await createUser(app.manager, null));
  const deleted = await app.graphql(
    'mutation ($id: ID!) { deleteOrganization(id: $id) { undoId } }',
    { id: String(organization.id) },
    { as: root },
  );
  expect(deleted.errors).toBeUndefined();
  expect(await count()).toBe(0);
});

describe('who unsubscribes while a deletion may still be undone', () => {
  const followed = async (): Promise<unknown[]> =>
    (await rows('SELECT team_id AS id FROM mail_followers WHERE organization_id = $1', organization.id)).map(
      ({ id }) => id,
    );
  const kept = async (): Promise<number> =>
    (
      await rows(
        "SELECT FROM undo_steps WHERE organization_id = $1 AND table_name = 'mail_followers' AND row_data::text LIKE '%v1%'",
        organization.id,
      )
    ).length;

  /** Deletes something, lets its followers do something, and takes it back. */
  async function around(
    mutation: 'deleteTeams' | 'deleteOrganization',
    between: () => Promise<unknown>,
  ): Promise<void> {
    const isTeam = mutation === 'deleteTeams';
    const as = await app.signInAs(await createUser(app.manager, isTeam ? organization.id : null));
    const { data, errors } = await app.graphql<Record<string, { undoId: string }>>(
      isTeam
        ? 'mutation ($id: ID!) { deleteTeams(ids: [$id]) { undoId } }'
        : 'mutation ($id: ID!) { deleteOrganization(id: $id) { undoId } }',
      { id: String(isTeam ? rockets.id : organization.id) },
      { as },
    );
    expect(errors).toBeUndefined();
    await between();
    const undone = await app.graphql(
      'mutation ($id: ID!) { undo(id: $id) { label } }',
      { id: data![mutation]!.undoId },
      { as },
    );
    expect(undone.errors).toBeUndefined();
  }

  let minutes = 10;
  /** The way out that a mail to a follower names. */
  async function wayOut(): Promise<string> {
    const minute = String((minutes += 1)).padStart(2, '0');
    await change(`time = '20:${minute}'`);
    const [mail] = await told();
    server.arrived.length = 0;
    return pathIn(mail, 'unsubscribe');
  }

  test.each(['deleteTeams', 'deleteOrganization'] as const)('by the link of what is gone: %s', async (mutation) => {
    await follow();
    const path = await wayOut();
    email = `${unique('fan')}@example.com`;
    await follow();
    const [, other] = await rows(
      'SELECT id FROM mail_followers WHERE organization_id = $1 ORDER BY id',
      organization.id,
    );
    await around(mutation, async () => {
      expect((await press(path)).status).toBe(200);
    });
    expect(await rows('SELECT id FROM mail_followers WHERE organization_id = $1', organization.id)).toEqual([other]);
  });

  test('from all, by the link of another team; nothing of the address is kept', async () => {
    await follow();
    await follow({ teamId: String(comets.id) });
    const path = await wayOut();
    await around('deleteTeams', async () => {
      const { text } = await open(path);
      expect(text).toContain('name="all"');
      expect(text).toContain('No more mails about Rockets?');
      await press(path, 'all=1');
      expect(await kept()).toBe(0);
    });
    expect(await followed()).toEqual([]);
  });

  test('from one team alone: the other one returns', async () => {
    await follow();
    await follow({ teamId: String(comets.id) });
    const path = await wayOut();
    await around('deleteOrganization', () => press(path));
    expect(await followed()).toHaveLength(1);
  });

  /** Deletes the team; returns what takes it back. */
  async function removed(): Promise<() => Promise<unknown>> {
    const as = await app.signInAs(await createUser(app.manager, organization.id));
    const { data } = await app.graphql<{ done: { undoId: string } }>(
      'mutation ($id: ID!) { done: deleteTeams(ids: [$id]) { undoId } }',
      { id: String(rockets.id) },
      { as },
    );
    return () => app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id: data!.done.undoId }, { as });
  }

  test('while it is being undone: the link is found before and after', async () => {
    await follow();
    const token = (await wayOut()).slice('/mail/unsubscribe/'.length);
    const takeBack = await removed();
    const { services } = app.app.parts;
    const query = async (sql: string, params: unknown[]): Promise<unknown> => {
      const found: unknown = await services.dataSource.query(sql, params);
      await takeBack();
      return found;
    };
    const opened = await openFollowLink({ ...services, dataSource: { query } as never }, 'unsubscribe', token);
    expect(opened?.follower.teamId).toBe(rockets.id);
  });

  test('whatever has become of the team meanwhile', async () => {
    await follow();
    const path = await wayOut();
    await removed();
    await app.manager.query("DELETE FROM undo_steps WHERE organization_id = $1 AND table_name = 'teams'", [
      organization.id,
    ]);
    await press(path);
    expect(await kept()).toBe(0);
  });

  test('at the very moment of the deletion, or of its undo', async () => {
    await follow();
    const path = await wayOut();
    const as = await app.signInAs(await createUser(app.manager, organization.id));
    const remove = () =>
      app.graphql<{ deleteTeams: { undoId: string } }>(
        'mutation ($id: ID!) { deleteTeams(ids: [$id]) { undoId } }',
        { id: String(rockets.id) },
        { as },
      );
    const [{ data }] = await Promise.all([remove(), press(path)]);
    await app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id: data!.deleteTeams.undoId }, { as });
    expect(await followed()).toEqual([]);
    await follow();
    const again = await wayOut();
    const { data: gone } = await remove();
    const undo = { id: gone!.deleteTeams.undoId };
    await Promise.all([app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', undo, { as }), press(again)]);
    expect(await followed()).toEqual([]);
  });
});

test('none of this was worth a warning', () => expect(warnings).toEqual([]));
