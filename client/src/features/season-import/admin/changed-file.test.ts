import { expect, test } from 'vitest';
import { changedFile } from './changed-file';

test('the file that cannot be read any more is found', async () => {
  const whole = new File(['team\nAnts\n'], 'teams.csv');
  const stale = new File(['date\n'], 'games.csv');
  stale.slice = () => {
    const part = new Blob([]);
    part.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    return part;
  };
  expect(await changedFile([whole, undefined, null])).toBeNull();
  expect(await changedFile([whole, stale])).toBe(stale);
});
