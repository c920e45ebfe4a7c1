import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sport } from '../../domain/sports/sport.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGame,
  createGameLine,
  createGamePeriods,
  createLeague,
  createOrganization,
  createPeriodScores,
  createSeason,
  createSeasonLeague,
  createStatDefinitions,
  createTeam,
  createUser,
} from '../../testing/factories.js';
import { importSmall } from '../../testing/small-season.js';
import { describeProblem } from '../season-import/reporting/problem.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2025-10-25T12:00:00Z') });
});
afterAll(() => app.close());

interface Club {
  organizationId: number;
  seasonId: number;
  seasonLeagueId: number;
  homeTeamId: number;
  awayTeamId: number;
  periodIds: number[];
  as: Caller;
}

async function club(sport: Sport): Promise<Club> {
  const { manager } = app;
  const { id: organizationId } = await createOrganization(manager, { sports: [sport] });
  await createStatDefinitions(manager, organizationId, sport);
  const periods = await createGamePeriods(manager, organizationId, sport);
  const season = await createSeason(manager, organizationId, { sport, active: true });
  const league = await createLeague(manager, organizationId);
  const { id: seasonLeagueId } = await createSeasonLeague(manager, organizationId, {
    seasonId: season.id,
    leagueId: league.id,
  });
  const [home, away] = [await createTeam(manager, organizationId), await createTeam(manager, organizationId)];
  return {
    organizationId,
    seasonId: season.id,
    seasonLeagueId,
    homeTeamId: home.id,
    awayTeamId: away.id,
    periodIds: [...periods.values()].map(({ id }) => id),
    as: await app.signInAs(await createUser(manager, organizationId)),
  };
}

/** A game in which a player of each side has values. */
async function game(
  { organizationId, seasonLeagueId, homeTeamId, awayTeamId }: Club,
  columns: object,
  [home, away]: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>],
): Promise<number> {
  const teams = { seasonLeagueId, homeTeamId, awayTeamId, date: '2025-10-01' };
  const { id: gameId } = await createGame(app.manager, organizationId, { ...teams, ...columns });
  await createGameLine(app.manager, organizationId, { gameId, teamId: homeTeamId, values: home });
  await createGameLine(app.manager, organizationId, { gameId, teamId: awayTeamId, values: away });
  return gameId;
}

/** What is asked about a game's score, on the board of the season and at the game. */
async function asked({ organizationId, seasonId, as }: Club): Promise<unknown> {
  const { data, errors } = await app.graphql<{
    organization: {
      season: {
        integrityFindings: { nodes: { game: { id: string }; side: string; expected: number; found: number }[] };
      };
      games: { nodes: { id: string; scoreMismatch: Record<'home' | 'away', object | null> | null }[] };
    };
  }>(
    `query ($id: ID!, $season: ID!) { organization(id: $id) {
       season(id: $season) { integrityFindings(first: 9, filter: { kind: POINTS_FINAL }) {
         nodes { game { id } side expected found } } }
       games(first: 9, filter: { seasonId: $season }) { nodes { id scoreMismatch { home { final points } away { final points } } } } } }`,
    { id: organizationId, season: seasonId },
    { as },
  );
  expect(errors).toBeUndefined();
  const { season, games } = data!.organization;
  return {
    board: season.integrityFindings.nodes.map(({ game: { id }, side, expected, found }) => [
      Number(id),
      side,
      expected,
      found,
    ]),
    games: games.nodes.flatMap(({ id, scoreMismatch }) => (scoreMismatch ? [[Number(id), scoreMismatch]] : [])),
  };
}

test('runs of players are held against the final of baseball, where anybody has some', async () => {
  const baseball = await club('baseball');
  const final = { status: 'final', homeScore: 5, awayScore: 4 } as const;
  const wrong = await game(baseball, final, [
    { R: 5, H: 9 },
    { R: 3, H: 8 },
  ]);
  await game(baseball, final, [{ R: 5 }, { R: 4 }]);
  await game(baseball, final, [{ H: 9 }, { H: 8 }]);
  expect(await asked(baseball)).toEqual({
    board: [[wrong, 'away', 4, 3]],
    games: [[wrong, { home: null, away: { final: 4, points: 3 } }]],
  });
});

test('points of volleyball are held against nothing: they win sets', async () => {
  const volleyball = await club('volleyball');
  await game(volleyball, { status: 'final', homeScore: 3, awayScore: 1 }, [{ PTS: 60 }, { PTS: 51 }]);
  expect(await asked(volleyball)).toEqual({ board: [], games: [] });
});

const SCORED = `query ($id: ID!, $game: ID!) { organization(id: $id) { game(id: $game) {
  liveScore { home away } periods { name } } } }`;

test('a game of baseball stands at the runs of its players, before innings are entered', async () => {
  const baseball = await club('baseball');
  const id = await game(baseball, { status: 'in_progress' }, [{ R: 2 }, { R: 1, H: 4 }]);
  const { data } = await app.graphql(SCORED, { id: baseball.organizationId, game: id });
  expect(data).toMatchObject({ organization: { game: { liveScore: { home: 2, away: 1 } } } });
});

test('a match of sets that is over shows the sets that were played; one that is played shows all', async () => {
  const volleyball = await club('volleyball');
  const sets = async (columns: object): Promise<string[]> => {
    const gameId = await game(volleyball, columns, [{ K: 9 }, { K: 8 }]);
    const { homeTeamId, awayTeamId, periodIds, organizationId } = volleyball;
    const scores = [
      [homeTeamId, [25, 25, 25]],
      [awayTeamId, [20, 15, 23]],
    ] as const;
    for (const [teamId, each] of scores)
      await createPeriodScores(app.manager, organizationId, { gameId, teamId, periodIds, scores: each });
    const { data } = await app.graphql<{ organization: { game: { periods: { name: string }[] } } }>(SCORED, {
      id: organizationId,
      game: gameId,
    });
    return data!.organization.game.periods.map(({ name }) => name);
  };
  expect(await sets({ status: 'final', homeScore: 3, awayScore: 0 })).toEqual(['Set 1', 'Set 2', 'Set 3']);
  expect(await sets({ status: 'in_progress' })).toHaveLength(5);
});

test('an import of a season of baseball warns of runs that are not the final', async () => {
  const { id } = await createOrganization(app.manager, { sports: ['baseball'] });
  const report = await importSmall(app, id, {
    games:
      'date,home_team,away_team,home_score,away_score,home_inning_1,home_inning_2,away_inning_1,away_inning_2\n' +
      '2025-09-14,Ants,Bees,3,2,2,1,2,0',
    players:
      'date,team,opponent,first_name,last_name,AB,R,H,RBI\n' +
      '2025-09-14,Ants,Bees,Ann,Archer,4,3,2,1\n2025-09-14,Bees,Ants,Bo,Baker,4,1,1,0',
  });
  expect(report.problems.items.map(describeProblem)).toEqual([]);
  expect(report.warnings.items.map(describeProblem)).toEqual([
    "games.csv:2 away_score: the players' runs add up to 1, the final is 2",
  ]);
});
