import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createDivision,
  createGame,
  createGameLine,
  createLeague,
  createLeagueWorld,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createStatDefinitions,
  type LeagueWorld,
} from '../../testing/factories.js';
import { SeasonLeagueStatisticEntity } from '../stat-definitions/season-league-statistic.entity.js';
import { recomputeTotals } from '../totals/totals.service.js';

let app: TestApp;
let world: LeagueWorld;
let volleyballLeagueId: number;
let otherLeagueId: number;
let divisionIds: number[];

/** Beside the world a volleyball season in which Cats One plays once, and a league that leaves out points. */
beforeAll(async () => {
  app = await startTestApp();
  const { manager } = app;
  world = await createLeagueWorld(manager);
  const { organizationId, teams, players, current, statDefinitions } = world;
  const volleyball = await createStatDefinitions(manager, organizationId, 'volleyball');
  const season = await createSeason(manager, organizationId, { sport: 'volleyball', startDate: '2024-01-01' });
  const played = await createSeasonLeague(manager, organizationId, { seasonId: season.id });
  volleyballLeagueId = played.leagueId;
  const game = await createGame(manager, organizationId, {
    seasonLeagueId: played.id,
    homeTeamId: teams.cats.id,
    awayTeamId: teams.ants.id,
    homeScore: 1,
    awayScore: 0,
    status: 'final',
    date: '2024-02-01',
  });
  await createGameLine(manager, organizationId, {
    gameId: game.id,
    teamId: teams.cats.id,
    playerId: players.cats[0]!.id,
    values: { [[...volleyball.keys()][0]!]: 1 },
  });
  otherLeagueId = (await createLeague(manager, organizationId)).id;
  const other = await createSeasonLeague(manager, organizationId, {
    seasonId: current.season.id,
    leagueId: otherLeagueId,
  });
  await manager.insert(
    SeasonLeagueStatisticEntity,
    ['PTS', 'REB'].map((abbreviation, position) => ({
      organizationId,
      seasonLeagueId: other.id,
      statDefinitionId: statDefinitions.get(abbreviation)!.id,
      position,
      hidden: abbreviation === 'PTS',
    })),
  );
  const team = await createSeasonLeagueTeam(manager, organizationId, {
    seasonLeagueId: other.id,
    teamId: teams.dogs.id,
  });
  const seasonId = current.season.id;
  divisionIds = [
    (await createDivision(manager, organizationId, { seasonId }, [team.id])).id,
    (await createDivision(manager, organizationId, { seasonId }, [current.slts.cats.id])).id,
  ];
  await recomputeTotals(manager, organizationId);
});
afterAll(() => app.close());

interface Board {
  definition: { abbreviation: string };
  rows: { gamesPlayed: number; player: { fullName: string } }[];
}

async function boardOf(args: string): Promise<Board | null> {
  const { data, errors } = await app.graphql<{ organization: { leaderboard: Board | null } }>(
    `query ($slug: String!) { organization(slug: $slug) { leaderboard${args} {
       definition { abbreviation } rows { gamesPlayed player { fullName } } } } }`,
    { slug: world.organization.slug },
  );
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data.organization.leaderboard;
}

const gamesOf = (board: Board | null, name: string) =>
  board?.rows.find(({ player }) => player.fullName === name)?.gamesPlayed;

test('without a season only games of the same sport are games played', async () => {
  const all = await boardOf('(stat: "PTS")');
  const league = await boardOf(`(stat: "PTS", leagueId: "${world.league.id}")`);
  expect(gamesOf(all, 'Cats One')).toBe(gamesOf(league, 'Cats One'));
});

test('a league without a season is ranked in what its own sport counts', async () => {
  const board = await boardOf(`(leagueId: "${volleyballLeagueId}")`);
  expect(board?.definition.abbreviation).toBe('K');
  expect(board?.rows.map(({ player, gamesPlayed }) => `${player.fullName} ${gamesPlayed}`)).toEqual(['Cats One 1']);
});

test('what a league does not show is not ranked in it, nor in a division of its teams', async () => {
  const season = `seasonId: "${world.current.season.id}"`;
  expect(await boardOf(`(stat: "PTS", ${season})`)).not.toBeNull();
  expect(await boardOf(`(stat: "PTS", ${season}, leagueId: "${world.league.id}")`)).not.toBeNull();
  expect(await boardOf(`(stat: "PTS", ${season}, leagueId: "${otherLeagueId}")`)).toBeNull();
  expect(await boardOf(`(stat: "PTS", divisionId: "${divisionIds[0]}")`)).toBeNull();
  expect(await boardOf(`(stat: "REB", divisionId: "${divisionIds[0]}")`)).not.toBeNull();
  expect(await boardOf(`(stat: "PTS", divisionId: "${divisionIds[1]}")`)).not.toBeNull();
});
