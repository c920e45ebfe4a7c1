import { listenForTenantChanges } from '../server/src/database/notifications.js';
import { migrate } from '../server/src/database/migrate.js';
import { TenantVersions } from '../server/src/database/tenant-versions.js';
import { KeyRing } from '../server/src/http/keys/key-ring.js';
import { createApiKeyRow } from '../server/src/testing/factories/api-keys.js';
import { ORGANIZATION, openWorkshop } from './data/organization.js';
import { startCluster } from './data/postgres.js';
import type { Benchmark } from './lib/benchmark.js';
import { median } from './lib/median.js';

const ROUNDS = 5;
/** Keys that are shown in turns. */
const KEYS = 100;
/** Checks of a round, one after the other. */
const CHECKS = { memory: 200_000, database: 5_000 } as const;
const DATABASE = 'api_keys';

/** How fast a process says whose key it is shown. */
export const keys: Benchmark = {
  about: `keys checked per second, of ${KEYS} that are shown in turns`,
  async run() {
    const cluster = await startCluster();
    try {
      await cluster.administer(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
      await cluster.administer(`CREATE DATABASE ${DATABASE}`);
      const url = cluster.urlOf(DATABASE);
      await migrate(url);
      const { memory, database, wrong } = await measure(url);
      const perSecond = (figure: number): string => Math.round(figure).toLocaleString('en');
      return {
        tables: [
          {
            title: 'Checks per second, one after the other',
            columns: ['key', 'checks'],
            rows: [
              ['known to the process', perSecond(memory)],
              ['asked of the database, as while changes cannot be noticed', perSecond(database)],
              ['one letter wrong', perSecond(wrong)],
            ],
          },
        ],
        notes: [],
        figures: { memory, database, wrong },
      };
    } finally {
      await cluster.stop();
    }
  },
};

async function measure(url: string): Promise<Record<'memory' | 'database' | 'wrong', number>> {
  const workshop = await openWorkshop(url);
  const listener = await listenForTenantChanges({ url });
  try {
    await workshop.ensureOrganization();
    const shown: string[] = [];
    for (let made = 0; made < KEYS; made += 1)
      shown.push((await createApiKeyRow(workshop.dataSource.manager, ORGANIZATION.id)).secret);
    const now = (): Date => new Date();
    const listening = new KeyRing(workshop.pool, listener.versions, now);
    const deaf = new KeyRing(workshop.pool, new TenantVersions(), now);
    const wrong = shown.map((key) => key.slice(0, 20) + (key[20] === 'a' ? 'b' : 'a') + key.slice(21));
    return {
      memory: await rate(listening, shown, CHECKS.memory),
      database: await rate(deaf, shown, CHECKS.database),
      wrong: await rate(listening, wrong, CHECKS.memory),
    };
  } finally {
    await listener.close();
    await workshop.close();
  }
}

/** Checks a second, the median of the rounds after a first one. */
async function rate(ring: KeyRing, shown: readonly string[], checks: number): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    for (let check = 0; check < checks; check += 1) ring.refusalOf(await ring.find(shown[check % KEYS]!));
    rounds.push((checks * 1_000) / (performance.now() - start));
  }
  return median(rounds.slice(1));
}
