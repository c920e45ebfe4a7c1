import type { EntityManager } from 'typeorm';
import type { Role } from '../context/request-context.js';
import { hashPassword } from '../features/users/password.service.js';
import { UserSportEntity } from '../features/users/user-sport.entity.js';
import { UserEntity } from '../features/users/user.entity.js';
import { DEMO_ORGANIZATIONS } from './organizations.js';
import { BASKETBALL } from './write-organizations.js';

/** An account of an empty database. */
export interface Account {
  readonly username: string;
  readonly role: Role;
  readonly organizationId: number | null;
  readonly passwordHash: string;
}

/** The super administrator's user name. */
const ADMIN = 'admin';

/**
 * The accounts, each with a hash of its own of the same password: `admin`, and of the demo `owner-SLUG` and
 * `staff-SLUG` too. Hashing is slow on purpose, so it is done ahead of the transaction.
 */
export async function accountsFor(password: string, demo: boolean): Promise<Account[]> {
  const people = demo
    ? DEMO_ORGANIZATIONS.flatMap(({ id, slug }) => [
        { username: `owner-${slug}`, role: 'org_owner' as const, organizationId: id },
        { username: `staff-${slug}`, role: 'staff' as const, organizationId: id },
      ])
    : [];
  const admin = { username: ADMIN, role: 'super_admin' as const, organizationId: null };
  return Promise.all(
    [admin, ...people].map(async (account) => ({ ...account, passwordHash: await hashPassword(password) })),
  );
}

/** Makes the accounts; those of an organization have its sport. */
export async function writeAccounts(manager: EntityManager, accounts: readonly Account[]): Promise<void> {
  const rows = accounts.map((account) => ({ ...account, email: `${account.username}@example.com` }));
  const { identifiers } = await manager.insert(UserEntity, rows);
  const sports = accounts.flatMap(({ organizationId }, index) =>
    organizationId === null ? [] : [{ userId: Number(identifiers[index]?.['id']), sportId: BASKETBALL.id }],
  );
  await manager.insert(UserSportEntity, sports);
}
