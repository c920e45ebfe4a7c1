import type { EntityManager } from 'typeorm';
import { SPORTS } from '../domain/sports/sport.js';
import { OrganizationDomainEntity } from '../features/organizations/organization-domain.entity.js';
import { OrganizationSportEntity } from '../features/organizations/organization-sport.entity.js';
import { OrganizationEntity } from '../features/organizations/organization.entity.js';
import { SportEntity } from '../features/sports/sport.entity.js';
import { DEMO_ORGANIZATIONS, type DemoOrganization } from './organizations.js';

/** The sport of every demo organization. */
export const BASKETBALL = { id: 1, name: 'Basketball' } as const;

/** Makes the platform's sports: 1 Basketball, 2 Baseball, 3 Tennis, 4 Volleyball. */
export async function writeSports(manager: EntityManager): Promise<void> {
  await manager.insert(
    SportEntity,
    SPORTS.map((sport, index) => ({ id: index + 1, name: sport.charAt(0).toUpperCase() + sport.slice(1) })),
  );
  await continueIds(manager, 'sports');
}

/** Makes the organizations under their promised ids, with settings, domains and sport. */
export async function writeOrganizations(manager: EntityManager): Promise<void> {
  const all: readonly DemoOrganization[] = DEMO_ORGANIZATIONS;
  await manager.insert(
    OrganizationEntity,
    all.map(({ domains: _domains, venueOrder = [], ...columns }) => ({ ...columns, venueOrder: [...venueOrder] })),
  );
  await continueIds(manager, 'organizations');
  const domains = all.flatMap(({ id, domains: names = [] }) =>
    names.map((domain, position) => ({ organizationId: id, domain, position })),
  );
  await manager.insert(OrganizationDomainEntity, domains);
  await manager.insert(
    OrganizationSportEntity,
    all.map(({ id }) => ({ organizationId: id, sportId: BASKETBALL.id })),
  );
}

/** Lets the next id follow the ones that were given explicitly. */
async function continueIds(manager: EntityManager, table: 'sports' | 'organizations'): Promise<void> {
  await manager.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
}
