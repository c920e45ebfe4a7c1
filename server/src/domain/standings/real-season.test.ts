import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { computeStandings } from './compute-standings.js';
import type { DecidedGame } from './decided-game.js';

/** The 774 games of the sample season up to 2018-02-02. */
const season = new URL('../../../../demo/nba-2017-18/games.csv', import.meta.url);
const played = readFileSync(season, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([date = '', time = '', home = '', away = '', scoreHome, scoreAway]) => ({
    at: `${date} ${time}`,
    home,
    away,
    scoreHome: Number(scoreHome),
    scoreAway: Number(scoreAway),
  }))
  .sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
const names = [...new Set(played.map((game) => game.home))];
const teams = names.map((name, id) => ({ id, name }));
const games = played.map((game): DecidedGame => [
  names.indexOf(game.home),
  names.indexOf(game.away),
  game.scoreHome,
  game.scoreAway,
]);
const rows = computeStandings(teams, games);
const row = (name: string) => rows.find((each) => each.name === name);

test('all of the season is there', () => {
  expect(played).toHaveLength(774);
  expect(names).toHaveLength(30);
});

describe('records counted by hand from the file', () => {
  test.each([
    ['Golden State Warriors', 1, 41, 11, 0.788, 0, [19, 6], [22, 5], 6017, 5595, 'W1', [8, 2]],
    ['Houston Rockets', 2, 37, 13, 0.74, 3, [20, 6], [17, 7], 5692, 5305, 'W3', [8, 2]],
    ['Boston Celtics', 3, 38, 15, 0.717, 3.5, [20, 8], [18, 7], 5478, 5220, 'W3', [5, 5]],
    ['Detroit Pistons', 18, 24, 26, 0.48, 16, [15, 10], [9, 16], 5139, 5153, 'W2', [2, 8]],
    ['Utah Jazz', 19, 23, 28, 0.451, 17.5, [15, 9], [8, 19], 5228, 5203, 'W4', [6, 4]],
    ['Atlanta Hawks', 30, 15, 37, 0.288, 26, [11, 16], [4, 21], 5396, 5643, 'L2', [4, 6]],
  ] as const)(
    '%s',
    (
      name,
      position,
      wins,
      losses,
      winPercentage,
      gamesBehind,
      home,
      away,
      pointsFor,
      pointsAgainst,
      streak,
      lastTen,
    ) => {
      const pair = ([won, lost]: readonly [number, number]) => ({ wins: won, losses: lost });
      expect(row(name)).toMatchObject({
        position,
        wins,
        losses,
        winPercentage,
        gamesBehind,
        pointsFor,
        pointsAgainst,
        streak,
        home: pair(home),
        away: pair(away),
        lastTen: pair(lastTen),
      });
    },
  );
});

describe('the ties of this season', () => {
  test.each([
    ['30-20 stands above 33-22', 'Cleveland Cavaliers', 'Minnesota Timberwolves', 'losses'],
    ['29-23 each: Portland won their game on 2017-12-13', 'Portland Trail Blazers', 'Miami Heat', 'headToHead'],
    ['28-23 each: New Orleans won their game on 2017-12-13', 'New Orleans Pelicans', 'Milwaukee Bucks', 'headToHead'],
    ['18-33 each, not met yet: -138 against -289', 'Memphis Grizzlies', 'Chicago Bulls', 'pointDifference'],
  ])('%s', (_what, above, below, rule) => {
    expect((row(above)?.position ?? 0) + 1).toBe(row(below)?.position);
    expect(row(below)?.tiebreaker).toBe(rule);
  });
});

test.each(names)('%s, counted a second way', (name) => {
  const own = played.filter((game) => game.home === name || game.away === name);
  const won = own.filter((game) =>
    game.home === name ? game.scoreHome > game.scoreAway : game.scoreAway > game.scoreHome,
  );
  const scored = own.reduce((sum, game) => sum + (game.home === name ? game.scoreHome : game.scoreAway), 0);
  expect(row(name)).toMatchObject({ wins: won.length, losses: own.length - won.length, pointsFor: scored });
});
