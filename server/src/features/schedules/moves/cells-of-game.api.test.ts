import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.js';
import { createLocation } from '../../../testing/factories.js';
import { type ConsequenceAnswered, createMovesWorld, DATES, type MovesWorld } from '../../../testing/moves-world.js';
import { WeekOffEntity } from '../../weeks-off/week-off.entity.js';

let app: TestApp;
let world: MovesWorld;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createMovesWorld(app);
});

const told = (consequences: readonly ConsequenceAnswered[]): string[] =>
  consequences.map(
    ({ code, team, opponent, weekIndex, weekCount }) =>
      `${code} ${team.name}${opponent === null ? '' : `-${opponent.name}`} ${weekIndex}+${weekCount}`,
  );

test('every cell says whether a held game fits, and what it would break', async () => {
  await app.manager.insert(WeekOffEntity, {
    organizationId: world.organizationId,
    seasonLeagueId: world.seasonLeagueId,
    date: '2025-10-20',
    reason: null,
  });
  await app.manager.query('UPDATE schedules SET num_weeks = 3 WHERE organization_id = $1', [world.organizationId]);
  const one = await world.game('Ants', 'Bees', 0, '18:00');
  await world.game('Cats', 'Dogs', 0, '19:00');
  await world.game('Ants', 'Cats', 1, '18:00', { homeScore: 1 });
  await world.game('Bees', 'Dogs', 1, '19:00', { scheduleId: null, weekIndex: null });
  expect(
    (await world.cellsFor(one)).map(({ date, time, fits, refusal, occupant, errors }) => [
      `${date} ${time}`,
      fits,
      refusal ?? errors.map(({ code }) => code).join(),
      occupant !== null,
    ]),
  ).toEqual([
    ['2025-10-06 18:00', true, '', true],
    ['2025-10-06 19:00', true, '', true],
    ['2025-10-13 18:00', false, 'Ants vs Cats has been played, so it stays.', true],
    ['2025-10-13 19:00', false, 'TEAM_BUSY,HALL_TAKEN', false],
  ]);
});

test('every cell, and what is done, says what becomes worse for teams', async () => {
  // Week 0: Ants-Bees and Cats-Dogs; week 1: Dogs-Ants.
  const one = await world.game('Ants', 'Bees', 0, '18:00');
  const other = await world.game('Cats', 'Dogs', 0, '19:00');
  const next = await world.game('Dogs', 'Ants', 1, '18:00');
  const inWeeks = (await world.cellsFor(one)).map(({ date, time, fits, consequences }) => [
    `${date} ${time}`,
    fits,
    told(consequences),
  ]);
  expect(inWeeks).toEqual([
    ['2025-10-06 18:00', true, []],
    ['2025-10-06 19:00', true, []],
    // Bees would go to week 1, in which Dogs would have no game any more; Dogs would play twice in week 0.
    ['2025-10-13 18:00', true, ['BYE Bees 0+1', 'BYE Dogs 1+1', 'DOUBLE_HEADER Dogs 0+1']],
    ['2025-10-13 19:00', true, ['BYE Ants 0+1', 'BYE Bees 0+1', 'DOUBLE_HEADER Ants 1+1']],
  ]);
  const { answer } = await world.swap(one, next);
  expect(told(answer!.consequences)).toEqual(inWeeks[2]![2]);
  const moved = await world.act('moveGame', {
    gameId: String(other.id),
    date: DATES[1],
    time: '19:00',
    expectedVersion: 1,
  });
  // Cats come to Bees and Ants in week 1; Dogs stay in week 0 with Ants.
  expect(told(moved.answer!.consequences)).toEqual(['BYE Cats 0+1']);
});

test('a game beside the schedule holds a cell of its very place, and none elsewhere', async () => {
  const one = await world.game('Ants', 'Bees', 0, '18:00');
  const beside = await world.game('Cats', 'Dogs', 1, '19:00', { scheduleId: null, weekIndex: null });
  const errorsThere = async () =>
    (await world.cellsFor(one)).find(({ date, time }) => `${date} ${time}` === '2025-10-13 19:00')!.errors;
  const held = async () => {
    const { data } = await app.graphql<{ schedule: { heldCells: object[] } }>(
      'query ($id: ID!) { schedule(id: $id) { heldCells { date time game { id } } } }',
      { id: String(world.scheduleId) },
      { as: world.as },
    );
    return data!.schedule.heldCells;
  };
  expect((await errorsThere()).map(({ message }) => message)).toEqual([
    'Cats vs Dogs is played there, which is not of this schedule.',
  ]);
  expect(await held()).toEqual([{ date: '2025-10-13', time: '19:00', game: { id: String(beside.id) } }]);
  const { id: locationId } = await createLocation(app.manager, world.organizationId, { name: 'Far hall' });
  await app.manager.query('UPDATE games SET location_id = $3 WHERE organization_id = $1 AND id = $2', [
    world.organizationId,
    beside.id,
    locationId,
  ]);
  expect(await errorsThere()).toEqual([]);
  expect(await held()).toEqual([]);
});

test('a postponed game is no game at the latest time of its day', async () => {
  await app.manager.query('UPDATE schedules SET num_weeks = 3 WHERE organization_id = $1', [world.organizationId]);
  await world.game('Ants', 'Bees', 0, '19:00');
  await world.game('Ants', 'Cats', 1, '19:00');
  const third = await world.game('Ants', 'Dogs', 0, '18:00');
  const others = { scheduleId: null, weekIndex: null, date: '2025-10-20' };
  await world.game('Bees', 'Cats', 0, '21:00', { ...others, status: 'postponed' });
  const late = (await world.cellsFor(third)).find(({ date, time }) => `${date} ${time}` === '2025-10-20 19:00');
  expect(late!.warnings.map(({ code }) => code)).toEqual(['LATE_AGAIN']);
});
