import { describe, expect, test } from 'vitest';
import type { DraftQualityFragment } from './drafts.generated';
import { certificateInShort, compareQualities, decidingQuality, formatFigure, whyNotBetter } from './quality-words';

const quality = (
  name: DraftQualityFragment['name'],
  value: number,
  bound = value,
  reason = 'Because.',
): DraftQualityFragment => ({ name, value, bound, reason });

describe('a certificate', () => {
  test('is best possible in all, or says where the gaps are', () => {
    expect(certificateInShort([quality('GAMES', 0), quality('BYES', 1)])).toBe('Best possible in all 2 respects');
    expect(certificateInShort([quality('GAMES', 0), quality('BYES', 1, 0), quality('HOME_AWAY', 4, 2)])).toBe(
      'Best possible in 1 of 3; gaps: byes 1, home and away 2',
    );
  });

  test('says why a figure cannot be less, or that it may be', () => {
    expect(whyNotBetter(quality('GAMES', 1))).toBe('Because.');
    expect(whyNotBetter(quality('GAMES', 0))).toBe('0 is the least there is. Because.');
    expect(whyNotBetter(quality('GAMES', 2, 1))).toBe(
      'Because. Less than 2 is not ruled out: another draft may do better.',
    );
    expect(whyNotBetter(quality('GAMES', 2, 0))).toBe('Less than 2 is not ruled out: another draft may do better.');
  });

  test('has figures with two decimals at most', () => {
    expect([0, 1.5, 2.34567, 1200].map(formatFigure)).toEqual(['0', '1.5', '2.35', '1,200']);
  });
});

describe('two drafts', () => {
  test('are compared by quality; the first difference decides', () => {
    const pairs = compareQualities(
      [quality('GAMES', 0), quality('BYES', 2), quality('TIMES', 1)],
      [quality('TIMES', 3), quality('BYES', 1), quality('GAMES', 0)],
    );
    expect(pairs.map(({ better }) => better)).toEqual([null, 'there', 'here']);
    expect(decidingQuality(pairs)).toEqual({ name: 'BYES', here: 2, there: 1, better: 'there' });
  });

  test('that are equally good have nothing that decides', () => {
    expect(decidingQuality(compareQualities([quality('GAMES', 0)], [quality('GAMES', 0)]))).toBeNull();
  });
});
