import { expect, test } from 'vitest';
import { recapLeaders } from './recap-leaders.js';

test('baseball is told by who drove in runs, or scored them; other sports by points, or by nobody', () => {
  expect(recapLeaders(' Baseball ')).toEqual(['RBI', 'R']);
  expect(['Basketball', 'Tennis', 'Volleyball', 'Curling', undefined].map(recapLeaders)).toEqual(Array(5).fill([]));
});
