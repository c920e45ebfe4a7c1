import { expect, test } from 'vitest';
import { rowTurns } from './row-turns';
import { isAnyWaiting } from './turns-link';

test('a row’s writes go one after the other, each with what the one before it answered; what waits is asked about', async () => {
  const inTurn = rowTurns<number>();
  const begun: [string, number | null][] = [];
  const ends: ((made: number) => void)[] = [];
  const write = (name: string) => (before: number | null) => {
    begun.push([name, before]);
    return new Promise<number>((resolve) => ends.push(resolve));
  };
  const first = inTurn('1', write('first'));
  const second = inTurn('1', write('second'));
  const other = inTurn('2', write('other'));
  await soon();
  expect(begun).toEqual([
    ['first', null],
    ['other', null],
  ]);
  expect(isAnyWaiting()).toBe(true);
  ends[0]!(7);
  expect(await first).toBe(7);
  await soon();
  expect(begun.at(-1)).toEqual(['second', 7]);
  expect(isAnyWaiting()).toBe(false);
  ends[2]!(8);
  expect(await second).toBe(8);
  // What is shown is up to date by now.
  void inTurn('1', write('later'));
  await soon();
  expect(begun.at(-1)).toEqual(['later', null]);
  ends[1]!(1);
  await other;
});

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
