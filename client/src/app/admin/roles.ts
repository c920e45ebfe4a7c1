import type { SiteUser } from '../site';

/** Who has the pages, the look and the trail of an organization. */
export const OWNERS: readonly SiteUser['role'][] = ['org_owner', 'super_admin'];

/** Who has the platform. */
export const PLATFORM_ROLES: readonly SiteUser['role'][] = ['super_admin'];
