import { expect, test } from 'vitest';
import type { BoxScoreGame } from './box-score-data';
import { readBoxView } from './box-view';
import { denseFigures, figureText, per36 } from './dense-figures';

// As the sample season keeps them, in its order; James Harden on 30 January 2018.
const HARDEN = {
  PTS: 60,
  AST: 11,
  REB: 10,
  FGM: 19,
  FGA: 30,
  'FG%': 63.3,
  FTM: 17,
  FTA: 18,
  'FT%': 94.4,
  '2PM': 14,
  '2PA': 16,
  '2P%': 87.5,
  '3PM': 5,
  '3PA': 14,
  '3P%': 35.7,
  MIN: 46,
  OREB: 2,
  DREB: 8,
  STL: 4,
  BLK: 1,
  TO: 5,
  PF: 2,
};
const all = Object.keys(HARDEN).map((abbreviation) => ({
  id: abbreviation,
  name: abbreviation,
  abbreviation,
  kind: abbreviation.endsWith('%') ? ('PERCENTAGE' as const) : ('COUNTING' as const),
}));
const values = Object.values(HARDEN);
const side = { allTotals: values };
const game = { statDefinitions: all.slice(0, 15), allStatDefinitions: all, home: side, away: side } as BoxScoreGame;

test('minutes stand first, pairs in one, steals to fouls last; what follows from others is left out', () => {
  const figures = denseFigures(game);
  expect(figures.map((figure) => [figure.label, figureText(figure, values, all)])).toEqual([
    ['MIN', '46'],
    ['PTS', '60'],
    ['AST', '11'],
    ['REB', '10'],
    ['FG', '19-30'],
    ['FG%', '63.3'],
    ['FT', '17-18'],
    ['FT%', '94.4'],
    ['3P', '5-14'],
    ['3P%', '35.7'],
    ['STL', '4'],
    ['BLK', '1'],
    ['TO', '5'],
    ['PF', '2'],
  ]);
});

test('what nobody has recorded has no column, and nothing attempted is a dash', () => {
  const none = { allTotals: values.map((value, index) => (index < 15 ? value : null)) };
  const figures = denseFigures({ ...game, home: none, away: none } as BoxScoreGame);
  expect(figures.map(({ label }) => label)).not.toContain('MIN');
  const empty = values.map(() => 0);
  expect(figures.filter(({ label }) => label.startsWith('FG')).map((figure) => figureText(figure, empty, all))).toEqual(
    ['–', '–'],
  );
});

test('per 36 minutes: 60 points in 46 are 47.0, 11 assists 8.6', () => {
  const rates = per36(values, all);
  // 60 * 36 / 46 = 46.96, 11 * 36 / 46 = 8.61, 4 * 36 / 46 = 3.13
  expect([rates[0], rates[1], rates[18]]).toEqual([47, 8.6, 3.1]);
  expect([rates[5], rates[15]]).toEqual([63.3, 46]);
  expect(
    per36(
      values.map((value, index) => (index === 15 ? 0 : value)),
      all,
    )[0],
  ).toBeNull();
});

test('the address says which view', () => {
  expect(['compact', 'per36', 'season', 'x', ''].map((box) => readBoxView(new URLSearchParams({ box })))).toEqual([
    'compact',
    'per36',
    'season',
    'all',
    'all',
  ]);
});
