import { expect, test } from 'vitest';
import { ConfigError } from './config-reader.js';
import { wrongDataDirectory } from './connection-errors.js';

test.each([
  [
    'what initdb prints',
    new Error(
      'Command failed: initdb\ninitdb: error: could not write to file "/d/pg_wal/xlogtemp.25": No space left on device\n',
    ),
  ],
  ['an error of node', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
  ["PostgreSQL's own", Object.assign(new Error('could not extend file "base/5/2610"'), { code: '53100' })],
])('that the disk is full is said in one sentence: %s', (_what, error) => {
  const told = wrongDataDirectory(error, '/d');
  expect(told).toBeInstanceOf(ConfigError);
  expect((told as ConfigError).message).toContain('DATA_DIR /d cannot be used: its disk is full');
});

test('any other failure stays what it is', () => {
  const error = new Error('initdb: error: invalid locale');
  expect(wrongDataDirectory(error, '/d')).toBe(error);
});
