import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { allNoticed } from '../testing/changes.js';
import {
  createGame,
  createGameLine,
  createLeagueWorld,
  createRosterEntry,
  type LeagueWorld,
} from '../testing/factories.js';
import { rest } from '../testing/rest-client.js';
import { bindRows } from './bound-row.js';
import { restRouter } from './router.js';
import { operationFiles, prepareOperations } from './operations.js';
import { routes } from './routes.js';
import { runRow } from './run-row.js';

interface StatRow {
  player_id: number;
  stat: { abbreviation: string };
  value: number;
}

interface GameAnswer {
  game: Record<string, unknown>;
  homeRoster: { id: number; firstName: string; lastName: string }[];
  awayRoster: { id: number }[];
  gamePeriods: { id: number; name: string }[];
  periodScores: Record<string, unknown>[];
  allStats: { id: number; abbreviation: string; hidden: boolean }[];
  playerStats: StatRow[];
}

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true, routers: [restRouter] });
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

const get = <Body>(path: string) =>
  rest<Body>(app, `GET /api/${path}${path.includes('?') ? '&' : '?'}slug=${world.organization.slug}`);

describe('a game', () => {
  test('has both teams by every documented name', async () => {
    const { current, league, teams } = world;
    const [opening] = current.games;
    const { body } = await get<GameAnswer>(`gamesv2/${opening!.id}`);
    const [home, away] = [
      { id: teams.ants.id, name: 'Ants', logo: null },
      { id: teams.bees.id, name: 'Bees', logo: null },
    ];
    const season = { id: current.season.id, name: '2025-26', active: true };
    expect(body.game).toEqual({
      id: opening!.id,
      date: '2025-10-01',
      time: '18:30',
      game_dateTime: '2025-10-02T01:30:00.000Z',
      location: null,
      location_url: null,
      court: null,
      video_url: null,
      status: 'final',
      displayStatus: 'Completed',
      season_id: current.season.id,
      leagueId: league.id,
      league: { id: league.id, name: 'Garden League' },
      division_id: null,
      bracket_node: null,
      seasons_league: { id: current.seasonLeague.id, league: { id: league.id, name: 'Garden League' }, season },
      team1_id: home.id,
      team2_id: away.id,
      home_team_id: home.id,
      away_team_id: away.id,
      homeTeam: home,
      awayTeam: away,
      score_team1: 50,
      score_team2: 40,
      score_home: 50,
      score_away: 40,
      period_score_team1: 50,
      period_score_team2: 40,
      version: 1,
    });
  });

  test('has the box score: shown periods and statistics, scores by period, a row for everything recorded', async () => {
    const { current, teams, players, periods } = world;
    const { body } = await get<GameAnswer>(`gamesv2/${current.games[0]!.id}`);
    expect(body.gamePeriods.map(({ name }) => name)).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
    expect(body.allStats.map(({ abbreviation }) => abbreviation)).toEqual([
      'PTS',
      'AST',
      'REB',
      'FGM',
      'FGA',
      'FG%',
      'FTM',
      'FTA',
      'FT%',
      '2PM',
      '2PA',
      '2P%',
      '3PM',
      '3PA',
      '3P%',
    ]);
    expect(body.allStats.every(({ hidden }) => !hidden)).toBe(true);
    expect(body.periodScores).toHaveLength(8);
    expect(body.periodScores[1]).toMatchObject({
      team_id: teams.ants.id,
      score: 15,
      gamePeriod: { id: periods.get('Q2')!.id, name: 'Q2', order: 1 },
    });
    expect(body.homeRoster).toEqual(
      players.ants.map(({ id, lastName }) => ({ id, firstName: 'Ants', lastName, image: null })),
    );
    expect(body.awayRoster.map(({ id }) => id)).toEqual(players.bees.map(({ id }) => id));

    // Two Ants and three Bees played; 15 statistics are shown of each.
    expect(body.playerStats).toHaveLength(75);
    const one = body.playerStats.filter(({ player_id }) => player_id === players.ants[0]!.id);
    expect(one.map(({ stat, value }) => `${stat.abbreviation} ${value}`)).toEqual([
      'PTS 26',
      'AST 3',
      'REB 7',
      'FGM 10',
      'FGA 17',
      'FG% 58.8',
      'FTM 4',
      'FTA 4',
      'FT% 100',
      '2PM 8',
      '2PA 12',
      '2P% 66.7',
      '3PM 2',
      '3PA 5',
      '3P% 40',
    ]);
    const id = world.statDefinitions.get('PTS')!.id;
    expect(one[0]).toMatchObject({
      game_id: current.games[0]!.id,
      team_id: teams.ants.id,
      stat_id: id,
      stat: { id, name: 'Points', order: 0, hidden: false, is_visible: true },
    });
  });

  test('has on its rosters whoever played, then whoever may', async () => {
    const { organizationId, current, teams } = world;
    const game = await createGame(app.manager, organizationId, {
      seasonLeagueId: current.seasonLeague.id,
      homeTeamId: teams.cats.id,
      awayTeamId: teams.dogs.id,
    });
    const guest = await createGameLine(app.manager, organizationId, { gameId: game.id, teamId: teams.cats.id });
    const { body } = await get<GameAnswer>(`gamesv2/${game.id}`);
    expect(body.homeRoster.map(({ id }) => id)).toEqual([
      guest.playerId,
      ...[0, 2, 1].map((index) => world.players.cats[index]!.id),
    ]);
    expect(body.game).toMatchObject({
      date: null,
      time: null,
      game_dateTime: null,
      status: 'scheduled',
      displayStatus: 'Scheduled',
      score_team1: null,
      period_score_team1: null,
    });
  });
});

test('lists of games are whole, in the order of play', async () => {
  const full = await createLeagueWorld(app.manager);
  const { organizationId, current, teams, last } = full;
  for (let day = 1; day <= 60; day += 1) {
    const date = `2026-0${day > 30 ? 2 : 1}-${String(day > 30 ? Math.min(day - 30, 28) : day).padStart(2, '0')}`;
    await createGame(app.manager, organizationId, {
      seasonLeagueId: current.seasonLeague.id,
      homeTeamId: teams.ants.id,
      awayTeamId: teams.bees.id,
      date,
    });
  }
  for (const path of ['games', 'gamesv2']) {
    const { body } = await rest<{ id: number; date: string }[]>(app, `GET /api/${path}?slug=${full.organization.slug}`);
    expect(body).toHaveLength(65);
    expect(body.slice(0, 3).map(({ id }) => id)).toEqual([
      last.games[0]!.id,
      current.games[0]!.id,
      current.games[1]!.id,
    ]);
    expect(body.map(({ date }) => date)).toEqual(body.map(({ date }) => date).toSorted());
  }
});

describe('the number of SQL statements', () => {
  const schema = graphSchema();
  const rows = bindRows(schema, routes, prepareOperations(schema, operationFiles()));

  async function statementsOf(path: string, of: LeagueWorld, params: Record<string, string> = {}): Promise<string[]> {
    const row = rows.find((bound) => bound.row.path === path && bound.row.method === 'GET')!;
    const run = async (): Promise<string[]> => {
      const ctx = await app.context({ transport: 'rest', names: { slug: of.organization.slug } });
      await runRow(ctx, row, { params, query: {}, body: {}, organization: of.organizationId });
      return ctx.statements;
    };
    await allNoticed(app.versions, app.database.pool);
    await run(); // settings, definitions and periods stay in memory
    return (await run()).toSorted(); // independent ones in any order
  }

  test('for all games does not depend on how many there are', async () => {
    const small = await statementsOf('/api/gamesv2', world);
    const { organizationId, current } = world;
    for (let i = 0; i < 20; i += 1)
      await createGame(app.manager, organizationId, { seasonLeagueId: current.seasonLeague.id, date: '2026-03-01' });
    expect(await statementsOf('/api/gamesv2', world)).toEqual(small);
    expect(small.length).toBeLessThanOrEqual(5);
  });

  test('for a game does not depend on the size of the rosters', async () => {
    const full = await createLeagueWorld(app.manager);
    const id = String(full.current.games[0]!.id);
    const small = await statementsOf('/api/gamesv2/{id}', full, { id });
    for (const key of ['ants', 'bees'] as const) {
      for (let i = 0; i < 15; i += 1)
        await createRosterEntry(app.manager, full.organizationId, { seasonLeagueTeamId: full.current.slts[key].id });
    }
    expect(await statementsOf('/api/gamesv2/{id}', full, { id })).toEqual(small);
    expect(small.length).toBeLessThanOrEqual(7);
  });
});
