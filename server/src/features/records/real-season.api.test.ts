import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.js';
import { REAL_SEASON, startWithRealSeason } from '../../testing/real-season.js';

let app: TestApp;
let slug: string;
beforeAll(async () => {
  ({ app, slug } = await startWithRealSeason());
});
afterAll(() => app.close());

/** The rows of a file as they stand in it: its cells hold neither quotes nor commas. */
function rowsOf(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(REAL_SEASON, file), 'utf8').trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])));
}

async function ask<Data>(selection: string): Promise<Data> {
  const { data, errors } = await app.graphql<{ organization: Data }>(
    `query ($slug: String!) { organization(slug: $slug) { ${selection} } }`,
    { slug },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.organization;
}

interface Side {
  team: { name: string };
  score: number;
  lines: {
    player: { firstName: string; lastName: string };
    started: boolean;
    stats: { definition: { abbreviation: string }; value: number | null }[];
  }[];
  totals: number[];
}

describe('box scores', () => {
  const SIDE =
    '{ team { name } score totals lines { player { firstName lastName } started stats { definition { abbreviation } value } } }';

  test.each(['2017-10-17', '2017-12-25'])('of %s say what the file says, line by line', async (date) => {
    const { games } = await ask<{ games: { nodes: { home: Side; away: Side }[] } }>(
      `games(first: 3, filter: { date: "${date}" }) { nodes { home ${SIDE} away ${SIDE} } }`,
    );
    const written = rowsOf('player_games.csv').filter((row) => row['date'] === date);
    expect(games.nodes.length).toBeGreaterThan(1);
    for (const side of games.nodes.flatMap(({ home, away }) => [home, away])) {
      const lines = written.filter((row) => row['team'] === side.team.name);
      expect(side.totals[0]).toBe(side.score);
      expect(side.lines).toHaveLength(lines.length);
      expect(side.lines.map(({ started }) => started)).toEqual(
        side.lines.map(({ started }) => started).toSorted((a, b) => Number(b) - Number(a)),
      );
      for (const row of lines) {
        const line = side.lines.find(
          ({ player }) => `${player.firstName} ${player.lastName}` === `${row['first_name']} ${row['last_name']}`,
        );
        const values = new Map(line?.stats.map(({ definition, value }) => [definition.abbreviation, value]));
        for (const abbreviation of ['MIN', 'PTS', 'AST', 'REB', '2PM', '2PA', '3PM', '3PA', 'FTM', 'FTA', 'PF']) {
          expect([row['last_name'], abbreviation, values.get(abbreviation)]).toEqual([
            row['last_name'],
            abbreviation,
            Number(row[abbreviation]),
          ]);
        }
        expect(values.get('FGM')).toBe(Number(row['2PM']) + Number(row['3PM']));
      }
    }
  });
});

test('the standings are those counted by hand from the file', async () => {
  const { standings } = await ask<{ standings: { team: { name: string } }[] }>(
    'standings { position team { name } wins losses winPercentage gamesBehind streak lastTen { wins losses } home { wins losses } away { wins losses } pointsFor pointsAgainst }',
  );
  expect(standings).toHaveLength(30);
  expect(standings[2]).toEqual({
    position: 3,
    team: { name: 'Boston Celtics' },
    wins: 38,
    losses: 15,
    winPercentage: 0.717,
    gamesBehind: 3.5,
    streak: 'W3',
    lastTen: { wins: 5, losses: 5 },
    home: { wins: 20, losses: 8 },
    away: { wins: 18, losses: 7 },
    pointsFor: 5478,
    pointsAgainst: 5220,
  });
  expect(standings[29]).toMatchObject({
    position: 30,
    team: { name: 'Atlanta Hawks' },
    wins: 15,
    losses: 37,
    gamesBehind: 26,
    streak: 'L2',
  });
});

test('the leaders of a month are those added up from the file, also of a sum', async () => {
  const span = 'from: "2017-12-01", to: "2017-12-31"';
  const { leaders, ofFormula } = await ask<
    Record<'leaders' | 'ofFormula', { player: { fullName: string }; value: number }[]>
  >(`leaders(stat: "3PM", ${span}, first: 5) { player { fullName } value }
     ofFormula: leaders(stat: "FGM", ${span}, first: 1) { player { fullName } value }`);
  // Added up from the rows of December; Louis Williams has 47, too.
  expect(leaders.map(({ player, value }) => `${player.fullName} ${value}`)).toEqual([
    'Kyrie Irving 53',
    'Wayne Ellington 52',
    'James Harden 51',
    'Klay Thompson 49',
    'Eric Gordon 47',
  ]);
  expect(ofFormula).toEqual([{ player: { fullName: 'Russell Westbrook' }, value: 181 }]);
});

test.each(['PTS', '3PM', 'REB', 'AST'])('the leaders in %s are those added up from the file', async (stat) => {
  const totals = new Map<string, number>();
  const games = new Map<string, number>();
  for (const row of rowsOf('player_games.csv')) {
    const name = `${row['first_name']} ${row['last_name']}`;
    totals.set(name, (totals.get(name) ?? 0) + Number(row[stat]));
    games.set(name, (games.get(name) ?? 0) + 1);
  }
  const best = [...totals.values()].sort((a, b) => b - a).slice(0, 20);
  const { leaders } = await ask<{ leaders: { player: { fullName: string }; value: number; gamesPlayed: number }[] }>(
    `leaders(stat: "${stat}") { player { fullName } value gamesPlayed }`,
  );
  expect(leaders.map(({ value }) => value)).toEqual(best);
  for (const { player, value, gamesPlayed } of leaders) {
    expect([player.fullName, value, gamesPlayed]).toEqual([
      player.fullName,
      totals.get(player.fullName),
      games.get(player.fullName),
    ]);
  }
});
