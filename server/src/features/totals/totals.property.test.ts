import fc from 'fast-check';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database.js';
import { createDivision, createGameLine, createLeagueWorld, type LeagueWorld } from '../../testing/factories.js';
import { GameLineValueEntity } from '../box-scores/game-line-value.entity.js';
import { GameLineEntity } from '../box-scores/game-line.entity.js';
import { GameEntity, type GameStatus } from '../games/game.entity.js';
import { maintainGameTotals, recomputeTotals, refreshGameTotals } from './totals.service.js';
import { verifyTotals } from './verify-totals.service.js';

let database: TestDatabase;
let world: LeagueWorld;
let divisionId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  const { manager } = database.dataSource;
  world = await createLeagueWorld(manager);
  divisionId = (await createDivision(manager, world.organizationId, { seasonId: world.current.season.id })).id;
});
afterAll(() => database.close());

/** Numbers pick among what is there, whatever is left of it by then. */
type Edit =
  | { what: 'value'; line: number; stat: number; value: number | null }
  | { what: 'line'; game: number; player: number; value: number }
  | { what: 'no line'; line: number }
  | { what: 'started'; line: number; started: boolean }
  | { what: 'other player'; line: number; player: number }
  | { what: 'score'; game: number; home: number | null; away: number | null; status: GameStatus }
  | { what: 'season'; game: number; last: boolean }
  | { what: 'bracket'; game: number; bracket: boolean }
  | { what: 'turn around'; game: number }
  | { what: 'no game'; game: number };

const pick = fc.nat(40);
const score = fc.option(fc.integer({ min: 0, max: 3 }));
const status = fc.constantFrom<GameStatus>('scheduled', 'in_progress', 'final', 'forfeit', 'postponed', 'cancelled');
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    what: fc.constant('value' as const),
    line: pick,
    stat: pick,
    value: fc.option(fc.integer({ min: 0, max: 9 })),
  }),
  fc.record({ what: fc.constant('line' as const), game: pick, player: pick, value: fc.nat(9) }),
  fc.record({ what: fc.constant('no line' as const), line: pick }),
  fc.record({ what: fc.constant('started' as const), line: pick, started: fc.boolean() }),
  fc.record({ what: fc.constant('other player' as const), line: pick, player: pick }),
  fc.record({ what: fc.constant('score' as const), game: pick, home: score, away: score, status }),
  fc.record({ what: fc.constant('season' as const), game: pick, last: fc.boolean() }),
  fc.record({ what: fc.constant('bracket' as const), game: pick, bracket: fc.boolean() }),
  fc.record({ what: fc.constant('turn around' as const), game: pick }),
  fc.record({ what: fc.constant('no game' as const), game: pick }),
);

function at<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(items.length, 1)];
}

async function apply(manager: EntityManager, edit: Edit): Promise<void> {
  const { organizationId } = world;
  const games = await manager.find(GameEntity, { where: { organizationId }, order: { id: 'ASC' } });
  const lines = await manager.find(GameLineEntity, { where: { organizationId }, order: { id: 'ASC' } });
  const game = 'game' in edit ? at(games, edit.game) : undefined;
  const line = 'line' in edit ? at(lines, edit.line) : undefined;
  const key = { organizationId, id: game?.id ?? line?.id ?? 0 };
  const player = 'player' in edit ? at(Object.values(world.players).flat(), edit.player)!.id : 0;
  const gameId = game?.id ?? line?.gameId;
  if (gameId === undefined) return;
  const taken = lines.some((other) => other.gameId === gameId && other.playerId === player);
  const change = (columns: Partial<GameEntity>) =>
    maintainGameTotals(manager, organizationId, [gameId], () => manager.update(GameEntity, key, columns));

  switch (edit.what) {
    case 'value': {
      const statDefinitionId = at([...world.statDefinitions.values()], edit.stat)!.id;
      const cell = { organizationId, gameLineId: key.id, statDefinitionId };
      await manager.delete(GameLineValueEntity, cell);
      if (edit.value !== null) await manager.insert(GameLineValueEntity, { ...cell, value: edit.value });
      return refreshGameTotals(manager, organizationId, [gameId], [line!.playerId]);
    }
    case 'line':
      if (!taken) {
        await createGameLine(manager, organizationId, {
          gameId,
          teamId: game!.homeTeamId,
          playerId: player,
          values: { PTS: edit.value },
        });
      }
      return refreshGameTotals(manager, organizationId, [gameId]);
    case 'no line':
      await manager.delete(GameLineValueEntity, { organizationId, gameLineId: key.id });
      await manager.delete(GameLineEntity, key);
      return refreshGameTotals(manager, organizationId, [gameId], [line!.playerId]);
    case 'started':
      await manager.update(GameLineEntity, key, { started: edit.started });
      return refreshGameTotals(manager, organizationId, [gameId]);
    case 'other player':
      if (!taken) await manager.update(GameLineEntity, key, { playerId: player });
      return refreshGameTotals(manager, organizationId, [gameId], [line!.playerId, player]);
    case 'score':
      await manager.update(GameEntity, key, { homeScore: edit.home, awayScore: edit.away, status: edit.status });
      return refreshGameTotals(manager, organizationId, [gameId], edit.status === game!.status ? [] : undefined);
    case 'season': {
      const { season, seasonLeague } = edit.last ? world.last : world.current;
      await change({ seasonId: season.id, seasonLeagueId: seasonLeague.id });
      return;
    }
    case 'bracket':
      await change({
        seasonId: world.current.season.id,
        ...(edit.bracket ? { divisionId, seasonLeagueId: null } : { divisionId: null }),
      });
      return;
    case 'turn around':
      await change({ homeTeamId: game!.awayTeamId, awayTeamId: game!.homeTeamId });
      return;
    case 'no game':
      await maintainGameTotals(manager, organizationId, [gameId], async () => {
        const own = lines.filter((other) => other.gameId === gameId).map((other) => other.id);
        await manager.delete(GameLineValueEntity, { organizationId, gameLineId: In(own) });
        await manager.delete(GameLineEntity, { organizationId, gameId });
        await manager.query('DELETE FROM period_scores WHERE organization_id = $1 AND game_id = $2', [
          organizationId,
          gameId,
        ]);
        await manager.delete(GameEntity, key);
      });
  }
}

test('after any edits the maintained totals are those of a full computation', async () => {
  const everyKind = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 12 }), async (list) => {
      const runner = database.dataSource.createQueryRunner();
      await runner.startTransaction();
      try {
        for (const edit of list) {
          await apply(runner.manager, edit);
          everyKind.add(edit.what);
        }
        // As at the end of the transaction, when box scores are put together.
        await runner.query('SET CONSTRAINTS ALL IMMEDIATE');
        expect(await verifyTotals(runner.manager, world.organizationId)).toEqual([]);
        expect(await recomputeTotals(runner.manager, world.organizationId)).toBe(0);
      } finally {
        await runner.rollbackTransaction();
        await runner.release();
      }
    }),
    { numRuns: 30 },
  );
  expect(everyKind.size).toBe(10);
});

test("two writers of one team's games at once: the second one waits and counts both", async () => {
  const { organizationId } = world;
  const [first, second] = [database.dataSource.createQueryRunner(), database.dataSource.createQueryRunner()];
  const [ofGame, ofOther] = [world.current.games[0]!, world.current.games[2]!]; // the Bees play in both
  try {
    await first.startTransaction();
    await second.startTransaction();
    const [{ pid }] = (await second.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
    await first.manager.update(GameEntity, { organizationId, id: ofGame.id }, { awayScore: 41 });
    await refreshGameTotals(first.manager, organizationId, [ofGame.id]);
    await second.manager.update(GameEntity, { organizationId, id: ofOther.id }, { homeScore: 47 });
    const refreshed = refreshGameTotals(second.manager, organizationId, [ofOther.id]);
    await untilItWaits(pid);
    await first.commitTransaction();
    await refreshed;
    await second.commitTransaction();
  } finally {
    await first.release();
    await second.release();
  }
  expect(await verifyTotals(database.dataSource, organizationId)).toEqual([]);
});

async function untilItWaits(pid: number): Promise<void> {
  const asking = 'SELECT wait_event_type AS kind FROM pg_stat_activity WHERE pid = $1';
  for (let kind = ''; kind !== 'Lock';)
    kind = (await database.pool.query<{ kind: string }>(asking, [pid])).rows[0]?.kind ?? '';
}
