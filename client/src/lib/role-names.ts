import type { UserRole } from '@/graphql/schema.generated';
import { t } from '@/texts';

const NAMES: Record<UserRole, () => string> = {
  STAFF: () => t.ui.staff(),
  ORG_OWNER: () => t.ui.organization_owner(),
  SUPER_ADMIN: () => t.ui.super_administrator(),
};

/** A role by its name for people (platform, section 6). */
export function roleName(role: UserRole): string {
  return NAMES[role]();
}

/** The roles that can be given to a user (platform, section 2.10). */
export const assignableRoles = (): readonly { value: UserRole; label: string }[] =>
  (['ORG_OWNER', 'STAFF'] as const).map((value) => ({ value, label: roleName(value) }));
