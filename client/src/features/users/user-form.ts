import type { CreateUserInput, UpdateUserInput, UserRole } from '@/graphql/schema.generated';
import type { EditableUserFragment } from './users.generated';

/** The fields of a user's form as its controls hold them. */
export interface UserValues {
  username: string;
  email: string;
  role: UserRole;
  /** Only of a new user. Blank: the server makes a temporary one. */
  password: string;
  organizationId: string;
  sportIds: string[];
  /** Only of a user who exists. */
  resetPassword: boolean;
}

/** Fields whose complaints are shown beside them. */
export const USER_FIELDS = ['username', 'email', 'role', 'password', 'organizationId', 'sportIds'] as const satisfies readonly (keyof UserValues)[];

/** What a form begins with. `organizationId` is for a new user. */
export function userValues(user: EditableUserFragment | null, organizationId: string | null): UserValues {
  return {
    username: user?.username ?? '',
    email: user?.email ?? '',
    role: user?.role ?? 'STAFF',
    password: '',
    organizationId: user?.organization?.id ?? organizationId ?? '',
    sportIds: user?.sports.map(({ id }) => id) ?? [],
    resetPassword: false,
  };
}

/** A new user as the server is told. */
export function createInput({ username, email, role, password, organizationId, sportIds }: UserValues): CreateUserInput {
  return { username, email: email.trim() || null, role, sportIds, ...(organizationId !== '' && { organizationId }), ...(password !== '' && { password }) };
}

/** A change of a user as the server is told. The role of a super administrator is not to be chosen, so it is not sent. */
export function updateInput(user: EditableUserFragment, { username, email, role, sportIds, resetPassword }: UserValues): UpdateUserInput {
  return { username, email: email.trim() || null, sportIds, resetPassword, expectedVersion: user.version, ...(role !== 'SUPER_ADMIN' && { role }) };
}
