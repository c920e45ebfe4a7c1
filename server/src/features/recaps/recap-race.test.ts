import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '../../context/request-context.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { allNoticed } from '../../testing/changes.js';
import { createLeagueWorld } from '../../testing/factories.js';
import { boxScoreOf } from '../box-scores/box-score.service.js';
import { findGame } from '../games/game.service.js';
import type { Game } from '../games/game.type.js';
import { recapOfGame, recapOfPlayer } from './recap.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the order of statistics changes between box score and recap of one answer: they speak of the same', async () => {
  const { organizationId, current, players, statDefinitions } = await createLeagueWorld(app.manager);
  const [ant] = players.ants;
  const gameId = current.games[0]!.id;
  // 26 points, 11 rebounds, 10 assists
  for (const [abbreviation, value] of [
    ['REB', 11],
    ['AST', 10],
  ] as const)
    await app.manager.query(
      `UPDATE game_line_values SET value = $4 WHERE organization_id = $1 AND stat_definition_id = $3
         AND game_line_id = (SELECT id FROM game_lines WHERE organization_id = $1 AND game_id = $2 AND player_id = $5)`,
      [organizationId, gameId, statDefinitions.get(abbreviation)!.id, value, ant!.id],
    );
  await allNoticed(app.versions, app.database.pool);
  const read = async (): Promise<[RequestContext, Game]> => {
    const ctx = await app.context();
    return [ctx, (await findGame(ctx, organizationId, gameId))!];
  };
  const told = async (ctx: RequestContext, game: Game) => [
    (await recapOfGame(ctx, game))!.facts,
    (await recapOfPlayer(ctx, game, ant!.id))!.facts,
  ];
  const before = await told(...(await read()));
  expect(before[1]).toEqual([
    { kind: 'triple_double', side: 'home', playerId: ant!.id, points: 26, rebounds: 11, assists: 10 },
  ]);

  const [ctx, game] = await read();
  await boxScoreOf(ctx, game, new Set(['statDefinitions', 'lines', 'periodScores']));
  await app.manager.query('UPDATE stat_definitions SET position = 100 - position WHERE organization_id = $1', [
    organizationId,
  ]);
  await allNoticed(app.versions, app.database.pool);
  expect(await told(ctx, game)).toEqual(before);
});
