import { expect, test } from 'vitest';
import type { Play } from './play.js';
import { starterChanges } from './starter-changes.js';
import { startersOfPlays } from './starters-of-plays.js';

let made = 0;
/** A play of the first period, behind those made before. */
function play(kind: Play['kind'], changes: Partial<Play> = {}): Play {
  made += 1;
  return {
    id: `play-${String(made).padStart(3, '0')}`,
    revision: 1,
    isDeleted: false,
    kind,
    periodId: 1,
    sortOrder: made,
    clock: null,
    teamId: 7,
    playerId: null,
    otherPlayerId: null,
    linkedPlayId: null,
    x: null,
    y: null,
    ...changes,
  };
}

const on = (playerId: number, otherPlayerId: number | null = null, changes: Partial<Play> = {}): Play =>
  play('SUBSTITUTION', { playerId, otherPlayerId, ...changes });
const changes = (before: readonly Play[], after: readonly Play[]): string[] =>
  starterChanges(before, after, [7, 8], [1, 2]).map(
    ({ teamId, playerId, started }) => `${teamId} ${playerId} ${started}`,
  );

test('whoever is brought on before the game starts; whoever comes on later does not', () => {
  const opening = [on(1), on(2), on(9, null, { teamId: 8 })];
  expect(changes([], opening)).toEqual(['7 1 true', '7 2 true', '8 9 true']);
  const begun = [...opening, play('PERIOD_START', { teamId: null })];
  expect(changes(opening, begun)).toEqual([]);
  expect(changes(begun, [...begun, on(3, 1), on(4)])).toEqual([]);
});

test('a change of mind before the start is one; in the game it is a substitution', () => {
  const opening = [on(1), on(2)];
  const swapped = [...opening, on(3, 1)];
  expect(changes(opening, swapped)).toEqual(['7 1 false', '7 3 true']);
  expect(changes(swapped, [...swapped, play('PERIOD_START', { teamId: null })])).toEqual([]);
  // Nobody has noted the start: the first play is what tells that the game was on.
  expect(startersOfPlays([...swapped, play('MADE_TWO', { playerId: 2 })], 7)).toEqual([1, 2]);
});

test('what is taken away, brought back or moved past the start follows', () => {
  const [first, second] = [on(1), on(2)];
  const start = play('PERIOD_START', { teamId: null });
  const before = [first, second, start];
  const gone = { ...first, isDeleted: true };
  expect(changes(before, [gone, second, start])).toEqual(['7 1 false']);
  expect(changes([gone, second, start], before)).toEqual(['7 1 true']);
  const later = { ...second, sortOrder: start.sortOrder + 1 };
  expect(changes(before, [first, later, start])).toEqual(['7 2 false']);
  expect(changes([first, later, start], [first, later, { ...start, isDeleted: true }])).toEqual(['7 2 true']);
});

test('whom the box score notes starts, too', () => {
  expect(startersOfPlays([on(1)], 7, [5])).toEqual([5, 1]);
});
