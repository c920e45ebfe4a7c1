import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { inject } from 'vitest';
import { seasonFilesIn } from '../features/season-import/reading/files/season-files.js';
import { importSeasonAs } from '../features/season-import/season-import.service.js';
import { startTestApp, type TestApp, type TestAppOptions } from './app.js';
import { createOwnDatabase } from './database.js';
import { createOrganization } from './factories.js';

/** The directory of the sample season: 774 games, 16,486 lines, 263,776 values. */
export const REAL_SEASON = fileURLToPath(new URL('../../../demo/nba-2017-18', import.meta.url));

/** The slug of the organization whose season it is. */
const SLUG = 'real-season';
/** A number of our own for the lock that lets one test file import while others wait. */
const IMPORT_LOCK = 20_171_018;

/** A server over a database of its own with the sample season, and where it is there. */
export interface RealSeason {
  readonly app: TestApp;
  readonly organizationId: number;
  readonly slug: string;
  readonly seasonId: number;
}

/**
 * Starts a server over a copy of a database with one organization and the sample season, active. The season is imported
 * once in a run of tests; everybody else copies files.
 */
export async function startWithRealSeason(options: TestAppOptions = {}): Promise<RealSeason> {
  const { url, drop } = await createOwnDatabase(await seasonTemplate());
  const app = await startTestApp({ ...options, databaseUrl: url });
  const [row] = (await app.manager.query(
    'SELECT o.id AS "organizationId", s.id AS "seasonId" FROM organizations o JOIN seasons s ON s.organization_id = o.id WHERE o.slug = $1',
    [SLUG],
  )) as [{ organizationId: number; seasonId: number }];
  const close = async (): Promise<void> => {
    await app.close();
    await drop();
  };
  return { app: { ...app, close }, slug: SLUG, ...row };
}

/** The number of what was last noted in the ledger of games, also if it was forgotten again. */
export async function lastNotedOfGames({ manager }: TestApp): Promise<string> {
  const [row] = (await manager.query('SELECT last_value AS last FROM game_ledger_id_seq')) as [{ last: string }];
  return row.last;
}

/** The name of the database to copy; made by whoever comes first. */
async function seasonTemplate(): Promise<string> {
  const name = `${inject('databasePrefix')}_season`;
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [IMPORT_LOCK]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      const { url } = await createOwnDatabase(inject('templateDatabase'));
      await importInto(url);
      await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RENAME TO ${name}`);
    }
    return name;
  } finally {
    await client.end();
  }
}

async function importInto(databaseUrl: string): Promise<void> {
  const app = await startTestApp({ databaseUrl });
  try {
    const { id } = await createOrganization(app.manager, { slug: SLUG, timeZone: 'America/New_York' });
    const files = await seasonFilesIn(REAL_SEASON);
    const { done } = await importSeasonAs(
      await app.context(),
      id,
      { id: null, name: 'the importer' },
      { files, name: '2017-18', active: true },
    );
    if (!done) throw new Error('The sample season was not imported.');
  } finally {
    await app.close();
  }
}
