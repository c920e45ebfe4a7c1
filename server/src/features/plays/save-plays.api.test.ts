import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  byVisitor,
  changed,
  createPlaysWorld,
  enterPlays,
  newPlay,
  type PlaySent,
  sendPlays,
  statisticsOf,
  statusOf,
} from '../../testing/plays-world.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a shot with its assist, changed, taken away and brought back', async () => {
  const world = await createPlaysWorld(app);
  const [shooter, passer] = world.home;
  const team = world.homeTeamId;
  const shot = newPlay(world, 'MADE_TWO');
  const assist = newPlay(world, 'ASSIST', { playerId: String(passer), linkedPlayId: shot.id });
  const { plays, conflicts, possibleDuplicates } = await enterPlays(app, world, [shot, assist]);
  expect(plays).toEqual([
    { id: shot.id, revision: 1, isDeleted: false, kind: 'MADE_TWO' },
    { id: assist.id, revision: 1, isDeleted: false, kind: 'ASSIST' },
  ]);
  expect([conflicts, possibleDuplicates]).toEqual([[], []]);
  const two = {
    [`${shooter} PTS`]: 2,
    [`${shooter} 2PM`]: 1,
    [`${shooter} 2PA`]: 1,
    [`${passer} AST`]: 1,
    [`team ${team} Q1`]: 2,
  };
  expect(await statisticsOf(app, world)).toEqual(two);
  expect(await statusOf(app, world)).toBe('in_progress');
  const three = changed(shot, { kind: 'MADE_THREE' });
  await enterPlays(app, world, [three]);
  expect(await statisticsOf(app, world)).toEqual({
    [`${shooter} PTS`]: 3,
    [`${shooter} 3PM`]: 1,
    [`${shooter} 3PA`]: 1,
    [`${passer} AST`]: 1,
    [`team ${team} Q1`]: 3,
  });
  await enterPlays(app, world, [changed(three, { kind: 'MISSED_TWO' })]);
  expect(await statisticsOf(app, world)).toEqual({ [`${shooter} 2PA`]: 1 });
  const gone = { ...three, revision: 4, isDeleted: true };
  await enterPlays(app, world, [gone]);
  expect(await statisticsOf(app, world)).toEqual({});
  await enterPlays(app, world, [{ ...shot, revision: 5 }]);
  expect(await statisticsOf(app, world)).toEqual(two);
});

test('the same again is done already, something else under its revision is a conflict', async () => {
  const world = await createPlaysWorld(app);
  const shot = newPlay(world, 'MADE_TWO');
  await enterPlays(app, world, [shot]);
  const before = await statisticsOf(app, world);
  expect(await enterPlays(app, world, [shot])).toMatchObject({ plays: [{ revision: 1 }], conflicts: [] });
  const other = await enterPlays(app, world, [{ ...shot, kind: 'MADE_THREE' }, newPlay(world, 'TURNOVER')]);
  expect(other).toMatchObject({
    plays: [{ id: shot.id, kind: 'MADE_TWO' }, { kind: 'TURNOVER' }],
    conflicts: [{ id: shot.id, revision: 1, play: { kind: 'MADE_TWO' } }],
  });
  expect(await statisticsOf(app, world)).toEqual({ ...before, [`${world.home[0]} TO`]: 1 });
});

test('what another device entered within three seconds waits until it is confirmed', async () => {
  const world = await createPlaysWorld(app);
  const shot = newPlay(world, 'MADE_TWO');
  await enterPlays(app, world, [shot]);
  const again = newPlay(world, 'MADE_TWO', { madeAt: shot.madeAt });
  const answer = await enterPlays(app, world, [again, changed(again, { clock: 5 })], { device: 'tablet' });
  expect(answer).toMatchObject({ plays: [], possibleDuplicates: [{ id: again.id, play: { id: shot.id } }] });
  expect(await statisticsOf(app, world)).toMatchObject({ [`${world.home[0]} PTS`]: 2 });
  await enterPlays(app, world, [{ ...again, isDuplicateConfirmed: true }], { device: 'tablet' });
  expect(await statisticsOf(app, world)).toMatchObject({ [`${world.home[0]} PTS`]: 4 });
});

test('a period that another device has begun or ended waits until it is confirmed, however much later', async () => {
  const world = await createPlaysWorld(app);
  const start = Date.now();
  const at = (minutes: number): string => new Date(start + minutes * 60_000).toISOString();
  const mark = (kind: 'PERIOD_START' | 'PERIOD_END', minutes: number, sortOrder: number) =>
    newPlay(world, kind, { teamId: null, playerId: null, madeAt: at(minutes), sortOrder });
  let others = 0;
  // So many at once come from a device that had no network: what was entered when is what they say.
  const send = async (plays: PlaySent[], device?: string) => {
    const more = [1, 2, 3].map(() => newPlay(world, 'TURNOVER', { madeAt: at(100 + (others += 1)), sortOrder: 10 }));
    const answer = await enterPlays(app, world, [...plays, ...more], device === undefined ? {} : { device });
    expect([answer.plays.length, answer.conflicts]).toEqual([plays.length + 3 - answer.possibleDuplicates.length, []]);
    return answer.possibleDuplicates.map(({ id, play }) => [id, play.id]);
  };
  const begins = mark('PERIOD_START', 0, 1);
  const ends = mark('PERIOD_END', 10, 20);
  expect(await send([begins])).toEqual([]);
  const again = mark('PERIOD_START', 5, 2);
  expect(await send([again], 'tablet')).toEqual([[again.id, begins.id]]);
  expect(await send([ends])).toEqual([]);
  // It has not heard of the end, nor of most plays before it.
  const early = mark('PERIOD_END', 11, 3);
  expect(await send([early], 'tablet')).toEqual([[early.id, ends.id]]);
  // Resumed and ended anew, taken away and brought back: nothing is said twice.
  expect(await send([mark('PERIOD_START', 12, 21), mark('PERIOD_END', 13, 22)], 'tablet')).toEqual([]);
  expect(await send([{ ...ends, isDeleted: true, revision: 2 }], 'tablet')).toEqual([]);
  expect(await send([{ ...ends, revision: 3 }], 'tablet')).toEqual([]);
  expect(await send([{ ...again, isDuplicateConfirmed: true }], 'tablet')).toEqual([]);
});

test.each<[string, Partial<PlaySent>, string, string]>([
  ['a player of the other team', { playerId: 'visitor' }, 'NOT_FOUND', 'plays.1.playerId'],
  ['a team that does not play', { teamId: '1' }, 'NOT_FOUND', 'plays.1.teamId'],
  ['an unknown period', { periodId: '1' }, 'NOT_FOUND', 'plays.1.periodId'],
  ['the final', { periodId: 'final' }, 'UNPROCESSABLE', 'plays.1.periodId'],
  ['a play of another sport', { kind: 'KILL' }, 'UNPROCESSABLE', 'plays.1.kind'],
  ['an assist by nobody', { kind: 'ASSIST', playerId: null }, 'BAD_USER_INPUT', 'plays.1.playerId'],
  ['no team', { teamId: null, playerId: null }, 'BAD_USER_INPUT', 'plays.1.teamId'],
  ['an odd id', { id: 'seven' }, 'BAD_USER_INPUT', 'plays.1.id'],
  ['half a place', { x: 5 }, 'BAD_USER_INPUT', 'plays.1.y'],
  ['a substitution of nobody', { kind: 'SUBSTITUTION', playerId: null }, 'BAD_USER_INPUT', 'plays.1.playerId'],
])('with %s nothing is written', async (_name, changes, code, field) => {
  const world = await createPlaysWorld(app);
  const named = {
    ...changes,
    ...(changes.playerId === 'visitor' && { playerId: String(world.away[0]) }),
    ...(changes.periodId === 'final' && { periodId: String(world.periods['Final']) }),
  };
  const { errors } = await sendPlays(app, world, [newPlay(world, 'MADE_TWO'), newPlay(world, 'MADE_TWO', named)]);
  expect(errors?.[0]?.extensions).toMatchObject({ code, errors: [{ field }] });
  expect(await statisticsOf(app, world)).toEqual({});
  expect(await statusOf(app, world)).toBe('scheduled');
});

test('a block into a make, with the rebound that goes', async () => {
  const world = await createPlaysWorld(app);
  const miss = newPlay(world, 'MISSED_TWO');
  const block = newPlay(world, 'BLOCK', { ...byVisitor(world), linkedPlayId: miss.id });
  const rebound = newPlay(world, 'DEFENSIVE_REBOUND', { ...byVisitor(world), linkedPlayId: miss.id });
  await enterPlays(app, world, [miss, block, rebound]);
  const visitor = world.away[0];
  expect(await statisticsOf(app, world)).toEqual({
    [`${world.home[0]} 2PA`]: 1,
    [`${visitor} BLK`]: 1,
    [`${visitor} REB`]: 1,
    [`${visitor} DREB`]: 1,
  });
  await enterPlays(app, world, [changed(miss, { kind: 'MADE_TWO' })]);
  expect(await statisticsOf(app, world)).toEqual({
    [`${world.home[0]} PTS`]: 2,
    [`${world.home[0]} 2PM`]: 1,
    [`${world.home[0]} 2PA`]: 1,
    [`team ${world.homeTeamId} Q1`]: 2,
  });
});
