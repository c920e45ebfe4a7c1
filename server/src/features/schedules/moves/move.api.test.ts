import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.js';
import { createLocation, createSchedule, createUser } from '../../../testing/factories.js';
import { createMovesWorld, DATES, type MovesWorld } from '../../../testing/moves-world.js';
import { storeBye } from '../../../testing/teams-world.js';
import type { GameEntity } from '../../games/game.entity.js';
import { WeekOffEntity } from '../../weeks-off/week-off.entity.js';
import { movedGames } from './move-answers.service.js';

let app: TestApp;
let world: MovesWorld;
let now: Date;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date();
  world = await createMovesWorld(app);
});

describe('a move', () => {
  const move = (moved: GameEntity, date: string, time: string, reason?: string) =>
    world.act('moveGame', { gameId: String(moved.id), date, time, expectedVersion: 1, reason });

  test('goes to a free cell, and its week follows', async () => {
    const one = await world.game('Ants', 'Bees', 0, '18:00');
    const { answer } = await move(one, '2025-10-13', '19:00');
    expect(answer).toMatchObject({ moved: true, message: 'Moved Ants vs Bees to Oct 13, 2025 at 7:00 PM.' });
    expect(await world.matchups()).toEqual(['2025-10-13 19:00 Ants-Bees']);
    const [row] = await app.manager.query<{ week_index: number }[]>(
      'SELECT week_index FROM games WHERE organization_id = $1',
      [world.organizationId],
    );
    expect(row!.week_index).toBe(1);
  });

  test('is not made where an error speaks against it', async () => {
    const one = await world.game('Ants', 'Bees', 0, '18:00');
    await world.game('Ants', 'Cats', 1, '19:00', { scheduleId: null, weekIndex: null });
    const { answer } = await move(one, '2025-10-13', '19:00', 'I want it.');
    expect(answer).toMatchObject({
      moved: false,
      undoId: null,
      errors: [{ code: 'TEAM_BUSY' }, { code: 'HALL_TAKEN' }],
    });
    expect((await world.matchups())[0]).toBe('2025-10-06 18:00 Ants-Bees');
  });

  test('against a warning takes a reason, which the trail keeps', async () => {
    const one = await world.game('Ants', 'Bees', 0, '18:00');
    await storeBye(app, world, 'Ants', '2025-10-13');
    expect((await move(one, '2025-10-13', '18:00')).answer).toMatchObject({
      moved: false,
      errors: [],
      warnings: [{ code: 'STORED_BYE' }],
    });
    expect((await move(one, '2025-10-13', '18:00', 'They asked for it.')).answer).toMatchObject({ moved: true });
    expect(await world.overrides()).toEqual([{ games: ['Ants vs Bees on Oct 6, 2025'], reason: 'They asked for it.' }]);
    // It stays on that date, so nobody is asked again.
    const later = { gameId: String(one.id), date: '2025-10-13', time: '19:00', expectedVersion: 2 };
    expect((await world.act('moveGame', later)).answer).toMatchObject({ moved: true, warnings: [] });
  });

  test('goes to the hall and court that are named; null is none, and what is absent may be any', async () => {
    const [north, south] = [
      await createLocation(app.manager, world.organizationId, { name: 'North' }),
      await createLocation(app.manager, world.organizationId, { name: 'South' }),
    ];
    const slots = [
      { time: '18:00', locationId: north.id, court: 'A' },
      { time: '18:00', locationId: south.id },
      { time: '18:00' },
    ];
    const { id: scheduleId } = await createSchedule(app.manager, world.organizationId, {
      seasonLeagueId: world.seasonLeagueId,
      slots,
    });
    const one = await world.game('Ants', 'Bees', 0, '18:00', { scheduleId });
    let version = 1;
    const to = async (where: object) => {
      const input = { gameId: String(one.id), date: DATES[1]!, time: '18:00', expectedVersion: version, ...where };
      const { answer, error } = await world.act('moveGame', input);
      if (answer?.moved) version += 1;
      const [row] = await app.manager.query<{ location_id: number | null; court: string | null }[]>(
        'SELECT location_id, court FROM games WHERE organization_id = $1 AND id = $2',
        [world.organizationId, one.id],
      );
      return error?.message ?? [row!.location_id, row!.court];
    };
    expect(await to({ location: null, court: null })).toEqual([null, null]);
    expect(await to({ location: 'South', court: null })).toEqual([south.id, null]);
    expect(await to({ location: 'North' })).toEqual([north.id, 'A']);
    expect(await to({ location: 'North', court: null })).toBe(
      'The schedule has no such cell on Oct 13, 2025 at 6:00 PM.',
    );
    expect(await to({ date: DATES[0] })).toEqual([north.id, 'A']);
  });

  test('is refused for a played game, where there is no cell, and where another game is', async () => {
    const [one, other] = [
      await world.game('Ants', 'Bees', 0, '18:00'),
      await world.game('Cats', 'Dogs', 0, '19:00', { homeScore: 1 }),
    ];
    expect((await move(other, '2025-10-13', '18:00')).error!.message).toBe('This game has been played, so it stays.');
    expect((await move(one, '2025-10-13', '21:00')).error!.message).toBe(
      'The schedule has no such cell on Oct 13, 2025 at 9:00 PM.',
    );
    await app.manager.insert(WeekOffEntity, {
      organizationId: world.organizationId,
      seasonLeagueId: world.seasonLeagueId,
      date: '2025-10-13',
      reason: 'Hall closed',
    });
    expect((await move(one, '2025-10-13', '18:00')).error!.message).toBe('Oct 13, 2025 is a week off: Hall closed.');
    expect((await move(one, '2025-10-06', '19:00')).error!.message).toBe(
      'Cats vs Dogs is played there. Swap the two instead.',
    );
  });
});

test('a date that is past takes a reason, for a game that was still to come', async () => {
  await app.manager.query("UPDATE schedules SET start_date = '2026-01-05' WHERE organization_id = $1", [
    world.organizationId,
  ]);
  now = new Date('2026-01-09T12:00:00Z');
  const past = await world.game('Cats', 'Dogs', 0, '19:00', { date: '2026-01-05' });
  const toCome = await world.game('Ants', 'Bees', 1, '18:00', { date: '2026-01-12' });
  const warningsOf = async (selected: GameEntity) =>
    (await world.cellsFor(selected)).map(
      ({ date, warnings }) => `${date} ${warnings.map(({ message }) => message).join()}`,
    );
  expect(await warningsOf(toCome)).toEqual([
    '2026-01-05 Jan 5, 2026 is past.',
    '2026-01-05 Jan 5, 2026 is past.',
    '2026-01-12 ',
    '2026-01-12 ',
  ]);
  expect((await warningsOf(past))[0]).toBe('2026-01-05 ');
  const to = { gameId: String(toCome.id), date: '2026-01-05', time: '18:00', expectedVersion: 1 };
  expect((await world.act('moveGame', to)).answer).toMatchObject({ moved: false, warnings: [{ code: 'PAST_DATE' }] });
  expect((await world.act('moveGame', { ...to, reason: 'It was played then.' })).answer).toMatchObject({ moved: true });
});

test('what came of a move is told without the teams of a game that is deleted right after it', async () => {
  const staying = await world.game('Ants', 'Bees', 0, '18:00');
  const { id: userId, username, role } = await createUser(app.manager, world.organizationId);
  const ctx = await app.context({
    signedIn: {
      actor: { id: userId, username, role, organizationId: world.organizationId },
      session: { id: 0, csrfToken: '', expiresAt: now, organizationId: world.organizationId },
    },
  });
  const consequence = (team: string, opponent: string | null = null) => ({
    code: 'REMATCH' as const,
    teamId: world.teams[team]!,
    opponentId: opponent && world.teams[opponent]!,
    weekIndex: 0,
    weekCount: 1,
  });
  const { consequences } = await movedGames(ctx, {
    moved: true,
    gameIds: [staying.id, staying.id + 1],
    errors: [],
    warnings: [],
    consequences: [consequence('Ants'), consequence('Cats'), consequence('Bees', 'Dogs'), consequence('Bees', 'Ants')],
    undoId: '1',
    message: '',
  });
  expect(consequences.map(({ team, opponent }) => [team.name, opponent?.name])).toEqual([
    ['Ants', undefined],
    ['Bees', 'Ants'],
  ]);
});
