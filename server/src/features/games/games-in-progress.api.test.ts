import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld, type LeagueWorld } from '../../testing/factories.js';

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp();
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

async function inProgress(): Promise<Record<string, string[]>> {
  const { data } = await app.graphql<{
    organization: {
      players: { nodes: { fullName: string; gamesInProgress: { date: string; status: string }[] }[] };
    };
  }>(
    `query ($slug: String!) { organization(slug: $slug) { players(first: 100) {
      nodes { fullName gamesInProgress { date status } } } } }`,
    { slug: world.organization.slug },
  );
  return Object.fromEntries(
    data!.organization.players.nodes
      .filter(({ gamesInProgress }) => gamesInProgress.length > 0)
      .map(({ fullName, gamesInProgress }) => [
        fullName,
        gamesInProgress.map(({ date, status }) => `${date} ${status}`),
      ]),
  );
}

const setStatus = (date: string, status: string): Promise<unknown> =>
  app.manager.query('UPDATE games SET status = $3 WHERE organization_id = $1 AND date = $2', [
    world.organization.id,
    date,
    status,
  ]);

test('whoever is on the roster of a team that plays now, in that season', async () => {
  expect(await inProgress()).toEqual({});
  await setStatus('2025-10-15', 'in_progress');
  const game = ['2025-10-15 IN_PROGRESS'];
  const both = ['Bees One', 'Bees Three', 'Bees Two', 'Cats One', 'Cats Three', 'Cats Two'];
  expect(await inProgress()).toEqual(Object.fromEntries(both.map((name) => [name, game])));
  await app.manager.query(
    `DELETE FROM roster_entries WHERE organization_id = $1 AND player_id = $2
       AND season_league_team_id IN (SELECT slt.id FROM season_league_teams slt JOIN season_leagues sl ON sl.id = slt.season_league_id WHERE sl.season_id = $3)`,
    [world.organization.id, world.players.cats[0]!.id, world.current.season.id],
  );
  // Still on the roster of the season before.
  expect(Object.keys(await inProgress())).not.toContain('Cats One');
});
