import { parse } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import { execute } from '../http/graphql/execution/execute.js';

const OWN_SETTINGS = parse('query OwnSettings { me { organization { settings { ownersManageStaff } } } }');
const ORGANIZATION_OF_USER = parse('query OrganizationOfUser($id: ID!) { user(id: $id) { organization { id } } }');

/** Whether the signed-in owner's organization lets its owners manage its staff. */
export async function ownersManageStaff(ctx: RequestContext): Promise<boolean> {
  const { data } = await execute<{
    me: { organization: { settings: { ownersManageStaff: boolean } | null } | null } | null;
  }>(ctx, OWN_SETTINGS);
  return data?.me?.organization?.settings?.ownersManageStaff === true;
}

/** The id of a user's organization, as far as the caller may know of the user; null without one. */
export async function organizationOfUser(ctx: RequestContext, userId: number): Promise<number | null> {
  const { data } = await execute<{ user: { organization: { id: string } | null } | null }>(ctx, ORGANIZATION_OF_USER, {
    id: String(userId),
  });
  const id = data?.user?.organization?.id;
  return id === undefined ? null : Number(id);
}
