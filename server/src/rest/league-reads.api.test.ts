import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ByeEntity } from '../features/byes/bye.entity.js';
import { WeekOffEntity } from '../features/weeks-off/week-off.entity.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import {
  createDivision,
  createLeague,
  createLeagueWorld,
  createOrganization,
  createSeason,
  createSports,
  createStatDefinitions,
  createTeam,
  createUser,
  type LeagueWorld,
} from '../testing/factories.js';
import { rest } from '../testing/rest-client.js';
import { restRouter } from './router.js';

type Fields = Record<string, unknown>;

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

const get = async <Body = Fields[]>(path: string): Promise<Body> => {
  const { status, body } = await rest<Body>(
    app,
    `GET /api/${path}${path.includes('?') ? '&' : '?'}slug=${world.organization.slug}`,
  );
  expect(status).toBe(200);
  return body;
};

describe('records', () => {
  const names = (rows: Fields[], value: string) =>
    rows.map((row) => `${String(row['firstName'])} ${String(row['lastName'])} ${String(row[value])}`);

  test('are of all time, of the active seasons, or of one season', async () => {
    expect(names(await get('records/top20Points'), 'totalPoints')).toEqual([
      'Cats One 68',
      'Bees One 50',
      'Ants One 46',
      'Bees Two 35',
      'Dogs One 25',
      'Ants Two 24',
      'Cats Three 10',
      'Dogs Two 10',
      'Cats Two 6',
      'Bees Three 0',
    ]);
    expect(names(await get('records/top20Points?season=active'), 'totalPoints').slice(0, 3)).toEqual([
      'Cats One 58',
      'Bees One 50',
      'Bees Two 35',
    ]);
    expect(names(await get(`records/top20Threes?season=${world.last.season.id}`), 'totalThrees')).toEqual([
      'Cats One 2',
      'Ants One 0',
    ]);
    const [first] = await get('records/top20Points');
    expect(first).toEqual({
      id: world.players.cats[0]!.id,
      firstName: 'Cats',
      lastName: 'One',
      image: null,
      totalPoints: 68,
      team: { id: world.teams.cats.id, name: 'Cats', logo: null },
    });
  });

  test('of teams are wins', async () => {
    const { ants, bees, cats, dogs } = world.teams;
    const rows = await get('records/top20TeamWins');
    expect(rows.map(({ teamId, name, wins }) => [teamId, name, wins])).toEqual([
      [ants.id, 'Ants', 2],
      [bees.id, 'Bees', 1],
      [dogs.id, 'Dogs', 1],
      [cats.id, 'Cats', 0],
    ]);
  });

  test('of a season that is none are refused', async () => {
    const at = (season: string) =>
      rest(app, `GET /api/records/top20Points?season=${season}&slug=${world.organization.slug}`);
    expect(await at('last')).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', errors: [{ field: 'season', message: 'season must be a positive integer.' }] },
    });
    expect(await at('2147483647')).toMatchObject({ status: 404, body: { message: 'Season not found.' } });
  });

  test('of statistics that the sport does not keep are empty', async () => {
    const { id, slug } = await createOrganization(app.manager, { sports: ['volleyball'] });
    await createStatDefinitions(app.manager, id, 'volleyball');
    await createSeason(app.manager, id, { sport: 'volleyball', active: true });
    const at = (path: string) => rest(app, `GET /api/${path}?slug=${slug}`);
    expect((await at('stat-leaders')).body).toEqual({ points: [], threes: [], rebounds: [], assists: [] });
    expect((await at('records/top20Threes')).body).toEqual([]);
  });

  test('the leaders of the first active season are three each', async () => {
    const leaders = await get<Record<'points' | 'threes' | 'rebounds' | 'assists', Fields[]>>('stat-leaders');
    expect(names(leaders.points, 'pts')).toEqual(['Cats One 58', 'Bees One 50', 'Bees Two 35']);
    expect(names(leaders.threes, 'three_pm')).toEqual(['Cats One 6', 'Bees Two 5', 'Dogs One 3']);
    expect(names(leaders.rebounds, 'reb')).toEqual(['Bees One 19', 'Cats One 11', 'Dogs One 8']);
    expect(names(leaders.assists, 'ast')).toEqual(['Bees Two 9', 'Ants Two 6', 'Bees One 5']);
  });
});

describe('teams', () => {
  test('come with their league in the present season', async () => {
    const { current, league, teams } = world;
    const [bees, cats, dogs] = [
      ['Bees', 3, 1, 1],
      ['Cats', 4, 0, 2],
      ['Dogs', 2, 1, 0],
    ];
    const lists = [
      ['teams', bees, cats, dogs],
      ['teamsv2', bees, cats, dogs],
      [`teams/teamsByLeague?leagueId=${league.id}`, dogs, bees, cats],
    ] as const;
    for (const [path, ...expected] of lists) {
      const [ants, ...others] = await get(path);
      expect(others.map(({ name, rank, wins, losses }) => [name, rank, wins, losses])).toEqual(expected);
      expect(ants).toEqual({
        id: teams.ants.id,
        name: 'Ants',
        logo: null,
        unavailableSlots: [],
        colour: null,
        abbreviation: null,
        version: 1,
        slt_id: current.slts.ants.id,
        captain: null,
        captain_id: null,
        rank: 1,
        withdrawn: false,
        playersCount: 3,
        position: null,
        division_id: null,
        seasons_leagues_id: current.seasonLeague.id,
        league: { id: league.id, name: 'Garden League' },
        leagueId: league.id,
        leagueName: 'Garden League',
        seasonId: current.season.id,
        seasonName: '2025-26',
        wins: 1,
        losses: 0,
        winPercentage: 1,
        ftPercentage: 75,
        total3PM: 5,
      });
    }
  });

  test('one team has its games and players', async () => {
    const { teams, last, current, players, league } = world;
    const [, third] = [current.games[0]!, current.games[3]!];
    const all = await get<{ games: Fields[]; rosters: { player: Fields }[]; players: Fields[]; logo: null }>(
      `teamsv2/${teams.ants.id}`,
    );
    expect(all.games.map(({ id }) => id)).toEqual([last.games[0]!.id, current.games[0]!.id, third.id]);
    expect(all.rosters.map(({ player }) => player['lastName'])).toEqual(['One', 'Three', 'Two']);
    expect(all.players[0]).toEqual({ id: players.ants[0]!.id, firstName: 'Ants', lastName: 'One', image: null });
    const inLeague = await get<{ id: number; games: Fields[]; players: Fields[] }>(
      `seasonsv2/${last.season.id}/leagues/${league.id}/teams/${teams.ants.id}`,
    );
    expect(inLeague).toMatchObject({
      id: teams.ants.id,
      slt_id: last.slts.ants.id,
      seasonId: last.season.id,
      wins: 1,
      losses: 0,
    });
    expect([inLeague.games.map(({ id }) => id), inLeague.players.length]).toEqual([[last.games[0]!.id], 3]);
  });

  test('of a league that is not played now are refused, naming its seasons', async () => {
    const { id } = await createLeague(app.manager, world.organizationId, { name: 'Old League' });
    const { status, body } = await rest(
      app,
      `GET /api/teams/teamsByLeague?leagueId=${id}&slug=${world.organization.slug}`,
    );
    expect([status, body]).toEqual([
      422,
      {
        code: 'UNPROCESSABLE',
        message: 'Old League is not played in 2025-26. Name one of its seasons: it has none.',
        details: { seasons: [] },
      },
    ]);
  });

  test('of no league have none', async () => {
    const team = await createTeam(app.manager, world.organizationId, { name: 'Newts' });
    expect((await get('teamsv2')).find(({ id }) => id === team.id)).toMatchObject({
      slt_id: null,
      league: null,
      leagueId: null,
      wins: null,
      playersCount: null,
    });
  });
});

test('players have their team, rosters, and what they did in each game', async () => {
  const { players, teams, current, last, league } = world;
  const [one] = players.ants;
  const list = await get('playersv2');
  expect(list).toHaveLength(12);
  expect(list.find(({ id }) => id === one!.id)).toMatchObject({
    firstName: 'Ants',
    team: { name: 'Ants' },
    team_id: teams.ants.id,
  });
  const player = await get<Fields & { rosters: Fields[] }>(`playersv2/${one!.id}`);
  expect(player.rosters[0]).toMatchObject({
    league: { id: league.id, name: 'Garden League' },
    team: { id: teams.ants.id, name: 'Ants' },
    seasons_leagues_team: {
      id: current.slts.ants.id,
      seasons_league: { id: current.seasonLeague.id, season: { id: current.season.id, name: '2025-26', active: true } },
    },
  });

  interface Basic extends Fields {
    gameStats: { game_id: number; stat: Fields; value: number; player_id: number; team_id: number; game: Fields }[];
    teamHistory: Fields[];
    allStats: Fields[];
  }
  const basic = await get<Basic>(`playersv2/${one!.id}/basic`);
  expect(basic).toMatchObject({
    activeSeasonId: current.season.id,
    season: { name: '2025-26', startDate: '2025-10-01' },
    player: { id: one!.id },
  });
  expect(basic.teamHistory).toEqual(
    [current, last].map(({ season, slts }) => ({
      team: { id: teams.ants.id, name: 'Ants', logo: null },
      season: { id: season.id, name: season.name, active: season.active },
      league: { id: league.id, name: 'Garden League' },
      slt_id: slts.ants.id,
    })),
  );
  expect([basic.gameStats.length, basic.allStats.length]).toEqual([15, 22]);
  expect(basic.gameStats[0]).toMatchObject({
    player_id: one!.id,
    team_id: teams.ants.id,
    game_id: current.games[0]!.id,
    stat: { abbreviation: 'PTS' },
    value: 26,
    game: { date: '2025-10-01', homeTeam: { name: 'Ants' } },
  });

  for (const path of ['basic?scope=all', 'stats']) {
    const { gameStats } = await get<Basic>(`playersv2/${one!.id}/${path}`);
    expect(
      gameStats.filter(({ stat }) => stat['abbreviation'] === 'PTS').map(({ game_id, value }) => [game_id, value]),
    ).toEqual([
      [current.games[0]!.id, 26],
      [last.games[0]!.id, 20],
    ]);
  }
  expect(
    (await rest(app, `GET /api/playersv2/${one!.id}/basic?scope=some&slug=${world.organization.slug}`)).body,
  ).toMatchObject({ errors: [{ field: 'scope', message: 'scope must be one of active, all.' }] });
});

test('seasons, leagues and divisions have what belongs to them', async () => {
  const { current, last, league, organization, organizationId } = world;
  const seasons = await get('seasonsv2');
  expect(seasons.map(({ id, active }) => [id, active])).toEqual([
    [current.season.id, true],
    [last.season.id, false],
  ]);
  expect(seasons[0]).toMatchObject({
    name: '2025-26',
    startDate: '2025-10-01',
    finishDate: null,
    sport_id: current.season.sportId,
    sportsv2: { type: 'basketball' },
    organization: { name: organization.name },
  });
  const leagues = await get('leaguesv2');
  expect(leagues.find(({ id }) => id === league.id)).toMatchObject({
    name: 'Garden League',
    position: 0,
    teamsCount: 4,
    seasons_leagues: [{ id: current.seasonLeague.id }, { id: last.seasonLeague.id }],
  });
  expect((await get('seasonsleagues'))[0]).toMatchObject({
    id: current.seasonLeague.id,
    league: { id: league.id, name: 'Garden League' },
    season: { id: current.season.id, active: true },
  });
  const [played] = await get<{ id: number; teams: Fields[] }[]>(
    `seasonsv2/${current.season.id}/leagues-with-teams-public`,
  );
  expect([played!.id, played!.teams.map(({ name }) => name)]).toEqual([league.id, ['Ants', 'Dogs', 'Bees', 'Cats']]);
  const { slts } = current;
  const division = await createDivision(app.manager, organizationId, { seasonId: current.season.id, name: 'Gold' }, [
    slts.dogs.id,
    slts.ants.id,
  ]);
  const [gold] = await get<(Fields & { teams: Fields[] })[]>(`seasonsv2/${current.season.id}/divisions`);
  expect(gold).toMatchObject({ id: division.id, name: 'Gold', season_id: current.season.id });
  expect(gold!.teams.map(({ name, slt_id, position, seed, wins }) => [name, slt_id, position, seed, wins])).toEqual([
    ['Dogs', slts.dogs.id, 0, 1, 1],
    ['Ants', slts.ants.id, 1, 2, 1],
  ]);
});

test('statistics, periods, byes and weeks off', async () => {
  const { current, organizationId, teams, league } = world;
  const stats = await get(`statsv2/${current.season.sportId}`);
  expect(stats.length).toBe(22);
  expect(stats.find(({ abbreviation }) => abbreviation === 'MIN')).toMatchObject({
    name: 'Minutes',
    order: 15,
    hidden: true,
    is_visible: false,
    sport_id: current.season.sportId,
  });
  expect(
    (await get(`gamePeriods/${current.season.sportId}`))
      .map(({ name, order, hidden, sportId }) => [name, order, hidden, sportId])
      .at(-1),
  ).toEqual(['Final', 8, false, current.season.sportId]);
  const { tennis } = await createSports(app.manager);
  for (const list of ['statsv2', 'gamePeriods']) {
    expect(await get(`${list}/${tennis.id}`)).toEqual([]);
    for (const unknown of ['999999', 'tennis']) {
      const { status } = await app.request({ path: `/api/${list}/${unknown}?slug=${world.organization.slug}` });
      expect([list, unknown, status]).toEqual([list, unknown, 404]);
    }
  }
  const bye = await app.manager.save(ByeEntity, {
    organizationId,
    seasonLeagueTeamId: current.slts.bees.id,
    date: '2025-11-05',
  });
  expect(await get('bye-dates/public')).toEqual([
    {
      id: bye.id,
      date: '2025-11-05',
      teams: [{ id: teams.bees.id, name: 'Bees', logo: null }],
      team_id: teams.bees.id,
      league_id: league.id,
      season_id: current.season.id,
      seasons_leagues_id: current.seasonLeague.id,
    },
  ]);
  const undated = await app.manager.save(ByeEntity, { organizationId, seasonLeagueTeamId: current.slts.dogs.id });
  const staff = await app.signInAs({ id: (await createUser(app.manager, organizationId)).id, organizationId });
  const stored = await rest<Fields[]>(app, `GET /api/bye-dates/season/${current.season.id}/league/${league.id}`, {
    as: staff,
  });
  expect(stored.body.map(({ id, date }) => [id, date])).toEqual([
    [undated.id, null],
    [bye.id, '2025-11-05'],
  ]);
  const off = await app.manager.save(WeekOffEntity, {
    organizationId,
    seasonLeagueId: current.seasonLeague.id,
    date: '2025-12-24',
    reason: 'Holiday',
  });
  expect(
    (await rest<Fields[]>(app, `GET /api/week-offs/season/${current.season.id}/league/${league.id}`, { as: staff }))
      .body,
  ).toMatchObject([{ id: off.id, reason: 'Holiday' }]);
  expect(await get('week-offs/public')).toEqual([
    {
      id: off.id,
      date: '2025-12-24',
      reason: 'Holiday',
      seasons_leagues_id: current.seasonLeague.id,
      league_id: league.id,
      season_id: current.season.id,
    },
  ]);
});
