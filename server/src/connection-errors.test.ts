import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from './config-reader.js';
import { checkDataDirectory, wrongDataDirectory } from './connection-errors.js';

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

test('a file of DATA_DIR that belongs to another account is named; one elsewhere is no matter of DATA_DIR', () => {
  const forbidden = (path: string): Error =>
    Object.assign(new Error(`EACCES: permission denied, open '${path}'`), { code: 'EACCES', path });
  expect((wrongDataDirectory(forbidden('/d/session.secret'), '/d') as ConfigError).message).toContain(
    'DATA_DIR /d cannot be used: this account may not use /d/session.secret',
  );
  const elsewhere = forbidden('/data/session.secret');
  expect(wrongDataDirectory(elsewhere, '/d')).toBe(elsewhere);
});

test('any other failure stays what it is', () => {
  const error = new Error('initdb: error: invalid locale');
  expect(wrongDataDirectory(error, '/d')).toBe(error);
});

test.skipIf(process.platform !== 'linux')(
  'a full disk stops the start, unless whoever asks needs no room',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'courtbook-full-'));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    const fill = (): Promise<void> => symlink('/dev/full', join(directory, `.probe-${process.pid}`));
    await fill();
    await expect(checkDataDirectory(directory)).rejects.toThrow(
      `DATA_DIR ${directory} cannot be used: its disk is full`,
    );
    await fill();
    await expect(checkDataDirectory(directory, async () => true)).resolves.toBeUndefined();
  },
);
