import type { Active, Over } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { type Dragged, dragAnnouncements } from './drag-words';
import type { Mark } from './week-columns';

const game = (id: string, home: string, away: string) => ({
  id,
  date: '2025-10-05',
  time: '18:00',
  homeTeam: { id: `${id}-1`, name: home },
  awayTeam: { id: `${id}-2`, name: away },
});
const held = (id: string, data: object) => ({ id, data: { current: data as Dragged } }) as unknown as Active & Over;
const dragged = held('drag-1', { game: game('1', 'Aces', 'Bulls') });
const itself = held('game-1', { game: game('1', 'Aces', 'Bulls') });
const another = held('game-2', { game: game('2', 'Cats', 'Dogs') });
const free = held('cell-2025-10-12-19:00-0', { cell: { date: '2025-10-12', time: '19:00' } });

test('drags are read out by teams, dates and times', () => {
  const from = 'Aces vs Bulls, Sun, Oct 5, 2025, 6:00 PM';
  const { onDragStart, onDragOver, onDragEnd, onDragCancel } = dragAnnouncements(() => undefined);
  expect(onDragStart({ active: dragged })).toBe(`Picked up ${from}.`);
  expect(onDragOver({ active: dragged, over: free })).toBe(`${from} is over Sun, Oct 12, 2025, 7:00 PM.`);
  expect(onDragOver({ active: dragged, over: itself })).toBeUndefined();
  expect(onDragEnd({ active: dragged, over: another })).toBe(
    `${from} was dropped on Cats vs Dogs, Sun, Oct 5, 2025, 6:00 PM.`,
  );
  expect(onDragEnd({ active: dragged, over: null })).toBe(`${from} was put back.`);
  expect(onDragCancel({ active: dragged, over: null })).toBe(`${from} was put back.`);
});

test('a drag says what would come of it where it is', () => {
  const fits: Mark = {
    kind: 'fits',
    text: '',
    consequences: [{ short: 'Bye, week 1: Aces', full: 'No game in week 1 for Aces' }],
  };
  const refused: Mark = { kind: 'error', text: 'Cats cannot play at 6:00 PM.', consequences: [] };
  const { onDragOver } = dragAnnouncements(({ cell }) => (cell ? fits : refused));
  const from = 'Aces vs Bulls, Sun, Oct 5, 2025, 6:00 PM';
  expect(onDragOver({ active: dragged, over: free })).toBe(
    `${from} is over Sun, Oct 12, 2025, 7:00 PM. Fits. No game in week 1 for Aces.`,
  );
  expect(onDragOver({ active: dragged, over: another })).toBe(
    `${from} is over Cats vs Dogs, Sun, Oct 5, 2025, 6:00 PM. Does not fit. Cats cannot play at 6:00 PM.`,
  );
});
