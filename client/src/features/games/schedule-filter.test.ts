import { expect, test } from 'vitest';
import { gameFilter, readFilters } from './schedule-filter';

const filterOf = (search: string) => gameFilter(readFilters(new URLSearchParams(search)));

test("an address becomes the graph's filter", () => {
  expect(filterOf('')).toEqual({ inActiveSeason: true });
  expect(filterOf('date=2017-10-17&league=3&team=9&state=completed')).toEqual({
    inActiveSeason: true,
    date: '2017-10-17',
    leagueId: '3',
    teamId: '9',
    state: 'COMPLETED',
  });
});

test('a season that is chosen takes the place of the first active one', () => {
  expect(filterOf('season=7&team=9')).toEqual({ seasonId: '7', teamId: '9' });
});

test.each(['2017-13-45', '2018-02-29', '0000-01-01', '2017-1-1', 'today'])(
  '%s is no date and filters nothing',
  (date) => {
    expect(filterOf(`date=${date}&state=live`)).toEqual({ inActiveSeason: true });
  },
);
