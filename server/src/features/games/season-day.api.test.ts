import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RealSeason, startWithRealSeason } from '../../testing/real-season.js';

let now = new Date('2017-11-24T17:00:00Z');
let season: RealSeason;
beforeAll(async () => {
  season = await startWithRealSeason({ ownDatabase: true, now: () => now });
}, 120_000);
afterAll(() => season.app.close());

interface Answer {
  organization: {
    today: string;
    activeSeason: { day: { date: string; games: { homeTeam: { name: string } }[] } | null };
  };
}

/** The day at which the schedule opens at a moment, its number of games and the first home team. */
async function opensAt(moment: string, args = ''): Promise<unknown[]> {
  now = new Date(moment);
  // A comment makes it another request, which is not answered from memory.
  const { data, errors } = await season.app.graphql<Answer>(
    `query ($slug: String!) { organization(slug: $slug) { today activeSeason { day${args} { date games { homeTeam { name } } } } } } # ${moment} ${args}`,
    { slug: season.slug },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const { today, activeSeason } = data!.organization;
  return [today, activeSeason.day?.date, activeSeason.day?.games.length, activeSeason.day?.games[0]?.homeTeam.name];
}

test.each([
  // Nobody played on Thanksgiving; on the Friday after it there were ten games, the first in Atlanta by time and id.
  ['2017-11-23T17:00:00Z', '', ['2017-11-23', '2017-11-24', 10, 'Atlanta Hawks']],
  ['2017-11-24T17:00:00Z', '', ['2017-11-24', '2017-11-24', 10, 'Atlanta Hawks']],
  // In New York it is still the 24th.
  ['2017-11-25T04:59:00Z', '', ['2017-11-24', '2017-11-24', 10, 'Atlanta Hawks']],
  // Of a season that is over the last day.
  ['2018-06-01T17:00:00Z', '', ['2018-06-01', '2018-02-02', 9, 'Charlotte Hornets']],
  ['2018-06-01T17:00:00Z', '(date: "2017-10-17")', ['2018-06-01', '2017-10-17', 2, 'Cleveland Cavaliers']],
  ['2018-06-01T17:00:00Z', '(date: "2017-11-23")', ['2018-06-01', '2017-11-23', 0, undefined]],
])('at %s the day%s is that of the calendar', async (moment, args, expected) => {
  expect(await opensAt(moment, args)).toEqual(expected);
});

test('while a game runs past midnight the day is still its own, until six in the morning', async () => {
  const [game] = (await season.app.manager.query(
    "SELECT id, status, home_score, away_score FROM games WHERE date = '2017-11-24' ORDER BY id LIMIT 1",
  )) as [{ id: number; status: string; home_score: number; away_score: number }];
  const set = (status: string, home: number | null, away: number | null): Promise<unknown> =>
    season.app.manager.query('UPDATE games SET status = $2, home_score = $3, away_score = $4 WHERE id = $1', [
      game.id,
      status,
      home,
      away,
    ]);
  await set('in_progress', null, null);
  try {
    expect((await opensAt('2017-11-25T05:30:00Z')).slice(0, 3)).toEqual(['2017-11-25', '2017-11-24', 10]);
    expect((await opensAt('2017-11-25T11:00:00Z')).slice(0, 2)).toEqual(['2017-11-25', '2017-11-25']);
  } finally {
    await set(game.status, game.home_score, game.away_score);
  }
  expect((await opensAt('2017-11-25T05:30:00Z', '(teamId: null)')).slice(0, 2)).toEqual(['2017-11-25', '2017-11-25']);
});

test('a team has its own next day', async () => {
  const [team] = (await season.app.manager.query("SELECT id FROM teams WHERE name = 'Houston Rockets'")) as [
    { id: number },
  ];
  expect(await opensAt('2017-11-23T17:00:00Z', `(teamId: "${team.id}")`)).toEqual([
    '2017-11-23',
    '2017-11-25',
    1,
    'Houston Rockets',
  ]);
});

test('a day takes two statements more, and an answer is good until it is over', async () => {
  const statements = await season.app.statementsOf(
    'query ($slug: String!) { organization(slug: $slug) { activeSeason { day { date games { id homeTeam { name } } } } } }',
    { slug: season.slug },
  );
  expect(statements.filter((name) => /^(?:season_opening_day|games_asc)/.test(name))).toHaveLength(2);
  expect(statements.length).toBeLessThanOrEqual(5);
});
