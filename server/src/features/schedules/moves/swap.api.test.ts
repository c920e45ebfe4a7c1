import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restRouter } from '../../../rest/router.js';
import { startTestApp, type TestApp } from '../../../testing/app.js';
import { createLocation } from '../../../testing/factories.js';
import { createMovesWorld, type MovesWorld } from '../../../testing/moves-world.js';
import { rest } from '../../../testing/rest-client.js';
import { setUnavailable, storeBye } from '../../../testing/teams-world.js';
import type { GameEntity } from '../../games/game.entity.js';
import { WeekOffEntity } from '../../weeks-off/week-off.entity.js';

let app: TestApp;
let world: MovesWorld;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createMovesWorld(app);
});

const reasons = async (): Promise<string[]> => (await world.overrides()).map(({ reason }) => reason);

describe('a swap', () => {
  test('exchanges the matchups, and twice changes nothing', async () => {
    const [first, second] = [
      await world.game('Ants', 'Bees', 0, '18:00'),
      await world.game('Cats', 'Dogs', 1, '19:00'),
    ];
    const before = await world.matchups();
    const { answer } = await world.swap(first, second);
    expect(answer).toMatchObject({ moved: true, errors: [], warnings: [] });
    expect(await world.matchups()).toEqual(['2025-10-06 18:00 Cats-Dogs', '2025-10-13 19:00 Ants-Bees']);
    await world.swap(first, second, [2, 2]);
    expect(await world.matchups()).toEqual(before);
  });

  test('is taken back', async () => {
    const [first, second] = [
      await world.game('Ants', 'Bees', 0, '18:00'),
      await world.game('Cats', 'Dogs', 1, '19:00'),
    ];
    const before = await world.matchups();
    const { answer } = await world.swap(first, second);
    await app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id: answer!.undoId }, { as: world.as });
    expect(await world.matchups()).toEqual(before);
  });

  const cases: [what: string, reason: string, make: () => Promise<[GameEntity, GameEntity]>][] = [
    [
      'the same game',
      'Select two different games.',
      async () => {
        const one = await world.game('Ants', 'Bees', 0, '18:00');
        return [one, one];
      },
    ],
    [
      'another schedule',
      'The games are not of the same schedule.',
      async () => [
        await world.game('Ants', 'Bees', 0, '18:00'),
        await world.game('Cats', 'Dogs', 1, '18:00', { scheduleId: null, weekIndex: null }),
      ],
    ],
    [
      'a played game',
      'Ants vs Bees on Oct 6, 2025 has been played.',
      async () => [
        await world.game('Ants', 'Bees', 0, '18:00', { homeScore: 3, awayScore: 1 }),
        await world.game('Cats', 'Dogs', 1, '18:00'),
      ],
    ],
    [
      'a double booking',
      'Cats already plays Cats vs Ants on Oct 6, 2025 at 6:00 PM.',
      async () => {
        await world.game('Cats', 'Ants', 0, '18:00');
        return [await world.game('Bees', 'Dogs', 0, '18:00'), await world.game('Cats', 'Dogs', 1, '18:00')];
      },
    ],
    [
      'an unavailable time',
      'Dogs cannot play at 6:00 PM.',
      async () => {
        await setUnavailable(app, world, 'Dogs', ['18:00']);
        return [await world.game('Ants', 'Bees', 0, '18:00'), await world.game('Cats', 'Dogs', 1, '19:00')];
      },
    ],
  ];
  test.each(cases)('is refused for %s', async (_what, reason, make) => {
    const [first, second] = await make();
    const before = await world.matchups();
    const { error } = await world.swap(first, second);
    expect(error!.message).toBe('Swap failed.');
    expect((error!.extensions as { errors: { message: string }[] }).errors.map(({ message }) => message)).toContain(
      reason,
    );
    expect(await world.matchups()).toEqual(before);
  });

  test('by REST says it the same way', async () => {
    const [first, second] = [
      await world.game('Ants', 'Bees', 0, '18:00'),
      await world.game('Cats', 'Dogs', 1, '19:00'),
    ];
    const put = (gameId2: number) =>
      rest(app, 'PUT /api/games/swap', { as: world.as, json: { gameId1: first.id, gameId2 } });
    expect(await put(first.id)).toMatchObject({
      status: 422,
      body: { message: 'Swap failed.', errors: [{ message: 'Select two different games.' }] },
    });
    expect(await put(second.id)).toMatchObject({ status: 200, body: { success: true } });
    expect((await world.matchups())[0]).toBe('2025-10-06 18:00 Cats-Dogs');
  });

  test('against a warning takes a reason, which the trail keeps; REST has none, and asks for none', async () => {
    const [first, second] = [
      await world.game('Ants', 'Bees', 0, '18:00'),
      await world.game('Cats', 'Dogs', 1, '19:00'),
    ];
    const late = await world.game('Dogs', 'Bees', 1, '18:00');
    await storeBye(app, world, 'Ants', '2025-10-13');
    expect((await world.swap(first, second)).answer).toMatchObject({
      moved: false,
      warnings: [{ code: 'STORED_BYE' }],
    });
    expect((await world.matchups())[0]).toBe('2025-10-06 18:00 Ants-Bees');
    expect((await world.swap(first, second, [1, 1], 'They agreed.')).answer).toMatchObject({ moved: true });
    expect(await reasons()).toEqual(['They agreed.']);
    // Ants stay on that date, so nobody is asked again.
    expect((await world.swap(second, late, [2, 1])).answer).toMatchObject({ moved: true, warnings: [] });
    // Ants go, and come back to their bye.
    const json = { gameId1: first.id, gameId2: late.id };
    for (let time = 0; time < 2; time += 1)
      expect(await rest(app, 'PUT /api/games/swap', { as: world.as, json })).toMatchObject({ body: { success: true } });
    expect(await reasons()).toEqual(['They agreed.']);
  });

  test('of a stale version is refused', async () => {
    const [first, second] = [
      await world.game('Ants', 'Bees', 0, '18:00'),
      await world.game('Cats', 'Dogs', 1, '19:00'),
    ];
    expect((await world.swap(first, second, [1, 7])).error!.extensions).toMatchObject({ code: 'CONFLICT' });
    expect((await world.matchups())[0]).toBe('2025-10-06 18:00 Ants-Bees');
  });
});

test('what is said of a swap beforehand is what the swap answers', async () => {
  await app.manager.query('UPDATE schedules SET num_weeks = 4 WHERE organization_id = $1', [world.organizationId]);
  await setUnavailable(app, world, 'Dogs', ['18:00']);
  await storeBye(app, world, 'Ants', '2025-10-13');
  // What speaks against places stays as it is: a week off, and a game beside the schedule in one hall.
  await app.manager.insert(WeekOffEntity, {
    organizationId: world.organizationId,
    seasonLeagueId: world.seasonLeagueId,
    date: '2025-10-20',
    reason: null,
  });
  const { id: locationId } = await createLocation(app.manager, world.organizationId, { name: 'Hall' });
  await world.game('Bees', 'Cats', 0, '18:00', { scheduleId: null, weekIndex: null, locationId, time: '19:00' });
  const one = await world.game('Ants', 'Bees', 0, '18:00', { locationId });
  await world.game('Cats', 'Dogs', 0, '19:00', { locationId });
  await world.game('Ants', 'Dogs', 1, '19:00');
  await world.game('Bees', 'Cats', 1, '18:00');
  await world.game('Cats', 'Ants', 1, '21:00');
  await world.game('Bees', 'Ants', 3, '19:00', { date: '2025-10-27' });
  const answers = [];
  for (const cell of await world.cellsFor(one)) {
    if (cell.occupant === null || cell.occupant.id === String(one.id)) continue;
    const [{ version }] = await app.manager.query<[{ version: number }]>(
      'SELECT version FROM games WHERE organization_id = $1 AND id = $2',
      [world.organizationId, one.id],
    );
    const ids = { gameId1: String(one.id), gameId2: cell.occupant.id };
    const { answer, error } = await world.act('swapGames', {
      ...ids,
      expectedVersion1: version,
      expectedVersion2: cell.occupant.version,
      reason: 'Agreed.',
    });
    const refused = ((error?.extensions as { errors?: { message: string }[] })?.errors ?? []).map(
      ({ message }) => message,
    );
    const words = (findings: { message: string }[]) => [...new Set(findings.map(({ message }) => message))];
    answers.push([cell.fits, words(cell.errors)]);
    expect([answer?.moved ?? false, refused]).toEqual([cell.fits, words(cell.errors)]);
    if (!answer) continue;
    expect(answer.warnings).toEqual(cell.warnings);
    expect(answer.consequences).toEqual(cell.consequences);
    const back = { expectedVersion1: version + 1, expectedVersion2: cell.occupant.version + 1, reason: 'Back.' };
    expect((await world.act('swapGames', { ...ids, ...back })).answer).toMatchObject({ moved: true });
  }
  expect(new Set(answers.map(([fits]) => fits))).toEqual(new Set([true, false]));
});

test('a team that has withdrawn cannot play twice at once either', async () => {
  const one = await world.game('Ants', 'Bees', 0, '18:00');
  await world.game('Dogs', 'Cats', 0, '18:00');
  const other = await world.game('Dogs', 'Bees', 1, '19:00');
  await app.manager.query(
    'UPDATE season_league_teams SET withdrawn = true WHERE organization_id = $1 AND team_id = $2',
    [world.organizationId, world.teams['Dogs']],
  );
  const { error } = await world.swap(one, other);
  expect(error!.message).toBe('Swap failed.');
});
