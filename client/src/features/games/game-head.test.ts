import { expect, test } from 'vitest';
import { inLanguage } from '@/texts/language';
import { gameSentence, gameTitle } from './game-head';

type Told = Parameters<typeof gameSentence>[0];

const game = (status: Told['status'], home: number | null = null, away: number | null = null): Told => ({
  status,
  date: '2025-12-04',
  time: '18:30',
  home: { team: { name: 'Dockers' }, score: home, liveScore: null },
  away: { team: { name: 'Anchors' }, score: away, liveScore: null },
});

const both = (told: Told): [english: string, spanish: string] => [
  inLanguage('en', () => gameSentence(told)),
  inLanguage('es', () => gameSentence(told)),
];

test('a game to come says who plays whom and when, a played one who won', () => {
  expect(both(game('SCHEDULED'))).toEqual([
    'Dockers play Anchors on Dec 4, 2025 at 6:30 PM',
    'Dockers juega contra Anchors el 4 dic 2025 a las 6:30 p. m.',
  ]);
  expect(both(game('FINAL', 60, 58))[0]).toBe('Dockers beat Anchors 60-58, Dec 4, 2025');
});

test('what is not played, or decided without playing, says so', () => {
  expect(both(game('POSTPONED'))).toEqual([
    'Dockers vs Anchors, Dec 4, 2025, is postponed',
    'Dockers vs. Anchors, 4 dic 2025, está aplazado',
  ]);
  expect(both(game('CANCELLED', 0, 0))).toEqual([
    'Dockers vs Anchors, Dec 4, 2025, is cancelled',
    'Dockers vs. Anchors, 4 dic 2025, está cancelado',
  ]);
  expect(both(game('FORFEIT'))).toEqual([
    'Dockers vs Anchors, Dec 4, 2025, is decided by forfeit',
    'Dockers vs. Anchors, 4 dic 2025, se decide por incomparecencia',
  ]);
  expect(both({ ...game('CANCELLED'), date: null })[0]).toBe('Dockers vs Anchors, TBD, is cancelled');
  // Its result counts, whatever its status.
  expect(both(game('POSTPONED', 60, 58))[0]).toBe('Dockers beat Anchors 60-58, Dec 4, 2025');
});

test('the title is in the language of the page', () => {
  const { home, away } = game('SCHEDULED');
  expect(gameTitle({ home, away })).toBe('Dockers vs Anchors');
  expect(inLanguage('es', () => gameTitle({ home, away }))).toBe('Dockers vs. Anchors');
});
