import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createLeague,
  createLink,
  createOrganization,
  createPage,
  createPlayer,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createUser,
} from '../../testing/factories.js';
import type { RequestContext } from '../../context/request-context.js';
import type { Subscriber } from '../audit/write-events.service.js';
import { write } from '../audit/write.service.js';
import { updateLink } from '../links/link.write.service.js';
import type { OrganizationEntity } from '../organizations/organization.entity.js';
import { deleteUser, updateUser } from '../users/user.write.service.js';
import { UndoRecorder } from './recorder.service.js';
import { listUndoable, numbersInUndo, sweepUndoEntries, undo } from './undo.service.js';

let app: TestApp;
let organization: OrganizationEntity;
let ctx: RequestContext;
let now = new Date('2026-03-01T12:00:00Z');

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z');
  organization = await createOrganization(app.manager);
  ctx = await contextOf('staff');
});

async function contextOf(role: 'staff' | 'org_owner'): Promise<RequestContext> {
  const user = await createUser(app.manager, organization.id, { role });
  const actor = { id: user.id, username: user.username, role, organizationId: organization.id };
  return app.context({
    signedIn: { actor, session: { id: 0, csrfToken: '', expiresAt: new Date(), organizationId: organization.id } },
  });
}

async function rowsOf(table: string): Promise<unknown[]> {
  const rows = (await app.manager.query(
    `SELECT to_jsonb(t) AS row FROM ${table} t WHERE organization_id = $1 ORDER BY id`,
    [organization.id],
  )) as { row: unknown }[];
  return rows.map(({ row }) => row);
}

test('removed rows return exactly as they were, in any number, parents before children', async () => {
  const league = await createLeague(app.manager, organization.id, { name: 'Ünï “quoted”, {braces} \\ back\nslash 🏀' });
  const seasonLeague = await createSeasonLeague(app.manager, organization.id, { leagueId: league.id });
  await app.manager.query(
    `INSERT INTO players (organization_id, first_name, last_name, updated_at) SELECT $1, 'P', i::text, '2026-01-01T00:00:00.123456Z' FROM generate_series(1, 12000) i`,
    [organization.id],
  );
  const before = {
    leagues: await rowsOf('leagues'),
    seasonLeagues: await rowsOf('season_leagues'),
    players: await rowsOf('players'),
  };
  const undoId = await write(ctx, organization.id, async (tx) => {
    const recorder = new UndoRecorder(tx);
    expect(await recorder.remove('season_leagues', { sql: 't.id = $2', params: [seasonLeague.id] })).toBe(1);
    expect(await recorder.take('leagues', { sql: 't.id = $2', params: [league.id] })).toMatchObject([
      { id: league.id, name: league.name },
    ]);
    expect(await recorder.remove('players', { sql: 'true' })).toBe(12_000);
    expect(await recorder.remove('byes', { sql: 'true' })).toBe(0);
    return recorder.save('league.delete', 'Deleted league.');
  });
  expect(await rowsOf('leagues')).toEqual([]);
  expect(await rowsOf('players')).toEqual([]);
  expect(await listUndoable(ctx)).toMatchObject([
    { id: undoId, command: 'league.delete', label: 'Deleted league.', expiresAt: new Date('2026-03-01T12:10:00Z') },
  ]);
  await undo(ctx, undoId!);
  expect({
    leagues: await rowsOf('leagues'),
    seasonLeagues: await rowsOf('season_leagues'),
    players: await rowsOf('players'),
  }).toEqual(before);
  expect(await listUndoable(ctx)).toEqual([]);
  await expect(undo(ctx, undoId!)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: '"Deleted league." has been undone already.',
  });
});

test('changed rows go back and added rows go away, unless somebody has changed them since', async () => {
  const link = await createLink(app.manager, organization.id, { label: 'Rules', slug: 'rules' });
  const command = (): Promise<string | null> =>
    write(ctx, organization.id, async (tx) => {
      const recorder = new UndoRecorder(tx);
      await recorder.change(
        'links',
        { sql: 't.slug = $2', params: ['rules'] },
        { sql: 'label = $3, version = version + 1', params: ['News'] },
      );
      const added = await createLink(tx.manager, organization.id, { label: 'Added' });
      await recorder.created('links', [added.id]);
      return recorder.save('links.replace', 'Replaced links.');
    });
  const before = await rowsOf('links');
  await undo(ctx, (await command())!);
  // As before, but for the stamp: a version that nobody has seen yet, and who made it.
  const stamp = { version: 3, updated_by: ctx.actor!.id, updated_at: expect.anything() };
  expect(await rowsOf('links')).toEqual(before.map((row) => ({ ...(row as object), ...stamp })));

  const second = (await command())!;
  await app.manager.query(`UPDATE links SET label = 'Mine' WHERE organization_id = $1 AND id = $2`, [
    organization.id,
    link.id,
  ]);
  await expect(undo(ctx, second)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: '"Replaced links." cannot be undone: link News has been changed since.',
  });
  expect(await rowsOf('links')).toHaveLength(2);
});

test('what anybody has read before an undo is a conflict after it, however often the row was changed', async () => {
  const { id } = await createLink(app.manager, organization.id, { label: 'Rules', slug: 'read-before' });
  const versions: number[] = [];
  const set = (sql: string): Promise<unknown> =>
    app.manager.query(`UPDATE links SET ${sql}, version = version + 1 WHERE organization_id = $1 AND id = $2`, [
      organization.id,
      id,
    ]);
  const read = async (): Promise<number> => {
    const [row] = (await app.manager.query('SELECT version FROM links WHERE organization_id = $1 AND id = $2', [
      organization.id,
      id,
    ])) as [{ version: number }];
    versions.push(row.version);
    return row.version;
  };
  await read();
  const undoId = await write(ctx, organization.id, async (tx) => {
    const recorder = new UndoRecorder(tx);
    const where = { sql: 't.id = $2', params: [id] };
    await recorder.change('links', where, { sql: 'label = $3, version = version + 1', params: ['News'] });
    await recorder.change('links', where, { sql: 'position = 9' });
    return recorder.save('link.change', 'Changed.');
  });
  await read();
  // Somebody changes it and changes it back: it is as the command left it, but its version has gone on.
  for (const label of ['Mine', 'News', 'Mine', 'News']) {
    await set(`label = '${label}'`);
    await read();
  }
  await undo(ctx, undoId!);
  const after = await read();
  expect(versions.toSorted((a, b) => a - b)).toEqual(versions);
  expect(versions.slice(0, -1)).not.toContain(after);
  await expect(updateLink(ctx, String(id), { label: 'Late', expectedVersion: versions.at(-2)! })).rejects.toMatchObject(
    { code: 'CONFLICT' },
  );
  expect(await rowsOf('links')).toEqual([expect.objectContaining({ label: 'Rules', version: after })]);
});

test('numbers that JavaScript cannot hold return to the last digit, and a change of one is noticed', async () => {
  const exact = '{"n": 9007199254740993, "d": 0.12345678901234567890, "l": [18446744073709551615]}';
  const page = await createPage(app.manager, organization.id);
  const [{ id }] = (await app.manager.query(
    "INSERT INTO page_revisions (organization_id, page_id, title, blocks) VALUES ($1, $2, 'Rules', $3) RETURNING id",
    [organization.id, page.id, exact],
  )) as [{ id: number }];
  const command = (): Promise<string | null> =>
    write(ctx, organization.id, async (tx) => {
      const recorder = new UndoRecorder(tx);
      expect(
        await recorder.change(
          'page_revisions',
          { sql: 't.id = $2', params: [id] },
          { sql: `title = $3, blocks = blocks || '{"d": 9007199254740993}'`, params: ['News'] },
        ),
      ).toBe(1);
      return recorder.save('page.change', 'Changed.');
    });
  const blocks = async (): Promise<unknown> =>
    app.manager.query('SELECT title, blocks::text FROM page_revisions WHERE organization_id = $1 AND id = $2', [
      organization.id,
      id,
    ]);
  const before = await blocks();
  await undo(ctx, (await command())!);
  expect(await blocks()).toEqual(before);

  const second = (await command())!;
  await app.manager.query(
    `UPDATE page_revisions SET blocks = blocks || '{"d": 9007199254740992}' WHERE organization_id = $1 AND id = $2`,
    [organization.id, id],
  );
  await expect(undo(ctx, second)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a column that has come with an upgrade since the command stays as it is', async () => {
  const { id } = await createLink(app.manager, organization.id, { label: 'Before' });
  const undoId = await write(ctx, organization.id, async (tx) => {
    const recorder = new UndoRecorder(tx);
    await recorder.change(
      'links',
      { sql: 't.id = $2', params: [id] },
      { sql: 'label = $3, show_in_navbar = NOT show_in_navbar', params: ['After'] },
    );
    return recorder.save('link.update', 'Changed a link.');
  });
  const [changed] = (await rowsOf('links')) as { show_in_navbar: boolean }[];
  // The copies are from before the column was there, and it must have a value.
  await app.manager.query(
    `UPDATE undo_steps SET row_data = (
       SELECT jsonb_agg(jsonb_build_object('before', (row -> 'before') - 'show_in_navbar', 'after', (row -> 'after') - 'show_in_navbar'))
       FROM jsonb_array_elements(row_data) AS element (row)) WHERE organization_id = $1`,
    [organization.id],
  );
  await undo(ctx, undoId!);
  expect(await rowsOf('links')).toMatchObject([{ label: 'Before', show_in_navbar: changed!.show_in_navbar }]);
});

test('two commands on the same row are undone one after the other', async () => {
  const link = await createLink(app.manager, organization.id, { label: 'One', slug: 'stacked' });
  const rename = (label: string): Promise<string | null> =>
    write(ctx, organization.id, async (tx) => {
      const recorder = new UndoRecorder(tx);
      await recorder.change(
        'links',
        { sql: 't.id = $2', params: [link.id] },
        { sql: 'label = $3, version = version + 1', params: [label] },
      );
      return recorder.save('link.rename', `Renamed to ${label}.`);
    });
  const [first, second] = [(await rename('Two'))!, (await rename('Three'))!];
  await expect(undo(ctx, first)).rejects.toMatchObject({ code: 'CONFLICT' });
  await undo(ctx, second);
  await undo(ctx, first);
  expect(await rowsOf('links')).toContainEqual(expect.objectContaining({ id: link.id, label: 'One' }));
});

test('an undo whose place has been taken is refused as a whole', async () => {
  const season = await createSeason(app.manager, organization.id);
  const seasonLeague = await createSeasonLeague(app.manager, organization.id, { seasonId: season.id });
  const undoId = await write(ctx, organization.id, async (tx) => {
    const recorder = new UndoRecorder(tx);
    await recorder.remove('season_leagues', { sql: 't.id = $2', params: [seasonLeague.id] });
    return recorder.save('season_league.delete', 'Removed league.');
  });
  await createSeasonLeague(app.manager, organization.id, { seasonId: season.id, leagueId: seasonLeague.leagueId });
  await expect(undo(ctx, undoId!)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: '"Removed league." cannot be undone: season leagues have changed since.',
  });
});

test('what the command itself made refer to an added row is no conflict, what somebody else did is', async () => {
  const [own, others] = [await createPlace(), await createPlace()];
  const captain = (id: number, playerId: number | null) =>
    app.manager.query('UPDATE season_league_teams SET captain_player_id = $3 WHERE organization_id = $1 AND id = $2', [
      organization.id,
      id,
      playerId,
    ]);
  let added = 0;
  const command = (): Promise<string | null> =>
    write(ctx, organization.id, async (tx) => {
      const recorder = new UndoRecorder(tx);
      const player = await createPlayer(tx.manager, organization.id);
      await recorder.created('players', [player.id]);
      await recorder.change(
        'season_league_teams',
        { sql: 't.id = $2', params: [own] },
        { sql: 'captain_player_id = $3', params: [player.id] },
      );
      added = player.id;
      return recorder.save('player.add', 'Added a captain.');
    });
  const captains = async (): Promise<unknown[]> =>
    (await rowsOf('season_league_teams')).map((row) => (row as { captain_player_id: unknown }).captain_player_id);
  await undo(ctx, (await command())!);
  expect(await rowsOf('players')).toEqual([]);

  const second = (await command())!;
  await captain(others, added);
  const message = '"Added a captain." cannot be undone: one of the season league teams has been changed since.';
  await expect(undo(ctx, second)).rejects.toMatchObject({ code: 'CONFLICT', message, details: { table: 'players' } });
  expect(await captains()).toEqual([added, added]);
  await captain(others, null);
  await expect(undo(ctx, second)).resolves.toMatchObject({ label: 'Added a captain.' });
  expect(await captains()).toEqual([null, null]);
});

async function createPlace(): Promise<number> {
  const { id: seasonLeagueId } = await createSeasonLeague(app.manager, organization.id);
  return (await createSeasonLeagueTeam(app.manager, organization.id, { seasonLeagueId })).id;
}

test("ten minutes, the entry's own organization and the role that it needs are the limits", async () => {
  const remove = (needs?: 'org_owner'): Promise<string | null> =>
    write(ctx, organization.id, async (tx) => {
      const player = await createPlayer(tx.manager, organization.id);
      const recorder = new UndoRecorder(tx);
      await recorder.remove('players', { sql: 't.id = $2', params: [player.id] });
      return recorder.save('player.delete', 'Deleted player.', { needs });
    });
  const owners = (await remove('org_owner'))!;
  expect(await listUndoable(ctx)).toEqual([]);
  await expect(undo(ctx, owners)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await undo(await contextOf('org_owner'), owners);

  const late = (await remove())!;
  const mine = organization;
  organization = await createOrganization(app.manager);
  await expect(undo(await contextOf('org_owner'), late)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  organization = mine;
  now = new Date('2026-03-01T12:10:00Z');
  await expect(undo(ctx, late)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(undo(ctx, '0')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(undo(ctx, '1 OR 1=1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  now = new Date('2026-03-01T12:10:01Z');
  expect(await sweepUndoEntries(ctx.services)).toBeGreaterThan(0);
  expect(await rowsOf('undo_entries')).toEqual([]);
  expect(await rowsOf('undo_steps')).toEqual([]);
});

test('a tenant that the call names is looked at first, in undo and in changes of users', async () => {
  await app.manager.query('UPDATE organizations SET owners_manage_staff = true WHERE id = $1', [organization.id]);
  const [member, other] = [await createUser(app.manager, organization.id), await createOrganization(app.manager)];
  const { actor, session } = await contextOf('org_owner');
  const naming = (slug: string): Promise<RequestContext> =>
    app.context({ signedIn: { actor: actor!, session: session! }, names: { slug } });
  const undoId = await write(ctx, organization.id, async (tx) => {
    const recorder = new UndoRecorder(tx);
    await recorder.created('links', [(await createLink(tx.manager, organization.id)).id]);
    return recorder.save('link.create', 'Added a link.');
  });
  for (const slug of [other.slug, 'no-such-slug']) {
    const named = await naming(slug);
    for (const call of [
      () => listUndoable(named),
      () => undo(named, undoId!),
      () => updateUser(named, member.id, { email: 'a@b.example' }),
      () => deleteUser(named, member.id),
    ]) {
      await expect((async () => call())()).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'Organization not found.',
      });
    }
  }
  const own = await naming(organization.slug);
  expect(await listUndoable(own)).toMatchObject([{ id: undoId }]);
  expect(await undo(own, undoId!)).toMatchObject({ id: undoId });
  expect(await deleteUser(own, member.id)).toMatchObject({ deletedIds: [member.id] });
});

test('nothing done means nothing to undo, and steps without an entry do not commit', async () => {
  const nothing = await write(ctx, organization.id, async (tx) => {
    const recorder = new UndoRecorder(tx);
    await recorder.remove('players', { sql: 'false' });
    return recorder.save('player.delete', 'Deleted nobody.');
  });
  expect(nothing).toBeNull();
  const player = await createPlayer(app.manager, organization.id);
  await expect(
    write(ctx, organization.id, (tx) =>
      new UndoRecorder(tx).remove('players', { sql: 't.id = $2', params: [player.id] }),
    ),
  ).rejects.toThrow(/foreign key/);
  expect(await rowsOf('players')).toHaveLength(1);
});

test('a subscriber learns which rows a command touched', async () => {
  const [a, b] = [
    await createLink(app.manager, organization.id, { position: 3 }),
    await createLink(app.manager, organization.id, { position: 8 }),
  ];
  const undoId = await write(ctx, organization.id, async (tx) => {
    const recorder = new UndoRecorder(tx);
    await recorder.remove('links', { sql: 't.id = $2', params: [a.id] });
    await recorder.change('links', { sql: 't.id = $2', params: [b.id] }, { sql: 'position = 9' });
    return recorder.save('x', 'x');
  });
  const seen: number[][] = [];
  const learns: Subscriber<'undo'> = async (tx, { entryId, tables }, work) => {
    expect([...tables]).toEqual(['links']);
    seen.push(
      (await numbersInUndo(tx, entryId, 'links', 'position')).toSorted(),
      await numbersInUndo(tx, entryId, 'games', 'id'),
    );
    await work();
  };
  const services = { ...ctx.services, subscribers: { ...ctx.services.subscribers, undo: [learns] } };
  await undo({ ...ctx, services }, undoId!);
  expect(seen).toEqual([[3, 8, 9], []]);
});
