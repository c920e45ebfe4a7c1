import type { DataSource, DeepPartial, EntityManager } from 'typeorm';
import { SPORTS, type Sport } from '../../domain/sports/sport.js';
import { OrganizationDomainEntity } from '../../features/organizations/organization-domain.entity.js';
import { OrganizationSportEntity } from '../../features/organizations/organization-sport.entity.js';
import { OrganizationEntity } from '../../features/organizations/organization.entity.js';
import { SportEntity } from '../../features/sports/sport.entity.js';
import { UserSportEntity } from '../../features/users/user-sport.entity.js';
import { UserEntity } from '../../features/users/user.entity.js';
import { saveRow } from './save-row.js';
import { unique } from './unique.js';

type Sports = Readonly<Record<Sport, SportEntity>>;

/** Those of each database, once they are made: no test changes them. */
const made = new WeakMap<DataSource, Sports>();

/** The platform's sports by name, made by whichever test comes first. */
export async function createSports(manager: EntityManager): Promise<Sports> {
  const sports = made.get(manager.dataSource) ?? (await makeSports(manager));
  // What a transaction makes may be rolled back.
  if (!manager.queryRunner?.isTransactionActive) made.set(manager.dataSource, sports);
  return sports;
}

async function makeSports(manager: EntityManager): Promise<Sports> {
  await manager.query(
    'INSERT INTO sports (name) SELECT name FROM unnest($1::text[]) AS name ORDER BY name ON CONFLICT DO NOTHING',
    [SPORTS],
  );
  const sports = await manager.find(SportEntity);
  return Object.fromEntries(sports.map((sport) => [sport.name, sport])) as Record<Sport, SportEntity>;
}

/** What a new organization can be given beyond its columns. */
export type OrganizationInput = DeepPartial<OrganizationEntity> & {
  readonly domains?: readonly string[];
  /** Default: basketball alone. */
  readonly sports?: readonly Sport[];
};

/** A fresh tenant: whatever a test does in it, no other test sees. */
export async function createOrganization(
  manager: EntityManager,
  input: OrganizationInput = {},
): Promise<OrganizationEntity> {
  const { domains = [], sports = ['basketball'], ...columns } = input;
  const slug = unique('org');
  const all = await createSports(manager);
  const organization = await saveRow(manager, OrganizationEntity, { name: `Organization ${slug}`, slug, ...columns });
  const organizationId = organization.id;
  await manager.insert(
    OrganizationDomainEntity,
    domains.map((domain, position) => ({ organizationId, domain, position })),
  );
  await manager.insert(
    OrganizationSportEntity,
    sports.map((sport) => ({ organizationId, sportId: all[sport].id })),
  );
  return organization;
}

/** What a new user can be given beyond its columns. */
export type UserInput = DeepPartial<UserEntity> & {
  /** Default: basketball alone. */
  readonly sports?: readonly Sport[];
};

/**
 * An account, staff unless told otherwise. Its password hash fits no password: a test that signs in gives
 * `passwordHash`.
 * @param organizationId null for a super administrator of no organization
 */
export async function createUser(
  manager: EntityManager,
  organizationId: number | null,
  input: UserInput = {},
): Promise<UserEntity> {
  const { sports = ['basketball'], ...columns } = input;
  const username = unique('user');
  const all = await createSports(manager);
  const role = organizationId === null ? 'super_admin' : 'staff';
  const user = await saveRow(manager, UserEntity, {
    organizationId,
    username,
    email: `${username}@example.com`,
    role,
    passwordHash: 'fits no password',
    ...columns,
  } satisfies DeepPartial<UserEntity>);
  await manager.insert(
    UserSportEntity,
    sports.map((sport) => ({ userId: user.id, sportId: all[sport].id })),
  );
  return user;
}
