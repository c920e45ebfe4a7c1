import { expect, test } from 'vitest';
import { playsBy } from './plays-by';

test('what goes by a play goes on: a foul on a shot, its free throws, the rebound of the last', () => {
  const links = {
    rebound: 'missed',
    shot: null,
    missed: 'foul',
    made: 'foul',
    foul: 'shot',
    other: null,
    assist: 'other',
  };
  const plays = Object.entries(links).map(([id, linkedPlayId]) => ({ id, linkedPlayId }));
  const of = (id: string): string[] => playsBy(id, plays).map((play) => play.id);
  expect(of('shot')).toEqual(['rebound', 'missed', 'made', 'foul']);
  expect(of('foul')).toEqual(['rebound', 'missed', 'made']);
  expect(of('rebound')).toEqual([]);
});

test('plays that go by each other end', () => {
  const plays = [
    { id: 'a', linkedPlayId: 'b' },
    { id: 'b', linkedPlayId: 'a' },
  ];
  expect(playsBy('a', plays)).toEqual([plays[1]]);
});
