import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createEntryWorld } from '../../testing/entry-world.js';
import { createGamePeriods, createTeam } from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';

let app: TestApp;
// A whole table is locked here, which others' tests would wait for.
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

test('a line-up is changed while another line of the game goes', async () => {
  const world = await createEntryWorld(app);
  const [staying, leaving] = [world.home[0]!, world.home[1]!];
  const change = async (playerIds: readonly number[], started: boolean, expectedVersion: number) => {
    const { data, errors } = await app.graphql<{ saved: { undoId: string | null } }>(
      'mutation ($gameId: ID!, $input: UpdateGameLinesInput!) { saved: updateGameLines(gameId: $gameId, input: $input) { undoId } }',
      {
        gameId: String(world.gameId),
        input: { lines: playerIds.map((id) => ({ playerId: String(id), started, expectedVersion })) },
      },
      { as: world.ann },
    );
    expect(errors).toBeUndefined();
    return data!.saved;
  };
  await change([staying, leaving], true, 0);
  const { undoId } = await overtaken(
    app.database.pool,
    async (other) => {
      await other.query('DELETE FROM game_lines WHERE organization_id = $1 AND game_id = $2 AND player_id = $3', [
        world.organizationId,
        world.gameId,
        leaving,
      ]);
      // Nobody reads values while this is held: the change has found its game and locked its lines by then.
      await other.query('LOCK TABLE game_line_values IN ACCESS EXCLUSIVE MODE');
    },
    () => change([staying], false, 2),
  );
  expect(undoId).not.toBeNull();
  expect(
    await app.manager.query(
      'SELECT player_id AS id, started FROM game_lines WHERE organization_id = $1 AND game_id = $2',
      [world.organizationId, world.gameId],
    ),
  ).toEqual([{ id: staying, started: false }]);
});

test.each([
  [
    'statistics are saved',
    `mutation ($gameId: ID!, $playerId: ID!, $definitionId: ID!) { saveStatistics(gameId: $gameId, input: {
       sets: [{ playerId: $playerId, definitionId: $definitionId, value: 3, expectedVersion: 0 }] }) { undoId } }`,
  ],
  [
    'period scores are saved',
    `mutation ($gameId: ID!, $teamId: ID!, $periodId: ID!) { savePeriodScores(gameId: $gameId, input: {
       scores: [{ teamId: $teamId, periodId: $periodId, score: 3, expectedVersion: 0 }] }) { undoId } }`,
  ],
  [
    'a link for keeping the score is made',
    'mutation ($gameId: ID!) { createScorekeeperLink(gameId: $gameId) { code } }',
  ],
  ['it is deleted', 'mutation ($gameId: ID!) { deleteGames(ids: [$gameId]) { undoId } }'],
])('a game is found whose teams are changed at this very moment: %s', async (_what, query) => {
  const world = await createEntryWorld(app);
  const { organizationId, gameId, homeTeamId } = world;
  const { id: otherTeam } = await createTeam(app.manager, organizationId);
  const [period] = (await createGamePeriods(app.manager, organizationId)).values();
  const { errors } = await overtaken(
    app.database.pool,
    (other) =>
      other.query('UPDATE games SET away_team_id = $3 WHERE organization_id = $1 AND id = $2', [
        organizationId,
        gameId,
        otherTeam,
      ]),
    () =>
      app.graphql(
        query,
        {
          gameId: String(gameId),
          playerId: String(world.home[0]),
          definitionId: String(world.definitions['PTS']),
          teamId: String(homeTeamId),
          periodId: String(period!.id),
        },
        { as: world.ann },
      ),
  );
  expect(errors).toBeUndefined();
});
