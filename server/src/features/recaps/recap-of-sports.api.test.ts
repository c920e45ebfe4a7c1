import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sport } from '../../domain/sports/sport.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGame,
  createGameLine,
  createGamePeriods,
  createLeague,
  createOrganization,
  createPlayer,
  createSeason,
  createSeasonLeague,
  createStatDefinitions,
  createTeam,
} from '../../testing/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Line = readonly [lastName: string, side: 'home' | 'away', values: Readonly<Record<string, number>>];

/** What is said of players in the recap of a game of a new organization: kind, side, player, statistic, value. */
async function namedIn(sport: Sport, lines: readonly Line[], hidden: readonly string[] = []): Promise<unknown[]> {
  const { manager } = app;
  const { id: organizationId } = await createOrganization(manager, { sports: [sport] });
  await createStatDefinitions(manager, organizationId, sport);
  await createGamePeriods(manager, organizationId, sport);
  for (const abbreviation of hidden)
    await manager.query('UPDATE stat_definitions SET hidden = true WHERE organization_id = $1 AND abbreviation = $2', [
      organizationId,
      abbreviation,
    ]);
  const { id: seasonId } = await createSeason(manager, organizationId, { sport, active: true });
  const { id: leagueId } = await createLeague(manager, organizationId);
  const { id: seasonLeagueId } = await createSeasonLeague(manager, organizationId, { seasonId, leagueId });
  const teams = { home: await createTeam(manager, organizationId), away: await createTeam(manager, organizationId) };
  const { id: gameId } = await createGame(manager, organizationId, {
    seasonLeagueId,
    homeTeamId: teams.home.id,
    awayTeamId: teams.away.id,
    status: 'final',
    homeScore: 5,
    awayScore: 4,
  });
  for (const [lastName, side, values] of lines) {
    const { id: playerId } = await createPlayer(manager, organizationId, { firstName: '', lastName });
    await createGameLine(manager, organizationId, { gameId, teamId: teams[side].id, playerId, values });
  }
  const { data, errors } = await app.graphql<{
    organization: {
      game: {
        recap: {
          kind: string;
          side: string;
          value: number | null;
          player: { fullName: string } | null;
          definition: { abbreviation: string } | null;
        }[];
      };
    };
  }>(
    'query ($id: ID!, $game: ID!) { organization(id: $id) { game(id: $game) { recap { kind side value player { fullName } definition { abbreviation } } } } }',
    { id: String(organizationId), game: String(gameId) },
  );
  expect(errors).toBeUndefined();
  return data!.organization.game.recap.flatMap(({ kind, side, value, player, definition }) =>
    player ? [[kind, side, player.fullName, definition?.abbreviation, value]] : [],
  );
}

test('baseball names who drove in the most runs of each side, or scored the most', async () => {
  const lines: Line[] = [
    ['Ruth', 'home', { R: 1, RBI: 3 }],
    ['Gehrig', 'home', { R: 4, RBI: 1 }],
    ['Cobb', 'away', { R: 2, RBI: 1 }],
    ['Speaker', 'away', { R: 1, RBI: 1 }],
  ];
  expect(await namedIn('baseball', lines)).toEqual([
    ['MOST', 'home', 'Ruth', 'RBI', 3],
    ['MOST', 'away', 'Cobb', 'R', 2],
  ]);
  expect(await namedIn('baseball', lines, ['RBI', 'R'])).toEqual([]);
});

test('tennis names nobody, and points name those of other sports as before', async () => {
  expect(await namedIn('tennis', [['Graf', 'home', { ACE: 9, WIN: 30 }]])).toEqual([]);
  expect(await namedIn('basketball', [['Bird', 'home', { PTS: 9 }]])).toEqual([
    ['LINE', 'home', 'Bird', undefined, null],
  ]);
});
