import type { DocumentNode } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import { nameTenant } from '../context/create-context.js';
import { execute } from '../http/graphql/execution/execute.js';
import { priceOf } from '../http/graphql/limits/cost.js';
import { AppError, forbidden, notFound } from '../lib/errors.js';
import { tryId } from '../lib/ids.js';
import {
  actedFor,
  isAdminOf,
  refuseOthersTenant,
  requireActor,
  requireAdmin,
  requireRole,
  requireTenant,
} from '../lib/policy.js';
import { organizationOfUser, ownersManageStaff } from './asked-first.js';
import type { BoundRow } from './bound-row.js';
import { renameErrorFields } from './rename-error-fields.js';
import type { Row } from './row.js';
import { type Given, lookupVariables, set, variablesOf } from './variables.js';

/** A call of an endpoint, as far as its operation goes. */
export interface Call extends Given {
  /** As `admit` gives it. */
  readonly organization: number | null;
  readonly ifMatch?: string | undefined;
}

/**
 * Whether a caller may come in at all, before anything is read. The rest the services know.
 * @returns the organization that an endpoint is about; null for those of the platform, and while a field may name it
 *   yet
 * @throws 400, 401, 403, 404
 */
export async function admit(
  ctx: RequestContext,
  { access, tenantField, userField, owners = false }: Row,
): Promise<number | null> {
  const isNamedLater = userField !== undefined && ctx.actor?.role === 'super_admin';
  switch (access) {
    case 'public':
      return null;
    case 'public-scoped':
      if (ctx.tenantNamed && !ctx.tenant) throw notFound('Organization');
      return isNamedLater ? (ctx.tenant?.id ?? null) : requireTenant(ctx);
    case 'admin':
      return tenantField === undefined && !isNamedLater ? requireAdmin(ctx) : actedFor(ctx);
    case 'super_admin':
      if (requireActor(ctx).role === 'staff') throw forbidden();
      refuseOthersTenant(ctx);
      requireRole(ctx, 'super_admin', ...(owners && (await ownersManageStaff(ctx)) ? (['org_owner'] as const) : []));
      return null;
  }
}

/**
 * Runs a row's operation.
 * @returns the documented answer
 * @throws whatever the services throw, in the words of this transport; 400 for wrong parameters
 */
export async function runRow(ctx: RequestContext, bound: BoundRow, call: Call): Promise<unknown> {
  const { row, operation, lookup } = bound;
  const organization = await organizationOf(ctx, row, call);
  const tenant = organization === null ? {} : { organization: String(organization) };
  const variables = variablesOf(bound, call, call.ifMatch);
  try {
    if (lookup !== null) {
      const asked = { ...lookupVariables(lookup.parameters, call), ...tenant };
      const found = lookup.operation.answer(await run(ctx, lookup.operation.document, asked));
      for (const [name, value] of Object.entries(found as object))
        set(variables, lookup.found.get(name) ?? [name], value);
    }
    const data = await run(ctx, operation.document, { ...variables, ...(bound.wantsTenant && tenant) });
    return operation.answer(data);
  } catch (error) {
    throw renameErrorFields(error, bound, call);
  }
}

/**
 * Estimates a row's operation, which is not run, nor what would be asked before it.
 * @throws as `runRow` does for wrong parameters
 */
export function estimateRow(ctx: RequestContext, bound: BoundRow, call: Call): void {
  const { schema } = ctx.services.graph;
  const variables = variablesOf(bound, call, call.ifMatch);
  for (const { document } of [bound.lookup?.operation, bound.operation].flatMap((operation) => operation ?? []))
    ctx.cost.estimated += priceOf(schema, document, variables)?.values ?? 0;
}

/** The organization that a call is about, now that its fields are read. */
async function organizationOf(
  ctx: RequestContext,
  { tenantField, userField, method }: Row,
  { organization, body, query }: Call,
): Promise<number | null> {
  if (tenantField !== undefined) return takeTenant(ctx, organization, body[tenantField]);
  if (userField === undefined || organization !== null) return organization;
  // A change looks the user up itself.
  if (method !== 'GET') return body[userField] == null ? requireAdmin(ctx) : null;
  const userId = [query[userField]].flat()[0];
  const id = typeof userId === 'string' ? tryId(userId) : null;
  return (id === null ? null : await organizationOfUser(ctx, id)) ?? requireTenant(ctx);
}

/**
 * The tenant of a call whose body may name one. A super administrator's call is then about that one; staff and owners
 * can only name their own, and nobody another one than the address does.
 */
async function takeTenant(ctx: RequestContext, organization: number | null, named: unknown): Promise<number> {
  if (named == null) return organization ?? requireAdmin(ctx);
  if (organization !== null && isId(named, organization)) return organization;
  const id = typeof named === 'number' || typeof named === 'string' ? tryId(String(named)) : null;
  if (id === null || ctx.tenantNamed || !isAdminOf(ctx, id) || !(await nameTenant(ctx, id)))
    throw notFound('Organization');
  return id;
}

function isId(given: unknown, id: number): boolean {
  return (typeof given === 'number' || typeof given === 'string') && String(given) === String(id);
}

async function run(
  ctx: RequestContext,
  document: DocumentNode,
  variables: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { data, errors = [] } = await execute(ctx, document, variables);
  const [error] = errors;
  if (!error) return data as Record<string, unknown>;
  if (data === undefined) throw new AppError('BAD_USER_INPUT', error.message);
  throw error.originalError ?? error;
}
