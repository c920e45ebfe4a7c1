import { expect, test } from 'vitest';
import { elsewhereWords } from './elsewhere-words';
import type { Mark } from './week-columns';

const mark = (kind: Mark['kind'], worse: string[] = []): Mark => ({
  kind,
  text: '',
  consequences: worse.map((short) => ({ short, full: short })),
});

test('the other places are counted by how the game fits there', () => {
  const marks = [mark('fits'), mark('fits', ['Bye, week 4: Bulls']), mark('warning', ['DH, week 5: Elks'])];
  expect(elsewhereWords([...marks, mark('error'), mark('error')])).toBe(
    '2 other places fit, 1 with consequences; 1 takes a reason; 2 do not fit.',
  );
  expect(elsewhereWords([mark('fits')])).toBe('1 other place fits.');
  expect(elsewhereWords([])).toBe('No other places fit.');
});
