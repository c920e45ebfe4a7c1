import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/dates/add-days.js';
import { calendarDateIn } from '../../domain/dates/calendar-date-in.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createEntryWorld, type EntryWorld } from '../../testing/entry-world.js';
import { type GameNews, findGameNews, sweepGameNews, takeGameNews, tellGameNews } from './game-news.service.js';

let app: TestApp;
let world: EntryWorld;
const today = calendarDateIn(new Date(), 'UTC');
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.manager.query('DELETE FROM game_news');
  world = await createEntryWorld(app, { status: 'scheduled' });
  await sql(`UPDATE organizations SET time_zone = 'UTC' WHERE id = $1 AND $2 > 0`);
  await sql(`UPDATE games SET date = $3, time = '19:00' ${GAME}`, today);
  await app.manager.query('DELETE FROM game_news');
});

const GAME = 'WHERE organization_id = $1 AND id = $2';
const sql = (text: string, ...more: unknown[]): Promise<unknown> =>
  app.manager.query(text, [world.organizationId, world.gameId, ...more]);
const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
const take = (channel: 'push' | 'mail', now = inMinutes(11)): Promise<GameNews[]> =>
  app.database.dataSource.transaction((manager) => takeGameNews(manager, channel, 100, now));
const told = async (news: readonly GameNews[]): Promise<unknown[]> => {
  const kinds: unknown[] = [];
  for (const one of news) kinds.push((await tellGameNews(await app.context(), one))?.kind ?? null);
  return kinds;
};

test('each channel takes what happened once, with what was before and whose followers are told', async () => {
  await sql(`UPDATE games SET time = '20:30' ${GAME}`);
  const [news, ...others] = await take('push');
  expect(others).toEqual([]);
  expect(news).toMatchObject({
    organizationId: world.organizationId,
    gameId: world.gameId,
    teamIds: [world.homeTeamId, world.awayTeamId],
    happened: 'rescheduled',
    former: { date: today, time: '19:00', location: null, status: 'scheduled' },
  });
  expect(await take('push')).toEqual([]);
  expect(await take('mail')).toEqual([news]);
  expect(await findGameNews(app.database, world.organizationId, news!.id)).toEqual(news);
  expect(await findGameNews(app.database, world.organizationId + 1, news!.id)).toBeNull();
  expect(await tellGameNews(await app.context(), news!)).toMatchObject({
    kind: 'moved',
    organization: { id: world.organizationId },
    game: { id: world.gameId, time: '20:30' },
    former: { time: '19:00' },
  });
});

test('it waits a minute for what is changed again, and what is taken back is not told', async () => {
  await sql(`UPDATE games SET time = '20:30' ${GAME}`);
  await sql(`UPDATE games SET status = 'cancelled' ${GAME}`);
  expect(await take('push', inMinutes(0.5))).toEqual([]);
  const news = await take('push');
  expect(news).toMatchObject([{ former: { time: '19:00', status: 'scheduled' } }]);
  expect(await told(news)).toEqual(['cancelled']);
  await sql(`UPDATE games SET time = '19:00', status = 'scheduled' ${GAME}`);
  expect(await told(await take('push'))).toEqual(['reinstated']);
  await sql(`UPDATE games SET time = '21:00' ${GAME}`);
  await sql(`UPDATE games SET time = '19:00' ${GAME}`);
  expect(await told(await take('push'))).toEqual([null]);
});

test('a game begins and ends; a score that is put right is told by the result until that is told, then by itself', async () => {
  await sql(`UPDATE games SET status = 'in_progress' ${GAME}`);
  expect(await told(await take('push'))).toEqual(['begins']);
  await sql(`UPDATE games SET status = 'final', home_score = 70, away_score = 60 ${GAME}`);
  await sql(`UPDATE games SET home_score = 71 ${GAME}`);
  const news = await take('push');
  expect(await told(news)).toEqual(['ends']);
  expect(await take('push')).toEqual([]);
  expect(await take('mail')).toMatchObject([{ happened: 'begins' }, { happened: 'ends' }]);
  await sql(`UPDATE games SET home_score = 72 ${GAME}`);
  await sql(`UPDATE games SET away_score = 61, video_url = 'https://videos.example/1' ${GAME}`);
  expect(await take('mail', inMinutes(2))).toEqual([]);
  const corrected = await take('mail');
  expect(corrected).toMatchObject([{ happened: 'corrected', former: { scoreHome: 71, scoreAway: 60 } }]);
  expect(await told(corrected)).toEqual(['corrected']);
  expect(await take('push')).toEqual(corrected);
  await sql(`UPDATE games SET video_url = null ${GAME}`);
  expect(await take('mail')).toEqual([]);
  await sql(`DELETE FROM games ${GAME}`);
  expect(await told(news)).toEqual([null]);
});

test('a result that one channel has told is put right by that one alone, and once', async () => {
  await sql(`UPDATE games SET status = 'final', home_score = 70, away_score = 60 ${GAME}`);
  expect(await take('push')).toHaveLength(1);
  await sql(`UPDATE games SET home_score = 71 ${GAME}`);
  await sql(`UPDATE games SET home_score = 72 ${GAME}`);
  expect(await take('push')).toMatchObject([{ happened: 'corrected', former: { scoreHome: 70 } }]);
  expect(await take('mail')).toMatchObject([{ happened: 'ends' }]);
});

test.each([
  ['on its day', 0, 0, ['corrected']],
  ['two days later', -2, 0, ['corrected']],
  ['three days later', -3, 0, []],
  ['on its day, and put right when only the correction is news', -13, -13, ['corrected']],
  ['three days later, and put right much later', -13, -10, []],
])('only who was told a result is told of its correction: one entered %s', async (_when, date, entered, kinds) => {
  await sql(`UPDATE games SET date = $3 ${GAME}`, addDays(today, date));
  await sql(`UPDATE games SET status = 'final', home_score = 70, away_score = 60 ${GAME}`);
  await sql(
    `UPDATE game_news SET occurred_at = now() + $3 * interval '1 day' WHERE organization_id = $1 AND game_id = $2`,
    entered,
  );
  for (const channel of ['push', 'mail'] as const) await take(channel);
  await sweepGameNews(app.app.parts.services);
  await sql(`UPDATE games SET home_score = 71 ${GAME}`);
  expect(await told(await take('push'))).toEqual(kinds);
});

test('a game that came with its result, of which nobody was told, is put right unheard', async () => {
  await sql(`UPDATE games SET status = 'final', home_score = 70, away_score = 60 ${GAME}`);
  await sql(`DELETE FROM game_news WHERE organization_id = $1 AND game_id = $2`);
  await sql(`UPDATE games SET home_score = 71 ${GAME}`);
  expect(await take('push')).toEqual([]);
});

test('a running score that is typed into a game left scheduled is no correction', async () => {
  await sql(`UPDATE games SET home_score = 2, away_score = 0 ${GAME}`);
  expect(await told(await take('push'))).toEqual(['ends']);
  await sql(`UPDATE games SET home_score = 4 ${GAME}`);
  expect(await told(await take('push'))).toEqual([null]);
  await sql(`UPDATE games SET home_score = 3 ${GAME}`);
  expect(await told(await take('push'))).toEqual(['corrected']);
});

test('a transaction that fails takes nothing, and two at once do not take the same', async () => {
  await sql(`UPDATE games SET status = 'cancelled' ${GAME}`);
  const failing = app.database.dataSource.transaction(async (manager) => {
    expect(await takeGameNews(manager, 'push', 100, inMinutes(11))).toHaveLength(1);
    expect(await take('push')).toEqual([]);
    throw new Error('not told');
  });
  await expect(failing).rejects.toThrow('not told');
  expect(await take('push')).toHaveLength(1);
});

test('nobody is told of a backup that is restored, of an import in steps, and of a rollback', async () => {
  for (const setting of ['keeps_history', 'tells_webhooks', 'notes_reschedulings'])
    await app.database.dataSource.transaction(async (manager) => {
      await manager.query(`SET LOCAL courtbook.${setting} = 'off'`);
      await manager.query(`UPDATE games SET time = '22:00' ${GAME}`, [world.organizationId, world.gameId]);
      await manager.query(`UPDATE games SET time = '19:00' ${GAME}`, [world.organizationId, world.gameId]);
    });
  expect(await take('push')).toEqual([]);
});
