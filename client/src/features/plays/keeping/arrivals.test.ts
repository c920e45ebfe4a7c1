import { expect, test } from 'vitest';
import { Arrivals } from './arrivals';
import { play } from './testing';

const at = (id: string, time: string, isDeleted = false) =>
  play(id, { madeAt: `2031-03-01T${time}:00.000Z`, isDeleted });

test('the latest is what came last, also where a device’s clock is wrong', () => {
  const arrivals = new Arrivals({ ids: () => [] });
  expect(arrivals.latestOf([])).toBeNull();
  const known = [at('b', '19:02'), at('a', '19:01')];
  expect(arrivals.latestOf(known)).toEqual({ play: known[0], place: 1 });
  // One device is a day ahead, another one’s clock was put back.
  const ahead = at('ahead', '23:00');
  expect(arrivals.latestOf([ahead, ...known])).toEqual({ play: ahead, place: 2 });
  const behind = at('behind', '03:00');
  expect(arrivals.latestOf([behind, ahead, ...known])).toEqual({ play: behind, place: 3 });
  // Undone and done again.
  expect(arrivals.latestOf([{ ...behind, isDeleted: true }, ahead, ...known])?.play).toBe(ahead);
  expect(arrivals.latestOf([behind, ahead, ...known])?.place).toBe(3);
});

test('of what comes at once this device knows the order of its own plays, whatever its clock said', () => {
  const own = new Arrivals({ ids: () => ['first', 'gone', 'second'] });
  const plays = [at('second', '17:01'), at('theirs', '18:00'), at('first', '19:00')];
  expect(own.latestOf(plays)?.play.id).toBe('second');
  const theirs = new Arrivals({ ids: () => ['first', 'second'] });
  expect(theirs.latestOf([...plays, at('later', '19:30')])?.play.id).toBe('later');
});
