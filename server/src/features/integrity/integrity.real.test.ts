import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.js';
import { createUser } from '../../testing/factories.js';
import { startWithRealSeason } from '../../testing/real-season.js';

interface Found {
  kind: string;
  side: string;
  expected: number;
  found: number;
  player: { lastName: string } | null;
  game: { date: string; homeTeam: { name: string }; awayTeam: { name: string } };
}

let app: TestApp;
let organizationId: number;
let seasonId: number;
beforeAll(async () => {
  ({ app, organizationId, seasonId } = await startWithRealSeason());
});
afterAll(() => app.close());

test('two games of the sample season have periods that do not add up, and one line has other shots than points', async () => {
  const as = await app.signInAs(await createUser(app.manager, organizationId));
  const { data } = await app.graphql<{ organization: { season: { integrityFindings: { nodes: Found[] } } } }>(
    `query ($id: ID!, $season: ID!) { organization(id: $id) { season(id: $season) { integrityFindings {
      nodes { kind side expected found player { lastName } game { date homeTeam { name } awayTeam { name } } } } } } }`,
    { id: organizationId, season: seasonId },
    { as },
  );
  expect(
    data!.organization.season.integrityFindings.nodes.map(({ kind, side, expected, found, player, game }) => [
      `${game.date} ${game.homeTeam.name} vs ${game.awayTeam.name}`,
      kind,
      player?.lastName ?? side,
      expected,
      found,
    ]),
  ).toEqual([
    ['2017-10-20 New Orleans Pelicans vs Golden State Warriors', 'PERIODS_FINAL', 'away', 128, 109],
    ['2017-10-20 New Orleans Pelicans vs Golden State Warriors', 'PERIODS_FINAL', 'home', 120, 98],
    ['2017-11-24 Indiana Pacers vs Toronto Raptors', 'PERIODS_FINAL', 'away', 102, 104],
    ['2017-11-24 Indiana Pacers vs Toronto Raptors', 'SHOTS_POINTS', 'Ibaka', 10, 8],
  ]);
});
