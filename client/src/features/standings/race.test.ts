import { expect, test } from 'vitest';
import { raceOf } from './race';

const row = (name: string, results: string, league = 'A') => ({ team: { name }, league: { id: league }, results });

test('wins minus losses after each game, from none on; a team with fewer games ends earlier', () => {
  expect(raceOf([row('Ants', 'WWL'), row('Bees', 'LL')])).toEqual({
    labels: ['0', '1', '2', '3'],
    series: [
      { name: 'Ants', values: [0, 1, 2, 1] },
      { name: 'Bees', values: [0, -1, -2, null] },
    ],
  });
});

test('six teams run; nothing is drawn of one team, or of one game', () => {
  expect(raceOf(Array.from({ length: 9 }, (_, index) => row(`T${index}`, 'WL')))!.series).toHaveLength(6);
  expect(raceOf([row('Ants', 'WW'), row('Bees', '')])).toBeNull();
  expect(raceOf([row('Ants', 'W'), row('Bees', 'L')])).toBeNull();
  expect(raceOf([row('Ants', 'WW'), row('Bees', 'LL', 'B')])).toBeNull();
});
