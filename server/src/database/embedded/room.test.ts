import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lacksRoom, logLength } from './room.js';

test('that a start found no room is read in what its own try wrote, not in what was there before', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'courtbook-room-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const log = join(directory, 'postgres.log');
  expect(await logLength(log)).toBe(0);
  expect(await lacksRoom(directory, log, 0)).toBe(false);

  const full = 'FATAL:  could not write lock file "postmaster.pid": No space left on device\n';
  await writeFile(log, full);
  expect(await lacksRoom(directory, log, 0)).toBe(true);

  const before = await logLength(log);
  await writeFile(log, 'FATAL:  could not create any TCP/IP sockets\n', { flag: 'a' });
  expect(await lacksRoom(directory, log, before)).toBe(false);
});
