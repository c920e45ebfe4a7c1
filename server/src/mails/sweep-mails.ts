import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../context/request-context.js';
import { mailDirectory } from './transport.js';

/** How long is kept that a mail has ended, to be counted; and a file that stands for one. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Takes address, words and secret from mails that it is too late for, and forgets those that have ended a day ago, the
 * files that stand for mails with them. Returns how many there were.
 */
export async function sweepMails({ config, dataSource, now }: Services): Promise<number> {
  const moment = now();
  const before = new Date(moment.getTime() - KEPT_MS);
  const [, late] = (await dataSource.query(
    `UPDATE mails SET state = 'too_late', ended_at = $1, leased_until = NULL, address = NULL, secret = NULL, facts = '{}'
     WHERE state = 'waiting' AND expires_at <= $1 AND (leased_until IS NULL OR leased_until <= $1)`,
    [moment],
  )) as [unknown[], number];
  const [, old] = (await dataSource.query('DELETE FROM mails WHERE ended_at <= $1', [before])) as [unknown[], number];
  return late + old + (config.smtpUrl === null ? await sweepFiles(mailDirectory(config), before) : 0);
}

async function sweepFiles(directory: string, before: Date): Promise<number> {
  let count = 0;
  for (const name of await readdir(directory).catch(() => [])) {
    const path = join(directory, name);
    const file = await stat(path).catch(() => null);
    if (!name.endsWith('.eml') || file === null || file.mtime >= before) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}
