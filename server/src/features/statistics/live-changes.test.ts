import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { allNoticed } from '../../testing/changes.js';
import { createEntryWorld, type EntryWorld } from '../../testing/entry-world.js';
import { createGamePeriods } from '../../testing/factories.js';
import { staffContext } from '../../testing/imported-season.js';
import { undo } from '../undo/undo.service.js';
import { savePlays } from '../plays/save-plays.service.js';
import { deleteGameLines } from './delete-game-lines.service.js';
import { updateGameLines } from './game-lines.service.js';
import { savePeriodScores } from './period-scores.service.js';
import { saveStatistics } from './save-statistics.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Changed = 'tenant' | 'game' | 'player' | 'other player' | 'other game';

/** What counts as changed after a save, by the messages and by the process that wrote. */
async function changedBy(world: EntryWorld, save: () => Promise<unknown>): Promise<Changed[]> {
  const { organizationId: id, gameId, home } = world;
  const present = (): Record<Changed, number> => ({
    tenant: app.versions.of(id),
    game: app.versions.ofLive(id, `game ${gameId}`),
    player: app.versions.ofLive(id, `player ${home[0]!}`),
    'other player': app.versions.ofLive(id, `player ${home[1]!}`),
    'other game': app.versions.ofLive(id, `game ${gameId + 1}`),
  });
  await allNoticed(app.versions, app.database.pool);
  const before = present();
  await save();
  await allNoticed(app.versions, app.database.pool);
  const after = present();
  return (Object.keys(before) as Changed[]).filter((key) => after[key] !== before[key]);
}

test('what is saved in a running game makes new its game, and whose statistics it is, and nothing else', async () => {
  const world = await createEntryWorld(app, { status: 'in_progress' });
  const { organizationId, gameId, home, definitions, homeTeamId } = world;
  const periods = await createGamePeriods(app.manager, organizationId);
  const periodId = String([...periods.values()].find(({ kind }) => kind !== 'final')!.id);
  const ctx = await staffContext(app, organizationId);
  const player = String(home[0]);
  const add = { playerId: player, definitionId: String(definitions['PTS']), delta: 2 };
  const both: Changed[] = ['game', 'player'];
  const save = () => saveStatistics(ctx, gameId, { adds: [{ ...add, operationId: randomUUID() }] });
  expect(await changedBy(world, save)).toEqual(both); // with a new line
  expect(await changedBy(world, save)).toEqual(both);
  expect(
    await changedBy(world, () => updateGameLines(ctx, gameId, { lines: [{ playerId: player, started: true }] })),
  ).toEqual(both);
  expect(
    await changedBy(world, () =>
      savePeriodScores(ctx, gameId, { scores: [{ teamId: String(homeTeamId), periodId, score: 7 }] }),
    ),
  ).toEqual(['game']);
  expect(
    await changedBy(world, () =>
      savePlays(ctx, gameId, {
        device: 'a tablet',
        plays: [
          {
            id: randomUUID(),
            revision: 1,
            kind: 'MADE_TWO',
            periodId,
            sortOrder: 1,
            teamId: String(homeTeamId),
            playerId: player,
            madeAt: new Date(),
          },
        ],
      }),
    ),
  ).toEqual(both);
  expect(await changedBy(world, () => deleteGameLines(ctx, gameId, [player]))).toEqual(both);
});

test('what is taken back in a running game makes new no more than its save did', async () => {
  const world = await createEntryWorld(app, { status: 'in_progress' });
  const { organizationId, gameId, home, definitions, homeTeamId } = world;
  const periods = await createGamePeriods(app.manager, organizationId);
  const periodId = String([...periods.values()].find(({ kind }) => kind !== 'final')!.id);
  const ctx = await staffContext(app, organizationId);
  const player = String(home[0]);
  const add = (playerId = player) =>
    saveStatistics(ctx, gameId, {
      adds: [{ playerId, definitionId: String(definitions['PTS']), delta: 2, operationId: randomUUID() }],
    });
  await add(String(home[1]));
  const takenBack = async (save: () => Promise<{ undoId: string | null }>): Promise<Changed[]> => {
    const { undoId } = await save();
    return changedBy(world, () => undo(ctx, undoId!));
  };
  const both: Changed[] = ['game', 'player'];
  expect(await takenBack(() => add())).toEqual(both); // with its new line
  await add();
  expect(await takenBack(() => add())).toEqual(both);
  expect(await takenBack(() => deleteGameLines(ctx, gameId, [player]))).toEqual(both);
  expect(await takenBack(() => updateGameLines(ctx, gameId, { lines: [{ playerId: player, started: true }] }))).toEqual(
    both,
  );
  const scores = [{ teamId: String(homeTeamId), periodId, score: 7 }];
  expect(await takenBack(() => savePeriodScores(ctx, gameId, { scores }))).toEqual(['game']);
});

test('what is taken back in a game that counts makes everything new', async () => {
  const world = await createEntryWorld(app);
  const { organizationId, gameId, home, definitions } = world;
  const ctx = await staffContext(app, organizationId);
  const add = { playerId: String(home[0]), definitionId: String(definitions['PTS']), delta: 2 };
  const { undoId } = await saveStatistics(ctx, gameId, { adds: [{ ...add, operationId: randomUUID() }] });
  expect(await changedBy(world, () => undo(ctx, undoId!))).toEqual(['tenant', 'game', 'player']);
});

test('all rows of a game that counts are settled, also where no total follows from them', async () => {
  const world = await createEntryWorld(app);
  const { organizationId, gameId, home, definitions, homeTeamId } = world;
  const periods = await createGamePeriods(app.manager, organizationId);
  const periodId = String([...periods.values()].find(({ kind }) => kind !== 'final')!.id);
  const ctx = await staffContext(app, organizationId);
  const add = (playerId: number) => ({
    playerId: String(playerId),
    definitionId: String(definitions['PTS']),
    delta: 2,
    operationId: randomUUID(),
  });
  await saveStatistics(ctx, gameId, { adds: [add(home[0]!), add(home[1]!)] });
  const order = [home[1]!, home[0]!].map(String);
  const both: Changed[] = ['tenant', 'game', 'player', 'other player'];
  expect(await changedBy(world, () => updateGameLines(ctx, gameId, { order }))).toEqual(both);
  const scores = [{ teamId: String(homeTeamId), periodId, score: 7 }];
  expect(await changedBy(world, () => savePeriodScores(ctx, gameId, { scores }))).toEqual(['tenant', 'game']);
  const byHand = 'UPDATE game_lines SET started = NOT started WHERE organization_id = $1 AND game_id = $2';
  expect(await changedBy(world, () => app.manager.query(byHand, [organizationId, gameId]))).toEqual(both);
});

test('a correction of a game that counts makes everything new, for totals follow', async () => {
  const world = await createEntryWorld(app);
  const { organizationId, gameId, home, definitions } = world;
  const ctx = await staffContext(app, organizationId);
  const add = { playerId: String(home[0]), definitionId: String(definitions['PTS']), delta: 2 };
  expect(
    await changedBy(world, () => saveStatistics(ctx, gameId, { adds: [{ ...add, operationId: randomUUID() }] })),
  ).toEqual(['tenant', 'game', 'player']);
});
