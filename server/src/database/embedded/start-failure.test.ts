import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { logLength, NoRoomError, startFailure } from './start-failure.js';

async function makeLog(): Promise<{ directory: string; log: string; say(words: string): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'courtbook-start-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const log = join(directory, 'postgres.log');
  return { directory, log, say: (words) => writeFile(log, words, { flag: 'a' }) };
}

test('that a start found no room is read in what its own try wrote, not in what was there before', async () => {
  const { directory, log, say } = await makeLog();
  expect(await logLength(log)).toBe(0);
  expect(await startFailure(directory, log, 0)).toBeNull();

  await say('FATAL:  could not write lock file "postmaster.pid": No space left on device\n');
  expect(await startFailure(directory, log, 0)).toBeInstanceOf(NoRoomError);

  const before = await logLength(log);
  await say('FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use\n');
  expect(await startFailure(directory, log, before)).toBeNull();
});

test.each([
  [
    'FATAL:  database files are incompatible with server\nDETAIL:  The data directory was initialized by PostgreSQL version 15, which is not compatible with this version 18.4.\n',
    'it holds a PostgreSQL 15, and this release runs 18.4: back it up by the release that made it, and restore that into an empty DATA_DIR',
  ],
  [
    'postgres: could not access the server configuration file "/d/postgres/postgresql.conf": Permission denied\n',
    'the files of its PostgreSQL belong to another account, or are open to others',
  ],
  [
    'FATAL:  data directory "/d/postgres" has wrong ownership\n',
    'the files of its PostgreSQL belong to another account, or are open to others',
  ],
  [
    'postgres: could not access the server configuration file "/d/postgres/postgresql.conf": No such file or directory\n',
    'its PostgreSQL is not whole: /d/postgres/postgresql.conf is missing',
  ],
])('what no second try changes is said: %s', async (words, reason) => {
  const { directory, log, say } = await makeLog();
  await say(words);
  expect((await startFailure(directory, log, 0))?.message).toBe(reason);
});
