import { expect, test } from 'vitest';
import { inLanguage } from '@/texts/language';
import { matchupWords, offWords } from './game-words';
import type { BoardGameFragment } from './schedules.generated';

test('a game that is off says so', () => {
  expect(offWords({ status: 'POSTPONED' })).toBe('Postponed');
  expect(offWords({ status: 'CANCELLED' })).toBe('Cancelled');
  expect(offWords({ status: 'SCHEDULED' })).toBeNull();
});

test('two teams are named in the language of the screen', () => {
  const words = (): string =>
    matchupWords({ homeTeam: { name: 'Aces' }, awayTeam: { name: 'Bulls' } } as BoardGameFragment);
  expect([words(), inLanguage('es', words)]).toEqual(['Aces vs Bulls', 'Aces vs. Bulls']);
});
