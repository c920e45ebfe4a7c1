import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REAL_SEASON, type RealSeason, startWithRealSeason } from '../../testing/real-season.js';

let season: RealSeason;
beforeAll(async () => {
  season = await startWithRealSeason({ ownDatabase: true });
}, 120_000);
afterAll(() => season.app.close());

type Row = Record<string, string>;

/** The rows of a file as they stand in it: its cells hold neither quotes nor commas. */
function rowsOf(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(REAL_SEASON, file), 'utf8').trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index]!, cell])));
}

const played = rowsOf('games.csv');
const lines = rowsOf('player_games.csv');

interface Fact {
  kind: string;
  side: 'home' | 'away' | null;
  home: number | null;
  away: number | null;
  count: number | null;
  value: number | null;
  points: number | null;
  rebounds: number | null;
  assists: number | null;
  records: number[] | null;
  period: { name: string } | null;
  player: { fullName: string } | null;
  definition: { abbreviation: string } | null;
}
interface Told {
  date: string;
  home: { team: { name: string } };
  away: { team: { name: string } };
  recap: Fact[];
}

const RECAP = `recap { kind side home away count value points rebounds assists records
  period { name } player { fullName } definition { abbreviation } }`;
const GAME = `date home { team { name } } away { team { name } } ${RECAP}`;

async function ask<Data>(selection: string): Promise<Data> {
  const { data, errors } = await season.app.graphql<{ organization: Data }>(
    `query ($slug: String!) { organization(slug: $slug) { ${selection} } }`,
    { slug: season.slug },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.organization;
}

const gamesOf = async (date: string, selection = GAME): Promise<Told[]> =>
  (await ask<{ games: { nodes: Told[] } }>(`games(first: 20, filter: { date: "${date}" }) { nodes { ${selection} } }`))
    .games.nodes;

/** What of a fact is there. */
const present = (fact: Fact): object => Object.fromEntries(Object.entries(fact).filter(([, value]) => value !== null));

describe('worked out by hand from the files', () => {
  test('Houston at Golden State on the first evening: 13 points behind after the third quarter, won by one', async () => {
    const game = (await gamesOf('2017-10-17')).find(({ home }) => home.team.name === 'Golden State Warriors')!;
    expect(game.recap.map(present)).toEqual([
      { kind: 'RESULT', side: 'away', home: 121, away: 122, count: 0 },
      { kind: 'COMEBACK', side: 'away', home: 101, away: 88, period: { name: 'Q3' } },
      { kind: 'BEST_PERIOD', side: 'away', home: 20, away: 34, period: { name: 'Q4' } },
      { kind: 'LINE', side: 'home', points: 23, rebounds: 2, assists: 0, player: { fullName: 'Nick Young' } },
      { kind: 'LINE', side: 'away', points: 27, rebounds: 6, assists: 10, player: { fullName: 'James Harden' } },
      { kind: 'RECORDS', records: [0, 1, 1, 0] },
    ]);
  });

  test('Orlando at Houston on 30 January: 60 points, the most in 42 games, and ten of two other things', async () => {
    const game = (await gamesOf('2018-01-30')).find(({ home }) => home.team.name === 'Houston Rockets')!;
    expect(game.recap.map(present)).toEqual([
      { kind: 'RESULT', side: 'home', home: 114, away: 107, count: 0 },
      { kind: 'BEST_PERIOD', side: 'home', home: 24, away: 19, period: { name: 'Q4' } },
      {
        kind: 'TRIPLE_DOUBLE',
        side: 'home',
        points: 60,
        rebounds: 10,
        assists: 11,
        player: { fullName: 'James Harden' },
      },
      {
        kind: 'SEASON_HIGH',
        side: 'home',
        value: 60,
        count: 41,
        player: { fullName: 'James Harden' },
        definition: { abbreviation: 'PTS' },
      },
      {
        kind: 'SEASON_HIGH',
        side: 'away',
        value: 15,
        count: 35,
        player: { fullName: 'Shelvin Mack' },
        definition: { abbreviation: 'PTS' },
      },
      { kind: 'LOSING_STREAK', side: 'away', count: 3 },
      { kind: 'RECORDS', records: [36, 13, 14, 35] },
    ]);
  });

  test('what is so of one game of one player: all highs, not the first alone', async () => {
    const asked = (id: string) => `id home { lines { player { id fullName } } } playerRecap(playerId: "${id}") {
      kind value count points player { fullName } definition { abbreviation } }`;
    type Asked = { id: string; home: { lines: { player: { id: string; fullName: string } }[] }; playerRecap: Fact[] };
    const on = async (id: string): Promise<Asked> =>
      ((await gamesOf('2018-01-30', `${asked(id)} away { team { name } }`)) as unknown as Asked[]).find(({ home }) =>
        home.lines.some(({ player }) => player.fullName === 'James Harden'),
      )!;
    const { player } = (await on('1')).home.lines.find((line) => line.player.fullName === 'James Harden')!;
    const facts = (await on(player.id)).playerRecap.map(present);
    expect(facts).toEqual([
      { kind: 'TRIPLE_DOUBLE', points: 60, player: { fullName: 'James Harden' } },
      {
        kind: 'SEASON_HIGH',
        value: 60,
        count: 41,
        player: { fullName: 'James Harden' },
        definition: { abbreviation: 'PTS' },
      },
    ]);
    expect((await on('x')).playerRecap).toEqual([]);
    expect((await on('2000000000')).playerRecap).toEqual([]);
  });

  test('Minnesota at Miami on 30 October is told with its overtime', async () => {
    const game = (await gamesOf('2017-10-30')).find(({ home }) => home.team.name === 'Miami Heat')!;
    expect(game.recap.slice(0, 2).map(present)).toEqual([
      { kind: 'RESULT', side: 'away', home: 122, away: 125, count: 1 },
      { kind: 'LEVEL', home: 110, away: 110 },
    ]);
  });
});

test('highs and streaks are what the files say, for all games of three weeks', async () => {
  let told = 0;
  for (const date of [...new Set(played.map((row) => row['date']!))].filter((day) => day >= '2018-01-14'))
    for (const { home, away, recap } of await gamesOf(date))
      for (const { kind, side, value, count, player, definition } of recap) {
        const team = side === 'home' ? home.team.name : away.team.name;
        const earlier = lines.filter(
          (row) => row['date']! < date && `${row['first_name']} ${row['last_name']}` === player?.fullName,
        );
        const best = Math.max(...earlier.map((row) => Number(row[definition?.abbreviation ?? ''])));
        const results = played
          .filter((row) => row['date']! < date && [row['home_team'], row['away_team']].includes(team))
          .map((row) => (row['home_team'] === team) === Number(row['home_score']) > Number(row['away_score']));
        const streak = (won: boolean): number => results.length - 1 - results.lastIndexOf(!won);
        const expected = {
          SEASON_HIGH: [earlier.length, value! > best],
          EQUALS_SEASON_HIGH: [earlier.length, value === best],
          WINNING_STREAK: [streak(true) + 1, true],
          LOSING_STREAK: [streak(false) + 1, true],
          ENDED_WINNING_STREAK: [streak(true), true],
          ENDED_LOSING_STREAK: [streak(false), true],
        }[kind];
        if (!expected) continue;
        told += 1;
        expect([date, team, kind, count, true]).toEqual([date, team, kind, ...expected]);
      }
  expect(told).toBeGreaterThan(100);
}, 120_000);

test('an evening of games takes as many statements as one game', async () => {
  const statements = (date: string): Promise<string[]> =>
    season.app.statementsOf(
      `query ($slug: String!) { organization(slug: $slug) { games(filter: { date: "${date}" }) { nodes { ${GAME} lastMeetings { id } home { form recordBefore { wins } } } } } }`,
      { slug: season.slug },
    );
  const ofRecap = (names: string[]): string[] =>
    names.filter((name) => /^(?:earlier_bests|results_before|last_meetings|scoring_plays|games_with_plays)/.test(name));
  const many = await statements('2018-01-30');
  expect(ofRecap(many).toSorted()).toEqual([
    'earlier_bests',
    'games_with_plays',
    'last_meetings',
    'results_before_games',
  ]);
  expect(many.length).toBeLessThanOrEqual(9);
});

describe('before a game', () => {
  test('form, record and last meetings are those of the days before it', async () => {
    const [game] = await gamesOf(
      '2018-01-30',
      'home { team { name } form recordBefore { wins losses } } away { team { name } form recordBefore { wins losses } } lastMeetings { date homeScore awayScore homeTeam { name } }',
    ).then((all) => all.filter(({ home }) => home.team.name === 'Houston Rockets'));
    expect(game).toEqual({
      home: { team: { name: 'Houston Rockets' }, form: 'WWWLWWWWLW', recordBefore: { wins: 35, losses: 13 } },
      away: { team: { name: 'Orlando Magic' }, form: 'LLLLLWLWLL', recordBefore: { wins: 14, losses: 34 } },
      lastMeetings: [{ date: '2018-01-03', homeScore: 98, awayScore: 116, homeTeam: { name: 'Orlando Magic' } }],
    });
  });
});
