import { expect, test } from 'vitest';
import { defaultStatDefinitions } from '../stats/default-stat-definitions.js';
import { enteredStatistics } from './entered-statistics.js';

test('what is entered in basketball, and what where a part is missing', () => {
  const definitions = defaultStatDefinitions('basketball');
  const names = (of: typeof definitions) => enteredStatistics(of).map(({ abbreviation }) => abbreviation);
  expect(names(definitions)).toEqual('PTS AST REB FTM FTA 2PM 2PA 3PM 3PA MIN OREB DREB STL BLK TO PF'.split(' '));
  expect(names(definitions.filter(({ abbreviation }) => abbreviation !== '3PM'))).toContain('FGM');
  expect(names(definitions.filter(({ abbreviation }) => abbreviation !== 'FTM'))).not.toContain('FT%');
});
