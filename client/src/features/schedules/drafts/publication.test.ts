import { expect, test } from 'vitest';
import { staleSentence } from '@domain/schedule/stale-sentence';
import { publicationQuestion } from './publication';

const removed = (id: string, time: string | null) => ({
  id,
  date: '2025-10-06',
  time,
  location: null,
  court: null,
  homeTeam: { id: '1', name: 'Ants' },
  awayTeam: { id: '2', name: 'Bees' },
});

test('the question names what is replaced, and counts what is kept', () => {
  const question = publicationQuestion({
    id: '1',
    staleBecause: [],
    games: [
      { isUnchanged: true, movedFrom: null },
      { isUnchanged: false, movedFrom: null },
      { isUnchanged: false, movedFrom: { id: '4' } },
    ],
    removedGames: [removed('1', '18:00'), removed('2', null)],
    playedGames: [{ id: '3' }],
    lostHalls: [],
  });
  expect(question.text).toBe('This will overwrite all existing games for this schedule. Continue?');
  expect(question.items).toEqual(['Ants vs Bees, Mon, Oct 6, 2025, 6:00 PM', 'Ants vs Bees, Mon, Oct 6, 2025']);
  expect(question.consequence).toBe(
    '2 games are replaced. 1 game is put elsewhere. 1 game is new. 1 game stays as it is. 1 game is kept because it was played. It can be undone for ten minutes.',
  );
});

test('a first publication replaces nothing', () => {
  const question = publicationQuestion({
    id: '1',
    staleBecause: [],
    games: [{ isUnchanged: false, movedFrom: null }],
    removedGames: [],
    playedGames: [],
    lostHalls: [],
  });
  expect(question.consequence).toBe('No game is replaced. 1 game is new. It can be undone for ten minutes.');
  expect(question.destructive).toBe(false);
});

test('a repair that moves or removes has nothing new', () => {
  const sentences = (more: object) =>
    publicationQuestion({
      id: '1',
      staleBecause: [],
      games: [],
      removedGames: [],
      playedGames: [],
      lostHalls: [],
      ...more,
    }).consequence;
  expect(sentences({ removedGames: [removed('1', null)] })).toBe(
    '1 game is removed. It can be undone for ten minutes.',
  );
  expect(sentences({ games: [{ isUnchanged: false, movedFrom: { id: '4' } }] })).toBe(
    'No game is replaced. 1 game is put elsewhere. It can be undone for ten minutes.',
  );
});

test('it names the halls that the schedule remembers from then on', () => {
  const lostHalls = [
    { location: 'Gym', date: '2025-10-06', from: '2025-10-06' },
    { location: 'Hall', date: null, from: '2025-10-13' },
  ];
  const nothing = { id: '1', staleBecause: [], games: [], removedGames: [], playedGames: [] };
  expect(publicationQuestion({ ...nothing, lostHalls }).consequence).toBe(
    'No game is replaced. No game is placed there any more: Gym, Oct 6; Hall, from Oct 13 on. It can be undone for ten minutes.',
  );
});

test('a stale draft says what changed', () => {
  expect(staleSentence(['Gnus joined the league', 'the byes of Ants'])).toBe(
    'This draft was made before something changed: Gnus joined the league; the byes of Ants. Generate another one.',
  );
});
