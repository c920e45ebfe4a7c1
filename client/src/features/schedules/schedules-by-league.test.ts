import { expect, test } from 'vitest';
import { schedulesByLeague } from './schedules-by-league';
import type { ScheduleHeadFragment } from './schedules.generated';

const schedule = (id: string, seasonLeague: string, league: string, active: boolean) =>
  ({
    id,
    seasonLeague: {
      id: seasonLeague,
      league: { id: league, name: league },
      season: { id: '1', name: active ? 'Fall' : 'Spring', active },
    },
  }) as ScheduleHeadFragment;

test('schedules stand with their league, those of active seasons first', () => {
  const groups = schedulesByLeague([
    schedule('1', '10', 'D1', false),
    schedule('2', '20', 'D1', true),
    schedule('3', '21', 'D2', true),
    schedule('4', '20', 'D1', true),
  ]);
  expect(groups.map(({ title, schedules }) => [title, schedules.map(({ id }) => id)])).toEqual([
    ['D1, Fall', ['2', '4']],
    ['D2, Fall', ['3']],
    ['D1, Spring', ['1']],
  ]);
});
