import DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import type { Theme } from '../organizations/organization.enums.js';
import type { InvitationState, UserRole } from './user.enums.js';

/** A user as stored, without its password. */
export interface UserRow {
  id: number;
  organizationId: number | null;
  username: string;
  email: string | null;
  role: UserRole;
  theme: Theme;
  mustChangePassword: boolean;
  createdAt: Date;
  version: number;
}

type Tuple = [number, number | null, string, string | null, UserRole, Theme, boolean, Date, number];

const COLUMNS = 'id, organization_id, username, email, role, theme, must_change_password, created_at, version';

const USERS_BY_ID = statement<Tuple, [number[]]>('users_by_id', `SELECT ${COLUMNS} FROM users WHERE id = ANY($1)`);
const USERS_OF = statement<Tuple, [number]>(
  'users_of_organization',
  `SELECT ${COLUMNS} FROM users WHERE organization_id = $1 ORDER BY lower(username), id`,
);
const ALL_USERS = statement<Tuple>('all_users', `SELECT ${COLUMNS} FROM users ORDER BY lower(username), id`);
const SPORTS_OF_USERS = statement<[userId: number, sportId: number], [number[]]>(
  'sports_of_users',
  'SELECT user_id, sport_id FROM user_sports WHERE user_id = ANY($1) ORDER BY user_id, sport_id',
);

const INVITATIONS = statement<[userId: number, madeAt: Date, expiresAt: Date, opens: boolean], [number[]]>(
  'invitations_of_users',
  `SELECT user_id, made_at, expires_at, token_digest IS NOT NULL FROM password_links WHERE user_id = ANY($1) AND kind = 'invitation'`,
);

/** The invitation of a user who has not chosen a password yet. */
export interface InvitationRow {
  madeAt: Date;
  expiresAt: Date;
  state: InvitationState;
}

/** Invitations by user; null for whoever was not invited, or has come. */
export const invitationOfUser = (ctx: RequestContext): DataLoader<number, InvitationRow | null> =>
  perRequest(ctx, makeInvitationOfUser);

/** Users by id; null for a missing one. */
export const userById = (ctx: RequestContext): DataLoader<number, UserRow | null> => perRequest(ctx, makeUserById);

/** Ids of the sports that a user manages. */
export const sportIdsOfUser = (ctx: RequestContext): DataLoader<number, number[]> =>
  perRequest(ctx, makeSportIdsOfUser);

/** The users of an organization, by name. */
export async function usersOf(ctx: RequestContext, organizationId: number): Promise<UserRow[]> {
  return (await query(ctx, USERS_OF, organizationId, [organizationId])).map(userOf);
}

/** All users of the platform, by name. */
export async function allUsers(ctx: RequestContext): Promise<UserRow[]> {
  return (await query(ctx, ALL_USERS, null, [])).map(userOf);
}

function makeUserById(ctx: RequestContext): DataLoader<number, UserRow | null> {
  return new DataLoader<number, UserRow | null>(async (ids) => {
    const found = new Map((await query(ctx, USERS_BY_ID, null, [[...ids]])).map((row) => [row[0], userOf(row)]));
    return ids.map((id) => found.get(id) ?? null);
  });
}

function makeInvitationOfUser(ctx: RequestContext): DataLoader<number, InvitationRow | null> {
  return new DataLoader<number, InvitationRow | null>(async (ids) => {
    const now = ctx.services.now();
    const rows = await query(ctx, INVITATIONS, null, [[...ids]]);
    const found = new Map(
      rows.map(([userId, madeAt, expiresAt, opens]) => [
        userId,
        { madeAt, expiresAt, state: !opens ? 'withdrawn' : expiresAt <= now ? 'expired' : 'open' } as const,
      ]),
    );
    return ids.map((id) => found.get(id) ?? null);
  });
}

function makeSportIdsOfUser(ctx: RequestContext): DataLoader<number, number[]> {
  return new DataLoader<number, number[]>(async (ids) => {
    const rows = await query(ctx, SPORTS_OF_USERS, null, [[...ids]]);
    return ids.map((id) => rows.flatMap(([userId, sportId]) => (userId === id ? [sportId] : [])));
  });
}

function userOf([
  id,
  organizationId,
  username,
  email,
  role,
  theme,
  mustChangePassword,
  createdAt,
  version,
]: Tuple): UserRow {
  return { id, organizationId, username, email, role, theme, mustChangePassword, createdAt, version };
}
