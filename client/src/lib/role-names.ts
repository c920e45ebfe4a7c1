import type { UserRole } from '@/graphql/schema.generated';

const NAMES: Record<UserRole, string> = {
  STAFF: 'Staff',
  ORG_OWNER: 'Organization Owner',
  SUPER_ADMIN: 'Super administrator',
};

/** A role by its name for people (platform, section 6). */
export function roleName(role: UserRole): string {
  return NAMES[role];
}

/** The roles that can be given to a user (platform, section 2.10). */
export const ASSIGNABLE_ROLES: readonly { value: UserRole; label: string }[] = [
  { value: 'ORG_OWNER', label: NAMES.ORG_OWNER },
  { value: 'STAFF', label: NAMES.STAFF },
];
