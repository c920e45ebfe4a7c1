import { expect, test } from 'vitest';
import { storeMismatch } from './store-mismatch';

test('the flag says whether points and final scores differ', () => {
  const stored = new Map<string, string>();
  const storage = { setItem: (key: string, value: string) => void stored.set(key, value) };
  const line = { hasValues: true } as Parameters<typeof storeMismatch>[0]['home']['lines'][number];
  const side = (score: number | null, points: number | null) => ({ score, totals: [points], lines: [line] });
  const game = {
    id: '7',
    sport: 'basketball',
    scoreMismatch: null,
    status: 'FINAL' as const,
    statDefinitions: [{ id: '1', name: 'Points', abbreviation: 'PTS', kind: 'COUNTING' as const }],
    home: side(50, 50),
    away: side(48, 48),
  };
  storeMismatch(game, storage);
  expect(stored.get('score-mismatch-7')).toBe('false');
  storeMismatch({ ...game, away: side(48, 47) }, storage);
  expect(stored.get('score-mismatch-7')).toBe('true');
  storeMismatch({ ...game, sport: 'volleyball', away: side(3, 75) }, storage);
  expect(stored.get('score-mismatch-7')).toBe('false');
  storeMismatch({ ...game, status: 'IN_PROGRESS', away: side(null, 47) }, storage);
  expect(stored.get('score-mismatch-7')).toBe('false');
  // Runs are compared where somebody has some. Without them, or anything recorded, nothing could differ.
  const runs = [{ id: '2', name: 'Runs', abbreviation: 'R', kind: 'COUNTING' as const }];
  storeMismatch({ ...game, sport: 'baseball', statDefinitions: runs, away: side(48, 7) }, storage);
  expect(stored.get('score-mismatch-7')).toBe('true');
  const hits = { home: side(50, null), away: side(48, null) };
  storeMismatch({ ...game, ...hits, sport: 'baseball', statDefinitions: runs }, storage);
  expect(stored.get('score-mismatch-7')).toBe('false');
  const listed = { ...side(50, null), lines: [{ ...line, hasValues: false }] };
  storeMismatch({ ...game, home: listed, away: { ...listed, score: 48 } }, storage);
  expect(stored.get('score-mismatch-7')).toBe('false');
  // A league, or the organization, may hide the points.
  const hidden = { ...game, statDefinitions: [], home: side(51, null) };
  storeMismatch({ ...hidden, scoreMismatch: { home: { final: 51, points: 50 } } }, storage);
  expect(stored.get('score-mismatch-7')).toBe('true');
  storeMismatch(hidden, storage);
  expect(stored.get('score-mismatch-7')).toBe('false');
  const full = {
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => storeMismatch(game, full)).not.toThrow();
});
