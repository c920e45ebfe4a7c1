import type { DataSource } from 'typeorm';
import type { Pool } from 'pg';
import { commandServices } from '../../server/src/cli/support/services.js';
import { readConfig } from '../../server/src/config.js';
import { createDataSource } from '../../server/src/database/data-source.js';
import { createPool } from '../../server/src/database/pool.js';
import { seasonFilesIn } from '../../server/src/features/season-import/reading/files/season-files.js';
import { importSeasonAs } from '../../server/src/features/season-import/season-import.service.js';
import { ensureSportDefaults } from '../../server/src/features/season-import/writing/sport-defaults.js';
import { createContext } from '../../server/src/context/create-context.js';
import type { Services } from '../../server/src/context/request-context.js';

/** The organization whose data is measured. */
export const ORGANIZATION = { id: 4, slug: 'nba', name: 'NBA', timeZone: 'America/New_York' } as const;

const AUTHOR = { id: null, name: 'benchmark' } as const;

/** A database under preparation. */
export interface Workshop {
  readonly pool: Pool;
  readonly dataSource: DataSource;
  /** For contexts of the product's own functions. */
  readonly services: Services;
  /** Writes the organization with its sport, statistics and periods, unless it is there. */
  ensureOrganization(): Promise<void>;
  /** Imports a directory as a season; how many player lines it had comes back. */
  importSeason(directory: string, name: string, active: boolean): Promise<number>;
  close(): Promise<void>;
}

/** Opens a migrated database for filling it. */
export async function openWorkshop(url: string): Promise<Workshop> {
  const dataSource = await createDataSource({ url }).initialize();
  const pool = createPool({ url });
  const services = commandServices(readConfig({}), { pool, dataSource });
  return {
    pool,
    dataSource,
    services,
    async ensureOrganization() {
      const { manager } = dataSource;
      const { id, slug, name, timeZone } = ORGANIZATION;
      await manager.query('INSERT INTO sports (id, name) VALUES (1, $1) ON CONFLICT DO NOTHING', ['basketball']);
      await manager.query(
        'INSERT INTO organizations (id, slug, name, time_zone) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [id, slug, name, timeZone],
      );
      await manager.query('INSERT INTO organization_sports VALUES ($1, 1) ON CONFLICT DO NOTHING', [id]);
      await ensureSportDefaults(manager, id, 1, 'basketball');
    },
    async importSeason(directory, name, active) {
      const ctx = await createContext(services, { transport: 'cli', requestId: 'benchmark' });
      const report = await importSeasonAs(ctx, ORGANIZATION.id, AUTHOR, {
        files: await seasonFilesIn(directory),
        name,
        active,
      });
      if (!report.done)
        throw new Error(`${directory} was not imported: ${JSON.stringify(report.problems.items.slice(0, 3))}`);
      const { added, changed, same, kept } = report.lines;
      return added + changed + same + kept;
    },
    async close() {
      await Promise.all([pool.end(), dataSource.destroy()]);
    },
  };
}
