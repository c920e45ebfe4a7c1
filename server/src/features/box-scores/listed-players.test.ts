import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'graphql';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGame,
  createGameLine,
  createOrganization,
  createPlayer,
  createStatDefinitions,
  createUser,
} from '../../testing/factories.js';
import { listedPlayers } from './listed-players.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const NAMES = parse(`query ($id: ID!, $gameId: ID!) { organization(id: $id) { game(id: $gameId) {
  home { lines { player { fullName } } } } } }`);

async function createBoxScore() {
  const { id: organizationId } = await createOrganization(app.manager);
  await createStatDefinitions(app.manager, organizationId);
  const { id: gameId, homeTeamId } = await createGame(app.manager, organizationId, {
    status: 'final',
    homeScore: 9,
    awayScore: 0,
  });
  const player = await createPlayer(app.manager, organizationId, { firstName: 'Old', lastName: 'Name' });
  await createGameLine(app.manager, organizationId, { gameId, teamId: homeTeamId, playerId: player.id });
  const as = await app.signInAs(await createUser(app.manager, organizationId));
  const rename = async (): Promise<void> => {
    const { errors } = await app.graphql(
      'mutation ($id: ID!) { updatePlayer(id: $id, input: { firstName: "New", expectedVersion: 1 }) { id } }',
      { id: String(player.id) },
      { as },
    );
    expect(errors).toBeUndefined();
  };
  return { organizationId, gameId, playerId: player.id, rename };
}

test('a name that changes while a box score is being read is not kept', async () => {
  const { organizationId, gameId, rename } = await createBoxScore();
  const namesIn = async (afterRead?: () => Promise<void>): Promise<unknown> => {
    const ctx = await app.context();
    const { services } = ctx;
    const query = async (...given: unknown[]): Promise<unknown> => {
      const result = await (services.pool.query as (...all: unknown[]) => Promise<unknown>)(...given);
      if (JSON.stringify(result).includes('Old')) await afterRead?.();
      return result;
    };
    const pool = Object.create(services.pool, { query: { value: query } }) as typeof services.pool;
    const { data, errors } = await services.graph.execute({ ...ctx, services: { ...services, pool } }, NAMES, {
      id: String(organizationId),
      gameId: String(gameId),
    });
    expect(errors).toBeUndefined();
    return (data as { organization: { game: { home: { lines: unknown } } } }).organization.game.home.lines;
  };
  let isRenamed = false;
  await namesIn(async () => {
    if (isRenamed) return;
    isRenamed = true;
    await rename();
  });
  expect(isRenamed).toBe(true);
  expect(await namesIn()).toEqual([{ player: { fullName: 'New Name' } }]);
});

test('a name that one request has read before it changed is not kept by its next box score', async () => {
  const { organizationId, playerId, rename } = await createBoxScore();
  const ctx = await app.context();
  const nameIn = async (context = ctx): Promise<string | undefined> =>
    (await listedPlayers(context, organizationId, [playerId])).get(playerId)?.fullName;
  expect(await nameIn()).toBe('Old Name');
  await rename();
  await nameIn();
  expect(await nameIn(await app.context())).toBe('New Name');
});
