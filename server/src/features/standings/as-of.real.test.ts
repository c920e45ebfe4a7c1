import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computeStandings } from '../../domain/standings/compute-standings.js';
import type { DecidedGame } from '../../domain/standings/decided-game.js';
import type { TestApp } from '../../testing/app.js';
import { REAL_SEASON, startWithRealSeason } from '../../testing/real-season.js';

let app: TestApp;
let slug: string;
let organizationId: number;
let seasonId: number;
beforeAll(async () => {
  ({ app, slug, organizationId, seasonId } = await startWithRealSeason());
});
afterAll(() => app.close());

async function ask<Data>(selection: string): Promise<Data> {
  const { data, errors } = await app.graphql<{ organization: Data }>(
    `query ($slug: String!) { organization(slug: $slug) { ${selection} } }`,
    { slug },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.organization;
}

interface Row {
  team: { id: string; name: string };
  wins: number;
  losses: number;
  streak: string;
  results: string;
  lastTen: { wins: number; losses: number };
  home: { wins: number; losses: number };
  away: { wins: number; losses: number };
  pointsFor: number;
  pointsAgainst: number;
  [field: string]: unknown;
}

const ROW = `position team { id name } wins losses winPercentage gamesBehind streak results placedBy certainty
  lastTen { wins losses } home { wins losses } away { wins losses } pointsFor pointsAgainst`;
const STATISTICS = 'freeThrowPercentage threePointersMade';

const standings = async (args: string, fields = ROW): Promise<Row[]> =>
  (await ask<{ standings: Row[] }>(`standings${args} { ${fields} }`)).standings;

/** The games of the file, in order of play. */
const games = readFileSync(join(REAL_SEASON, 'games.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([date = '', time = '', home = '', away = '', homeScore, awayScore]) => ({
    date,
    at: `${date} ${time}`,
    home,
    away,
    homeScore: Number(homeScore),
    awayScore: Number(awayScore),
  }))
  .sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
const names = [...new Set(games.map(({ home }) => home))];

describe('standings as of 2017-12-01', () => {
  test('Boston, counted from the file: won 19 of 23, 9-2 at home, the last two', async () => {
    const rows = await standings('(asOf: "2017-12-01")', `${ROW} ${STATISTICS}`);
    expect(rows.find(({ team }) => team.name === 'Boston Celtics')).toMatchObject({
      position: 1,
      wins: 19,
      losses: 4,
      winPercentage: 0.826,
      gamesBehind: 0,
      streak: 'W1',
      results: 'LLWWWWWWWWWWWWWWWWLWWLW',
      lastTen: { wins: 8, losses: 2 },
      home: { wins: 9, losses: 2 },
      away: { wins: 10, losses: 2 },
      pointsFor: 2392,
      pointsAgainst: 2227,
      // 417 of 542 free throws, 261 threes
      freeThrowPercentage: 76.9,
      threePointersMade: 261,
      certainty: null,
    });
    // 17-4
    expect(rows[1]).toMatchObject({ team: { name: 'Houston Rockets' }, winPercentage: 0.81, gamesBehind: 1 });
  });

  test('before the first result everybody has none; after the last day and on it all is as it is now', async () => {
    const before = await standings('(asOf: "2017-10-16")');
    expect(before).toHaveLength(30);
    expect(
      before.every(({ wins, losses, pointsFor, streak }) => wins + losses + pointsFor === 0 && streak === ''),
    ).toBe(true);
    const now = await standings('', `${ROW} ${STATISTICS}`);
    expect(await standings('(asOf: "2018-02-02")', `${ROW} ${STATISTICS}`)).toEqual(now);
    expect(await standings('(asOf: "2019-01-01")', `${ROW} ${STATISTICS}`)).toEqual(now);
    expect(await standings('(asOf: "2018-02-01")')).not.toEqual(await standings(''));
  });

  test('what is no day is refused', async () => {
    const { errors } = await app.graphql(
      'query ($slug: String!) { organization(slug: $slug) { standings(asOf: "2017-02-30") { position } } }',
      { slug },
    );
    expect(errors![0]!.message).toContain('Date cannot represent "2017-02-30".');
  });

  test.each(['2017-10-17', '2017-10-31', '2017-11-15', '2017-12-24', '2018-01-11', '2018-02-01'])(
    'as of %s: those of the games until then, by the rule of the domain',
    async (day) => {
      const until = games.filter(({ date }) => date <= day);
      const expected = computeStandings(
        names.map((name, id) => ({ id, name })),
        until.map(({ home, away, homeScore, awayScore }): DecidedGame => [
          names.indexOf(home),
          names.indexOf(away),
          homeScore,
          awayScore,
        ]),
      );
      const rows = await standings(`(asOf: "${day}")`);
      expect(
        rows.map(({ team, streak, results, gamesBehind, pointsFor, home }) => [
          team.name,
          results,
          streak,
          gamesBehind,
          pointsFor,
          home,
        ]),
      ).toEqual(
        expected.map(({ name, results, streak, gamesBehind, pointsFor, home }) => [
          name,
          results,
          streak ?? '',
          gamesBehind,
          pointsFor,
          home,
        ]),
      );
    },
  );

  test('of each division: the Atlantic', async () => {
    const { standingsTables: tables } = await ask<{
      standingsTables: { league: null; division: { name: string }; rows: Row[] }[];
    }>(
      'standingsTables(by: DIVISION, asOf: "2017-12-01") { league { name } division { name } rows { position team { name } wins losses gamesBehind } }',
    );
    expect(tables).toHaveLength(6);
    expect(tables.every(({ league, rows }) => league === null && rows.length === 5)).toBe(true);
    const atlantic = tables.find(({ division }) => division.name === 'Atlantic')!;
    expect(
      atlantic.rows.map(({ position, team, wins, losses, gamesBehind }) => [
        position,
        team.name,
        wins,
        losses,
        gamesBehind,
      ]),
    ).toEqual([
      [1, 'Boston Celtics', 19, 4, 0],
      [2, 'Toronto Raptors', 14, 7, 4],
      [3, 'Philadelphia 76ers', 12, 9, 6],
      [4, 'New York Knicks', 11, 10, 7],
      [5, 'Brooklyn Nets', 8, 13, 10],
    ]);
  });

  test('of each league: of one league the same as of the season', async () => {
    const { standingsTables: tables } = await ask<{ standingsTables: { league: { name: string }; rows: Row[] }[] }>(
      `standingsTables { league { name } division { name } rows { ${ROW} } }`,
    );
    expect(tables.map(({ league }) => league.name)).toEqual(['NBA']);
    expect(tables[0]!.rows).toEqual(await standings(''));
  });

  test('the days that can be told apart', async () => {
    const { season } = await ask<{ season: { resultDates: string[] } }>(
      `season: season(id: "${seasonId}") { resultDates }`,
    );
    expect(season.resultDates).toEqual([...new Set(games.map(({ date }) => date))]);
    expect(season.resultDates).toHaveLength(107);
  });
});

describe('every figure leads to its games', () => {
  const countOf = async (
    teamId: string,
    args: string,
  ): Promise<{ games: { id: string }[]; wins: number; losses: number; pointsFor: number }> => {
    const { team } = await ask<{
      team: { countedGames: { games: { id: string }[]; wins: number; losses: number; pointsFor: number } };
    }>(`team(id: "${teamId}") { countedGames${args} { games { id date } wins losses pointsFor pointsAgainst } }`);
    return team.countedGames;
  };

  test.each(['', 'asOf: "2017-12-01"'])('of four teams, %s', async (asOf) => {
    const rows = await standings(asOf && `(${asOf})`);
    for (const row of [rows[0]!, rows[9]!, rows[17]!, rows[29]!]) {
      const { id } = row.team;
      const all = await countOf(id, asOf && `(${asOf})`);
      expect([all.wins, all.losses, all.games.length]).toEqual([row.wins, row.losses, row.wins + row.losses]);
      expect(all.pointsFor).toBe(row.pointsFor);
      for (const [figure, { wins, losses }] of [
        ['venue: HOME', row.home],
        ['venue: AWAY', row.away],
        ['last: 10', row.lastTen],
      ] as const) {
        const some = await countOf(id, `(${figure} ${asOf})`);
        expect([figure, some.wins, some.losses, some.games.length]).toEqual([figure, wins, losses, wins + losses]);
      }
      const length = Number(row.streak.slice(1));
      const streak = await countOf(id, `(last: ${length} ${asOf})`);
      expect([streak.games.length, row.streak.startsWith('W') ? streak.wins : streak.losses]).toEqual([length, length]);
    }
  });

  test('Boston against Philadelphia: all three meetings until February, each won', async () => {
    const rows = await standings('');
    const idOf = (name: string) => rows.find(({ team }) => team.name === name)!.team.id;
    const met = games.filter(
      ({ home, away }) => [home, away].sort().join() === ['Boston Celtics', 'Philadelphia 76ers'].join(),
    );
    const some = await countOf(idOf('Boston Celtics'), `(opponentId: "${idOf('Philadelphia 76ers')}")`);
    expect(some.games).toHaveLength(met.length);
    expect(some.wins).toBe(
      met.filter(({ home, homeScore, awayScore }) => homeScore > awayScore === (home === 'Boston Celtics')).length,
    );
  });

  test('no games where the team does not play, and 400 for none of the last', async () => {
    const [first] = await standings('');
    const { team } = await ask<{ team: { countedGames: null } }>(
      `team(id: "${first!.team.id}") { countedGames(leagueId: "0") { wins } }`,
    );
    expect(team.countedGames).toBeNull();
    const { errors } = await app.graphql(
      'query ($slug: String!, $id: ID!) { organization(slug: $slug) { team(id: $id) { countedGames(last: 0) { wins } } } }',
      { slug, id: first!.team.id },
    );
    expect(errors![0]!.message).toBe('last must be between 1 and 1000.');
  });
});

describe('leaders as of a day', () => {
  interface Board {
    definition: { abbreviation: string };
    leastGames: number;
    rows: {
      perGame: number;
      total: number;
      gamesPlayed: number;
      player: { fullName: string };
      team: { name: string };
    }[];
  }
  const BOARD =
    'definition { abbreviation } leastGames rows { perGame total gamesPlayed player { fullName } team { name } }';

  test('in points per game until 2017-12-01, added up from the file', async () => {
    const { mainLeaderboards: boards } = await ask<{ mainLeaderboards: Board[] }>(
      `mainLeaderboards(per: PER_GAME, asOf: "2017-12-01") { ${BOARD} }`,
    );
    expect(boards.map(({ definition }) => definition.abbreviation)).toEqual(['PTS', '3PM', 'REB', 'AST']);
    const [points] = boards;
    expect(points!.leastGames).toBe(12); // half of 23 games
    expect(
      points!.rows.map(({ player, team, perGame, total, gamesPlayed }) => [
        player.fullName,
        team.name,
        perGame,
        total,
        gamesPlayed,
      ]),
    ).toEqual([
      ['James Harden', 'Houston Rockets', 31.5, 662, 21],
      ['Giannis Antetokounmpo', 'Milwaukee Bucks', 29.2, 554, 19],
      ['LeBron James', 'Cleveland Cavaliers', 28, 616, 22],
    ]);
  });

  test('with the team of that day: Blake Griffin was traded to Detroit on January 29', async () => {
    const teamOn = async (asOf: string): Promise<string | undefined> => {
      const { leaderboard } = await ask<{ leaderboard: Board }>(
        `leaderboard(stat: "PTS", per: PER_GAME, first: 100, seasonId: "${seasonId}" ${asOf}) { ${BOARD} }`,
      );
      return leaderboard.rows.find(({ player }) => player.fullName === 'Blake Griffin')?.team.name;
    };
    expect(await teamOn('asOf: "2017-12-01"')).toBe('Los Angeles Clippers');
    expect(await teamOn('asOf: "2018-02-02"')).toBe('Detroit Pistons');
  });

  test('as of the last day they are those of now', async () => {
    const now = await ask<{ mainLeaderboards: Board[] }>(`mainLeaderboards(per: PER_GAME, first: 20) { ${BOARD} }`);
    expect(await ask(`mainLeaderboards(per: PER_GAME, first: 20, asOf: "2018-02-02") { ${BOARD} }`)).toEqual(now);
  });

  test('a day needs a season', async () => {
    const { errors } = await app.graphql(
      'query ($slug: String!) { organization(slug: $slug) { leaderboard(asOf: "2017-12-01") { totalCount } } }',
      { slug },
    );
    expect(errors![0]!.message).toBe('asOf needs a season.');
  });
});

test('a corrected line is seen as of its day', async () => {
  const asOf = '(asOf: "2017-12-01")';
  const three = async () =>
    (await standings(asOf, 'team { name } threePointersMade')).find(({ team }) => team.name === 'Boston Celtics')![
      'threePointersMade'
    ];
  expect(await three()).toBe(261);
  await app.manager.query(
    `UPDATE game_line_values v SET value = v.value + 1 FROM game_lines l, games g, teams t, stat_definitions d
     WHERE v.organization_id = $1 AND l.organization_id = $1 AND g.organization_id = $1 AND t.organization_id = $1 AND d.organization_id = $1
       AND l.id = v.game_line_id AND g.id = l.game_id AND t.id = l.team_id AND d.id = v.stat_definition_id
       AND t.name = 'Boston Celtics' AND d.abbreviation = '3PM' AND g.date = '2017-10-18'
       AND l.id = (SELECT min(x.id) FROM game_lines x WHERE x.organization_id = $1 AND x.game_id = g.id AND x.team_id = t.id)`,
    [organizationId],
  );
  await expect.poll(three).toBe(262);
});
