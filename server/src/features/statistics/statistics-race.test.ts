import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { restRouter } from '../../rest/router.js';
import { createEntryWorld, type EntryWorld } from '../../testing/entry-world.js';
import { overtaken } from '../../testing/overtaken.js';
import { rest } from '../../testing/rest-client.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

let apps: [TestApp, TestApp];
beforeAll(async () => {
  apps = [await startTestApp({ routers: [restRouter] }), await startTestApp()];
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

interface Saved {
  cells: { id: string; value: number | null; version: number }[];
  conflicts: { changedBy: string; cell: { value: number | null } }[];
}

const SAVE = `mutation ($gameId: ID!, $input: SaveStatisticsInput!) { saved: saveStatistics(gameId: $gameId, input: $input) {
  cells { id value version } conflicts { changedBy cell { value } } } }`;

async function save(app: TestApp, world: EntryWorld, input: object, as = world.ann): Promise<Saved> {
  const { data, errors } = await app.graphql<{ saved: Saved }>(SAVE, { gameId: String(world.gameId), input }, { as });
  expect(errors).toBeUndefined();
  return data!.saved;
}

const STATISTICS = ['PTS', 'REB', 'AST'];

test.each(['final', 'in_progress'] as const)(
  '8 writers with 25 adds each, over two servers, some sent twice: nothing is lost or doubled (%s)',
  async (status) => {
    const world = await createEntryWorld(apps[0], { status });
    const players = [...world.home, ...world.away];
    const expected = new Map<string, number>();
    const addOf = (writer: number, turn: number) => {
      const playerId = players[(writer * 5 + turn * 7) % players.length]!;
      const definitionId = world.definitions[STATISTICS[(writer + turn) % STATISTICS.length]!]!;
      return { playerId: String(playerId), definitionId: String(definitionId), delta: 1 + ((writer + turn) % 3) };
    };
    await Promise.all(
      Array.from({ length: 8 }, async (_none, writer) => {
        for (let turn = 0; turn < 25; turn += 1) {
          const adds = [0, 1].map((part) => ({
            ...addOf(writer + part, turn),
            operationId: `${status}-${writer}-${turn}-${part}`,
          }));
          for (const { playerId, definitionId, delta } of adds) {
            const key = `${world.gameId}-${playerId}-${definitionId}`;
            expected.set(key, (expected.get(key) ?? 0) + delta);
          }
          // Now and then the answer seems lost, and both servers get the same request at once.
          const targets = turn % 5 === 0 ? apps : [apps[(writer + turn) % 2]!];
          await Promise.all(targets.map((app) => save(app, world, { adds })));
        }
      }),
    );
    const { cells } = await save(apps[0], world, {
      adds: [...expected.keys()].map((key) => ({
        playerId: key.split('-')[1],
        definitionId: key.split('-')[2],
        delta: 0,
        operationId: `${status}-look-${key}`,
      })),
    });
    expect(new Map(cells.map(({ id, value }) => [id, value]))).toEqual(expected);
    const [ledger] = (await apps[0].manager.query(
      `SELECT count(*)::int AS count, count(DISTINCT version)::int AS versions, sum(after - coalesce(before, 0))::int AS sum
       FROM statistics_ledger WHERE organization_id = $1 AND operation_id NOT LIKE '%look%'`,
      [world.organizationId],
    )) as [{ count: number; versions: number; sum: number }];
    const sum = [...expected.values()].reduce((total, value) => total + value, 0);
    expect(ledger).toEqual({ count: 400, versions: 400, sum });
    expect(await verifyTotals(apps[0].manager, world.organizationId)).toEqual([]);
  },
  120_000,
);

test('of sets against each other exactly one wins, and the others are told by whom', async () => {
  const world = await createEntryWorld(apps[0]);
  const names = { ann: `ann-${world.organizationId}`, bob: `bob-${world.organizationId}` };
  const versions = new Set<number>();
  let seen = 0;
  for (let round = 0; round < 10; round += 1) {
    const wishes = [0, 1, 2, 3].map((writer) => ({
      writer,
      value: round * 10 + writer,
      by: writer % 2 ? 'bob' : 'ann',
    }));
    const answers = await Promise.all(
      wishes.map(({ writer, value, by }) =>
        save(
          apps[writer < 2 ? 0 : 1],
          world,
          {
            sets: [
              {
                playerId: String(world.home[0]),
                definitionId: String(world.definitions['PTS']),
                value,
                expectedVersion: seen,
              },
            ],
          },
          by === 'bob' ? world.bob : world.ann,
        ),
      ),
    );
    const winners = wishes.filter((_wish, index) => answers[index]!.conflicts.length === 0);
    expect(winners).toHaveLength(1);
    const [{ value, by }] = winners as [(typeof wishes)[number]];
    for (const { cells, conflicts } of answers) {
      expect(cells[0]!.value).toBe(value);
      for (const conflict of conflicts)
        expect(conflict).toEqual({ changedBy: names[by as 'ann' | 'bob'], cell: { value } });
    }
    seen = answers[0]!.cells[0]!.version;
    expect(versions.has(seen)).toBe(false);
    versions.add(seen);
  }
});

test('whole box scores in opposite order, line-ups and adds at once never stop each other for good', async () => {
  const world = await createEntryWorld(apps[0], { size: 6 });
  const players = [...world.home, ...world.away];
  const sets = players.flatMap((playerId) =>
    STATISTICS.map((name) => ({
      playerId: String(playerId),
      definitionId: String(world.definitions[name]),
      value: 1,
      expectedVersion: 0,
    })),
  );
  const [forth, back] = await Promise.all([
    save(apps[0], world, { sets }, world.ann),
    save(apps[1], world, { sets: sets.toReversed().map((set) => ({ ...set, value: 2 })) }, world.bob),
    ...players.map((playerId, index) =>
      save(apps[index % 2]!, world, {
        adds: [
          {
            playerId: String(playerId),
            definitionId: String(world.definitions['BLK']),
            delta: 1,
            operationId: `opposite-${playerId}`,
          },
        ],
      }),
    ),
  ]);
  expect([forth!.conflicts.length, back!.conflicts.length].toSorted((a, b) => a - b)).toEqual([0, sets.length]);
  expect(await verifyTotals(apps[0].manager, world.organizationId)).toEqual([]);
});

test('a game that becomes final and loses a line while statistics come in has the right totals', async () => {
  const world = await createEntryWorld(apps[0], { status: 'in_progress' });
  const adds = (writer: number, turn: number) => [
    {
      playerId: String(world.home[(writer + turn) % 3]),
      definitionId: String(world.definitions['PTS']),
      delta: 1,
      operationId: `final-${writer}-${turn}`,
    },
  ];
  const end = async (): Promise<void> => {
    const { data, errors } = await apps[1].graphql<{ game: { status: string } }>(
      `mutation ($id: ID!) { game: setGameScore(id: $id, input: { homeScore: 40, awayScore: 2, expectedVersion: 1 }) { status } }`,
      { id: String(world.gameId) },
      { as: world.bob },
    );
    expect(errors).toBeUndefined();
    expect(data!.game.status).toBe('FINAL');
  };
  const remove = async (): Promise<void> => {
    await apps[0].graphql(
      'mutation ($gameId: ID!, $playerIds: [ID!]!) { deleteGameLines(gameId: $gameId, playerIds: $playerIds) { undoId } }',
      { gameId: String(world.gameId), playerIds: [String(world.home[0])] },
      { as: world.bob },
    );
  };
  await Promise.all(
    [0, 1, 2, 3].map(async (writer) => {
      for (let turn = 0; turn < 10; turn += 1) {
        if (writer === 0 && turn === 4) await Promise.all([end(), save(apps[0], world, { adds: adds(writer, turn) })]);
        else if (writer === 1 && turn === 6) await remove();
        else await save(apps[writer % 2]!, world, { adds: adds(writer, turn) });
      }
    }),
  );
  expect(await verifyTotals(apps[0].manager, world.organizationId)).toEqual([]);
});

test('a removal that meets a line made at this very moment leaves the totals right', async () => {
  const world = await createEntryWorld(apps[0]);
  const set = (playerId: number, value: number) => ({
    sets: [{ playerId: String(playerId), definitionId: String(world.definitions['PTS']), value, expectedVersion: 0 }],
  });
  const [home, away] = [world.home[0]!, world.away[0]!];
  await save(apps[0], world, set(away, 5));
  const removal = await overtaken(
    apps[1].database.pool,
    (other) =>
      other.query('SELECT FROM game_lines WHERE organization_id = $1 AND player_id = $2 FOR UPDATE', [
        world.organizationId,
        away,
      ]),
    () =>
      rest(apps[0], 'PUT /api/player-game-stats', {
        as: world.ann,
        json: {
          game_id: world.gameId,
          stats: [
            { player_id: home, stat_id: world.definitions['PTS'], value: null },
            { player_id: away, stat_id: world.definitions['REB'], value: 2 },
          ],
        },
      }),
    () => save(apps[1], world, set(home, 3), world.bob),
  );
  expect(removal).toMatchObject({ status: 200 });
  const values = (await apps[0].manager.query(
    'SELECT value FROM game_line_values WHERE organization_id = $1 ORDER BY value',
    [world.organizationId],
  )) as { value: number }[];
  expect(values).toEqual([{ value: 2 }, { value: 5 }]);
  expect(await verifyTotals(apps[0].manager, world.organizationId)).toEqual([]);
});
