import { expect, test } from 'vitest';
import { chosenTeams, hasRace, raceOf } from './race';

const row = (name: string, results: string, league = 'A') => ({
  team: { id: name.toLowerCase(), name },
  league: { id: league },
  results,
});
const many = Array.from({ length: 9 }, (_, index) => row(`T${index}`, 'WL'));

test('wins minus losses after each game, from none on; a team with fewer games ends earlier, a tie is neither', () => {
  expect(raceOf([row('Ants', 'WWL'), row('Bees', 'LL'), row('Cats', 'WT')], ['ants', 'bees', 'cats'])).toEqual({
    labels: ['After game 0', 'After game 1', 'After game 2', 'After game 3'],
    shortLabels: ['0', '1', '2', '3'],
    series: [
      { name: 'Ants', kind: 'line', values: [0, 1, 2, 1] },
      { name: 'Bees', kind: 'line', values: [0, -1, -2, null] },
      { name: 'Cats', kind: 'line', values: [0, 1, 1, null] },
    ],
  });
});

test('all run; who is not chosen does so quietly, after those who are', () => {
  expect(raceOf(many, ['t7', 't2']).series.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'T2 line',
    'T7 line',
    ...['T0', 'T1', 'T3', 'T4', 'T5', 'T6', 'T8'].map((name) => `${name} quiet`),
  ]);
});

test('the first six stand out, or up to eight that are chosen and there', () => {
  const first = ['t0', 't1', 't2', 't3', 't4', 't5'];
  expect(chosenTeams(many, '')).toEqual(first);
  expect(chosenTeams(many, 't8-none-t3')).toEqual(['t3', 't8']);
  expect(chosenTeams(many, 'none')).toEqual(first);
  expect(chosenTeams(many, many.map(({ team }) => team.id).join('-'))).toHaveLength(8);
  expect(chosenTeams([row('Ants', 'W'), row('Bees', '')], 'bees')).toEqual(['ants']);
});

test('there is no race of one team, of one game, or of several leagues', () => {
  expect(hasRace([row('Ants', 'WW'), row('Bees', 'LL')])).toBe(true);
  expect(hasRace([row('Ants', 'WW'), row('Bees', '')])).toBe(false);
  expect(hasRace([row('Ants', 'W'), row('Bees', 'L')])).toBe(false);
  expect(hasRace([row('Ants', 'WW'), row('Bees', 'LL', 'B')])).toBe(false);
  expect(hasRace([])).toBe(false);
});
