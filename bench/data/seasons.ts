import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '../../server/src/database/migrate.js';
import { CACHE, ROOT, SEASON_DIRECTORY } from '../lib/paths.js';
import { generateSeason } from './generate.js';
import { openWorkshop } from './organization.js';
import { type Cluster, copyDatabase, runAt } from './postgres.js';

/** How much data: the sample season alone, or ten seasons of its size. */
export type Scale = 1 | 10;

/** What decides on what is in the databases. */
const INPUT_DIRECTORIES = ['migrations', 'demo/nba-2017-18'];
const INPUT_FILES = ['bench/data/generate.ts'];

/**
 * The connection string of a database with so many seasons. It is made once, and again when migrations or data are
 * other ones.
 */
export async function seasonDatabase(cluster: Cluster, scale: Scale): Promise<string> {
  const mark = await fingerprint();
  const nameOf = (size: Scale): string => `seasons_${size}_${mark}`;
  const present = await cluster.administer("SELECT datname FROM pg_database WHERE datname LIKE 'seasons_%'");
  for (const old of present.filter((name) => !name.endsWith(mark)))
    await cluster.administer(`DROP DATABASE ${old} WITH (FORCE)`);
  if (present.includes(nameOf(scale))) return cluster.urlOf(nameOf(scale));
  const unfinished = `unfinished_${nameOf(scale)}`;
  await cluster.administer(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await cluster.administer(`CREATE DATABASE ${unfinished}`);
  console.log(`Loading ${scale === 1 ? 'the sample season' : `${scale} seasons`} …`);
  await fill(cluster.urlOf(unfinished), scale);
  await cluster.administer(`ALTER DATABASE ${unfinished} RENAME TO ${nameOf(scale)}`);
  return cluster.urlOf(nameOf(scale));
}

async function fill(url: string, scale: Scale): Promise<void> {
  await migrate(url);
  const workshop = await openWorkshop(url);
  try {
    await workshop.ensureOrganization();
    await workshop.importSeason(SEASON_DIRECTORY, '2017-18', true);
    for (let number = 1; number < scale; number += 1) {
      const directory = join(CACHE, 'bench-season');
      await generateSeason(number, directory);
      await workshop.importSeason(directory, `generated ${number}`, false);
      await rm(directory, { recursive: true });
    }
  } finally {
    await workshop.close();
  }
  await runAt(url, 'VACUUM ANALYZE');
  await runAt(url, 'CHECKPOINT');
}

/** The connection string of a copy of a database in which all games are in progress. */
export async function runningDatabase(cluster: Cluster, url: string): Promise<string> {
  const running = await copyDatabase(cluster, url, 'running');
  await runAt(running, "UPDATE games SET status = 'in_progress', home_score = NULL, away_score = NULL");
  await runAt(running, 'VACUUM ANALYZE');
  return running;
}

/** Ids of games with a box score, spread over all of them, at most so many. */
export async function gamesIn(url: string, most: number): Promise<string[]> {
  const ids = await runAt(
    url,
    'SELECT g.id FROM games g WHERE EXISTS (SELECT FROM game_lines l WHERE l.organization_id = g.organization_id AND l.game_id = g.id) ORDER BY g.id',
  );
  const step = Math.max(1, Math.ceil(ids.length / most));
  return ids.filter((_, index) => index % step === 0);
}

async function fingerprint(): Promise<string> {
  const inDirectories = await Promise.all(
    INPUT_DIRECTORIES.map(async (directory) =>
      (await readdir(ROOT + directory)).sort().map((name) => join(directory, name)),
    ),
  );
  const hash = createHash('sha256');
  for (const path of [...inDirectories.flat(), ...INPUT_FILES]) hash.update(path).update(await readFile(ROOT + path));
  return hash.digest('hex').slice(0, 12);
}
