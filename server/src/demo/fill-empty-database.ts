import type { EntityManager } from 'typeorm';
import { takesLong } from '../database/limits/write-limits.js';
import { PLATFORM, writeAs } from '../features/audit/write.service.js';
import { temporaryPassword } from '../features/users/password.service.js';
import type { Services } from '../context/request-context.js';
import { createContext } from '../context/create-context.js';
import { accountsFor, writeAccounts } from './accounts.js';
import { loadDemo } from './load-demo.js';
import { preparePictures } from './pages/pictures.js';
import { writeSports } from './write-organizations.js';

/** What was put into an empty database. */
export interface FilledDatabase {
  /** User names of the new accounts; they all have the same password. */
  readonly accounts: readonly string[];
  /** The password, when it was made here and nobody knows it yet; null when ADMIN_PASSWORD gave it. */
  readonly password: string | null;
}

/** Any number that no other work takes as advisory lock. */
const LOCK = 4_021_978;

/**
 * Fills an empty database, in one transaction: with the demo, or with DEMO=0 with the sports and the super
 * administrator alone.
 * @returns null when there are organizations or users already, so that nothing was done
 */
export async function fillEmptyDatabase(services: Services): Promise<FilledDatabase | null> {
  const { config, dataSource } = services;
  if (!(await isEmpty(dataSource.manager))) return null;
  const password = config.adminPassword ?? temporaryPassword();
  const accounts = await accountsFor(password, config.demo);
  const ctx = await createContext(services, { transport: 'cli', requestId: 'demo' });
  const pictures = config.demo ? await preparePictures(ctx) : null;
  return writeAs(ctx, PLATFORM, { id: null, name: 'demo' }, async (write) => {
    await takesLong(write.manager);
    await write.manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    if (!(await isEmpty(write.manager))) return null; // another process was faster
    await writeSports(write.manager);
    if (pictures) await loadDemo(write, accounts, pictures);
    else await writeAccounts(write.manager, accounts);
    return {
      accounts: accounts.map(({ username }) => username),
      password: config.adminPassword === null ? password : null,
    };
  });
}

async function isEmpty(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ empty: boolean }[]>(
    'SELECT NOT EXISTS (SELECT FROM organizations) AND NOT EXISTS (SELECT FROM users) AS empty',
  );
  return row?.empty ?? false;
}

/** What the operator has to know about it, once: nobody can find out a password that was made here later. */
export function describeFilled(filled: FilledDatabase): string {
  const whose = filled.accounts.length === 1 ? 'The account is' : 'The accounts are';
  const password =
    filled.password === null ? 'Password: that of ADMIN_PASSWORD.' : `Password, shown this once: ${filled.password}`;
  return `The database was empty and has been filled. ${whose} ${filled.accounts.join(', ')}.\n${password}`;
}
