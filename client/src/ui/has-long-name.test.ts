import { expect, test } from 'vitest';
import { hasLongName } from './has-long-name';

const PICTURE = `/uploads/${'f'.repeat(40)}`;

test('a long word or a long text is a long name, wherever in the rows it stands', () => {
  expect(hasLongName([{ team: { name: 'Aces' } }, { team: { name: 'w'.repeat(25) } }])).toBe(true);
  expect(hasLongName([{ game: { homeTeam: { name: 'a team of words, each short, and yet long' } } }])).toBe(true);
  expect(hasLongName([{ captainName: 'w'.repeat(25) }])).toBe(true);
});

test('usual names are not, nor is anything but a name', () => {
  expect(hasLongName([{ team: { name: 'D5 Tustin Columbus Thursday', logoUrl: PICTURE }, league: null }])).toBe(false);
  expect(hasLongName([{ __typename: 'AnObjectOfTheGraphWithAVeryLongName', text: 'w'.repeat(50) }])).toBe(false);
  expect(hasLongName([])).toBe(false);
});
