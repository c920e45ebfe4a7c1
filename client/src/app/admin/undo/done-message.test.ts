import { expect, test } from 'vitest';
import { doneMessage } from './done-message';

const game = (id: string, date: string | null) => ({
  id,
  date,
  homeTeam: { id: '1', name: 'Aces' },
  awayTeam: { id: '2', name: 'Bulls' },
});
const gold = { division: { id: '5', name: 'Gold', season: { id: '3' } }, games: [game('7', '2025-11-27')] };

test('what was done is said; with games that have no match any more it is a warning with the way to their bracket', () => {
  expect(doneMessage('Game deleted!')).toEqual({ kind: 'success', text: 'Game deleted!' });
  expect(doneMessage('Final game score updated', [gold])).toEqual({
    kind: 'warning',
    text: 'Final game score updated. A game of the bracket Gold no longer fits the results: Aces vs Bulls, Thu, Nov 27, 2025.',
    link: { label: 'Open the bracket', to: '/dashboard/seasons/3/divisions/5' },
  });
});

test('whoever may not go there is told without a way, and several games are told apart', () => {
  const { link, text } = doneMessage('Done.', [{ ...gold, games: [...gold.games, game('8', null)] }], false);
  expect(link).toBeUndefined();
  expect(text).toMatch(
    /^Done\. 2 games of the bracket Gold no longer fit the results: Aces vs Bulls, .*; Aces vs Bulls, /,
  );
});
