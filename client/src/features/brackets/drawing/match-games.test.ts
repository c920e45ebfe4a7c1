import { expect, test } from 'vitest';
import { inLanguage } from '@/texts/language';
import { type Match, matchLabel } from './match-games';

test('a match is called by its teams in the language of the page', () => {
  const label = (): string => matchLabel({ home: { team: { name: 'Aces' } }, away: null } as Match);
  expect([label(), inLanguage('es', label)]).toEqual(['Aces vs ?', 'Aces vs. ?']);
});
