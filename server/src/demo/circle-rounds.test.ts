import { expect, test } from 'vitest';
import { circleRounds } from './circle-rounds.js';

test.each([2, 3, 6, 7, 8])('%i teams meet each other once', (teams) => {
  const rounds = circleRounds(teams);
  expect(rounds).toHaveLength(teams % 2 === 0 ? teams - 1 : teams);
  const pairs = rounds.flat().map(([home, away]) => [home, away].sort().join('-'));
  expect(new Set(pairs).size).toBe((teams * (teams - 1)) / 2);
  expect(pairs).toHaveLength((teams * (teams - 1)) / 2);
  for (const round of rounds) expect(new Set(round.flat()).size).toBe(2 * Math.floor(teams / 2));
});
