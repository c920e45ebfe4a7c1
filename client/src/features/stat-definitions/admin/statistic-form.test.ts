import { expect, test } from 'vitest';
import { previewGame, previewRows } from './preview-values';
import { describeStat } from './stat-kinds';
import { changedStatistic, formulaProblem, newStatistic, statisticValues } from './statistic-form';
import type { EditableStatFragment, PreviewSideFragment } from './stats.generated';

const stat = (id: string, abbreviation: string, formula: string | null = null): EditableStatFragment => ({
  id,
  version: 3,
  name: abbreviation,
  abbreviation,
  kind: formula === null ? 'COUNTING' : 'SUM',
  formula,
  hidden: false,
  position: 0,
  sport: { id: '1', name: 'basketball' },
});
const stats = [stat('1', 'PTS'), stat('2', 'REB'), stat('3', 'EFF', 'PTS + REB')];
const values = { name: ' Twice ', abbreviation: ' TW ', kind: 'RATIO', formula: ' EFF * 2 ' } as const;

test('what is sent is tidy; one that is entered has no formula; of one that is there only what changed', () => {
  const sent = { name: 'Twice', abbreviation: 'TW', kind: 'RATIO', formula: 'EFF * 2' };
  expect(newStatistic('1', values)).toEqual({ sportId: '1', ...sent });
  expect(newStatistic('1', { ...values, kind: 'COUNTING' })).toMatchObject({ formula: null });
  const basis = stats[2]!;
  expect(changedStatistic(basis, { ...statisticValues(basis), name: 'Efficiency ' })).toEqual({
    name: 'Efficiency',
    expectedVersion: 3,
  });
});

test('a formula is told what is wrong with it, and where', () => {
  expect(formulaProblem(values, stats)).toBeNull();
  expect(formulaProblem({ ...values, formula: 'EFF + GONE' }, stats)).toBe('Character 7: There is no statistic GONE.');
  expect(formulaProblem({ ...values, formula: ' ' }, stats)).toBe('Please enter a formula.');
  expect(formulaProblem({ ...values, formula: 'x', kind: 'COUNTING' }, stats)).toBeNull();
});

test('the preview is what the box score will show; players without a value are left out', () => {
  const line = (id: string, points: number | null): PreviewSideFragment['lines'][number] => ({
    id,
    player: { id, fullName: `Player ${id}` },
    stats: [
      { definition: { id: '1' }, value: points },
      { definition: { id: '2' }, value: points === null ? null : 4 },
      { definition: { id: '3' }, value: points === null ? null : 99 },
    ],
  });
  const side = { team: { id: '1', name: 'Aces' }, lines: [line('7', 10), line('8', null)] };
  expect(previewRows(side, stats, { ...values, formula: 'EFF / 3' })).toEqual([
    { id: '7', name: 'Player 7', value: 4.667 },
  ]);
});

test('the preview is of the latest game in which somebody has a value, where there is one', () => {
  const game = (id: string, sportId: string, home: number | null, away: number | null = null) => ({
    id,
    season: { sport: { id: sportId } },
    home: { allTotals: [null, home] },
    away: { allTotals: [away] },
  });
  const chosen = (...games: ReturnType<typeof game>[]) => previewGame(games, '1')?.id;
  expect(chosen(game('other sport', '2', 9), game('empty', '1', null), game('later', '1', null, 0))).toBe('later');
  expect(chosen(game('empty', '1', null), game('empty, too', '1', null))).toBe('empty');
  expect(chosen(game('other sport', '2', 9))).toBeUndefined();
});

test('a list says what a statistic follows from', () => {
  expect(stats.map(describeStat)).toEqual(['PTS', 'REB', 'EFF · PTS + REB']);
  expect(describeStat({ ...stats[0]!, kind: 'SUM' })).toBe('PTS · follows from its parts');
  expect(describeStat({ ...stats[2]!, kind: 'PER_GAME' })).toBe('EFF · per game · PTS + REB');
});
