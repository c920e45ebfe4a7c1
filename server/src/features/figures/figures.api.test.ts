import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestApp } from '../../testing/app.js';
import { startWithRealSeason } from '../../testing/real-season.js';
import * as ranking from '../../domain/figures/counts-in-ranking.js';

vi.mock(import('../../domain/figures/counts-in-ranking.js'), { spy: true });

let app: TestApp;
let slug: string;
let id: string;
beforeAll(async () => {
  ({ app, slug } = await startWithRealSeason());
  // James Harden.
  const { leaders } = await ask<{ leaders: { player: { id: string } }[] }>(
    'leaders(stat: "PTS", first: 1) { player { id } }',
  );
  id = leaders[0]!.player.id;
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

const ofPlayer = async <Data>(selection: string): Promise<Data> =>
  (await ask<{ player: Data }>(`player(id: ${id}) { ${selection} }`)).player;

const DEFINED = 'definition { abbreviation }';

interface Figures {
  figures: { definition: { abbreviation: string }; [name: string]: unknown }[];
}

// Added up by hand from the files: of 540 players 327 have half of the 55 games that one has.
test('a season with its places in the league', async () => {
  const { seasonFigures } = await ofPlayer<{ seasonFigures: Figures }>(
    `seasonFigures { season { name } seasonLeague { league { name } } gamesPlayed gamesPlace leastGames rankedPlayers
       figures { ${DEFINED} total perGame place percentile } }`,
  );
  const { figures, ...season } = seasonFigures;
  expect(season).toEqual({
    season: { name: '2017-18' },
    seasonLeague: { league: { name: 'NBA' } },
    gamesPlayed: 43,
    gamesPlace: 200,
    leastGames: 28,
    rankedPlayers: 327,
  });
  const of = (stat: string) => figures.find(({ definition }) => definition.abbreviation === stat);
  expect(of('PTS')).toMatchObject({ total: 1355, perGame: 31.5, place: 1, percentile: 100 });
  expect(of('REB')).toMatchObject({ total: 211, perGame: 4.9, place: 101 });
  expect(of('AST')).toMatchObject({ total: 391, perGame: 9.1, place: 3 });
  // 367 of 426, among those with 28 attempts.
  expect(of('FT%')).toMatchObject({ total: 86.2, place: 41 });
  expect(of('PF')).toBeUndefined(); // hidden
});

test('players are compared where figures are asked for, and a league is gone through once for all of them', async () => {
  const compared = vi.mocked(ranking.countsInRanking);
  const comparedBy = async (selection: string): Promise<number> => {
    compared.mockClear();
    await ask(`players(first: 20) { nodes { a: seasonFigures { ${selection} } b: seasonFigures { ${selection} } } }`);
    return compared.mock.calls.length;
  };
  expect(await comparedBy('gamesPlayed gamesPlace rankedPlayers')).toBe(0);
  await comparedBy('figures { place }');
  // Once it is sorted each player asks of himself alone, for at most 30 statistics and twice.
  expect(await comparedBy('figures { place }')).toBeLessThanOrEqual(20 * 2 * 30);
});

test('splits, highs and milestones', async () => {
  const { seasonFigures, career } = await ofPlayer<{
    seasonFigures: {
      splits: { rows: { kind: string; month: string | null; gamesPlayed: number; totals: number[] }[] };
      highs: Figures['figures'];
    };
    career: { gamesPlayed: number; milestones: Figures['figures'] };
  }>(`seasonFigures { splits { rows { kind month gamesPlayed totals } } highs { ${DEFINED} value times home game { date } opponent { name } } }
      career { gamesPlayed milestones { kind reached ${DEFINED} game { date } } }`);
  const brief = seasonFigures.splits.rows.map(
    ({ kind, month, gamesPlayed, totals }) => `${month ?? kind} ${gamesPlayed} ${totals[0]}`,
  );
  expect(brief).toEqual([
    'ALL 43 1355',
    'LAST_FIVE 5 163',
    'HOME 24 792',
    'AWAY 19 563',
    'WINS 33 1038',
    'LOSSES 10 317',
    '2017-10 8 208',
    '2017-11 13 454',
    '2017-12 14 470',
    '2018-01 7 195',
    '2018-02 1 28',
  ]);
  expect(seasonFigures.highs[0]).toEqual({
    definition: { abbreviation: 'PTS' },
    value: 60,
    times: 1,
    home: true,
    game: { date: '2018-01-30' },
    opponent: { name: 'Orlando Magic' },
  });
  expect(career.gamesPlayed).toBe(43);
  const points = career.milestones.filter(
    ({ definition, kind }) => definition.abbreviation === 'PTS' && kind === 'GAME',
  );
  expect(points.map(({ reached, game }) => `${String(reached)} ${(game as { date: string }).date}`)).toEqual([
    '60 2018-01-30',
    '50 2017-11-05',
    '30 2017-11-01',
    '20 2017-10-17',
  ]);
});

test('a season that the player has no game in has no figures, and another organization none of its players', async () => {
  const { player } = await ask<{ player: { seasonFigures: unknown } }>(
    `player(id: ${id}) { seasonFigures(seasonId: "999999") { gamesPlayed } }`,
  );
  expect(player.seasonFigures).toBeNull();
});
