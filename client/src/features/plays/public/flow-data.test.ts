import { expect, test } from 'vitest';
import { flowOf } from './flow-data';
import type { ToldGame } from './told-game';

const play = (periodId: string, clock: number | null, home: number, away: number, isScoring = true) => ({
  play: { periodId, clock },
  score: { home, away },
  isScoring,
});

test('the score at the beginning and after each play that changed it, and where periods begin', () => {
  const told = {
    game: {
      periods: [
        { id: '1', name: 'Q1' },
        { id: '2', name: 'Q2' },
      ],
    },
    summary: {
      plays: [
        play('1', 580, 2, 0),
        play('1', 560, 2, 0, false),
        play('1', null, 2, 3),
        play('2', 700, 4, 3, true),
        play('2', 65, 5, 3, true),
      ],
    },
  } as unknown as ToldGame;
  expect(flowOf(told)).toEqual({
    labels: ['Start', 'Q1 9:40', 'Q1', 'Q2 11:40', 'Q2 1:05'],
    home: [0, 2, 2, 4, 5],
    away: [0, 0, 3, 3, 3],
    marks: [
      { index: 0, label: 'Q1' },
      { index: 2, label: 'Q2' },
    ],
  });
});

test('seven innings or more are numbers below the chart, where their names would lie on each other', () => {
  const periods = Array.from({ length: 10 }, (_, index) => ({ id: `${index + 1}`, name: `Inning ${index + 1}` }));
  const marksOf = (...innings: number[]) =>
    flowOf({
      game: { periods },
      summary: { plays: innings.map((inning) => play(`${inning}`, null, 0, inning)) },
    } as unknown as ToldGame).marks.map(({ label }) => label);
  expect(marksOf(1, 2, 4, 5, 7, 9, 10)).toEqual(['1', '2', '4', '5', '7', '9', '10']);
  expect(marksOf(1, 10)).toEqual(['Inning 1', 'Inning 10']);
});
