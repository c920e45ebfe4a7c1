import { expect, test } from 'vitest';
import { chosenLineup, type LineupChoice, lineupChanges, toggledChoice } from './lineup-changes';

const NOBODY: LineupChoice = new Map();
const chosen = (court: string[], ...ids: string[]): LineupChoice =>
  ids.reduce((choice, id) => toggledChoice(court, choice, id), NOBODY);

test('one goes off and one comes on; tapped again, both stay where they were', () => {
  const court = ['1', '2', '3'];
  expect(chosenLineup(court, chosen(court, '2', '7'))).toEqual(['1', '3', '7']);
  expect(chosenLineup(court, chosen(court, '2', '7', '7', '2'))).toEqual(court);
});

test('what somebody else substitutes meanwhile stays: it is not taken back by who was there before', () => {
  const choice = chosen(['1', '2', '3'], '2', '7');
  const now = ['6', '2', '3'];
  expect(lineupChanges(now, chosenLineup(now, choice))).toEqual([{ on: '7', off: '2' }]);
  // The same one off at both: one too many, which is in sight before it is saved.
  expect(chosenLineup(['1', '6', '3'], choice)).toEqual(['1', '6', '3', '7']);
});
