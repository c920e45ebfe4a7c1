import { changedFields } from '@/app/admin/forms/changed-fields';
import type { CreateUserInput, UpdateUserInput, UserRole } from '@/graphql/schema.generated';
import type { EditableUserFragment } from '@/features/users/users.generated';

type Sport = EditableUserFragment['sports'][number];

/** The fields of a user's form as its controls hold them. */
export interface UserValues {
  username: string;
  email: string;
  role: UserRole;
  /** Only of a new user. Blank: the server makes a temporary one. */
  password: string;
  /** Only of a new user: a link lets the user choose the password. */
  invite: boolean;
  organizationId: string;
  sportIds: string[];
  /** Only of a user who exists. */
  resetPassword: boolean;
}

/** Fields whose complaints are shown beside them. */
export const USER_FIELDS = [
  'username',
  'email',
  'role',
  'password',
  'organizationId',
  'sportIds',
] as const satisfies readonly (keyof UserValues)[];

/** What a form begins with. `organizationId`, `sportIds` and `invite` are for a new user. */
export function userValues(
  user: EditableUserFragment | null,
  organizationId: string | null,
  sportIds: readonly string[] = [],
  invite = false,
): UserValues {
  return {
    username: user?.username ?? '',
    email: user?.email ?? '',
    role: user?.role ?? 'STAFF',
    password: '',
    invite,
    organizationId: user?.organization?.id ?? organizationId ?? '',
    sportIds: user?.sports.map(({ id }) => id) ?? [...sportIds],
    resetPassword: false,
  };
}

/** A new user as the server is told. */
export function createInput({
  username,
  email,
  role,
  password,
  invite,
  organizationId,
  sportIds,
}: UserValues): CreateUserInput {
  return {
    username,
    email: email.trim() || null,
    role,
    sportIds,
    ...(organizationId !== '' && { organizationId }),
    ...(invite ? { invite } : password !== '' && { password }),
  };
}

/**
 * A change of a user as the server is told: only what was changed. Role and organization of a super administrator are
 * not to be chosen.
 */
export function updateInput(basis: EditableUserFragment, values: UserValues): UpdateUserInput {
  const asInput = ({ username, email, role, organizationId, sportIds, resetPassword }: UserValues) => ({
    username,
    email: email.trim() || null,
    sportIds,
    resetPassword,
    ...(values.role !== 'SUPER_ADMIN' && { role, organizationId: organizationId || undefined }),
  });
  return { ...changedFields(asInput(userValues(basis, null)), asInput(values)), expectedVersion: basis.version };
}

/**
 * The sports that a form offers: those of the chosen organization, and what the user has of others while staying there.
 */
export function offeredSports(
  user: EditableUserFragment | null,
  organizationId: string,
  played: readonly Sport[],
): Sport[] {
  const kept = user !== null && user.organization?.id === organizationId ? user.sports : [];
  return [...played, ...kept.filter(({ id }) => !played.some((sport) => sport.id === id))];
}
