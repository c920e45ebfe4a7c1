import type { DocumentNode } from 'graphql';
import type { RequestContext } from '../http/context.js';
import { nameTenant } from '../http/create-context.js';
import { execute } from '../http/execute.js';
import { AppError, forbidden, notFound } from '../lib/errors.js';
import { tryId } from '../lib/ids.js';
import { actedFor, isAdminOf, refuseOthersTenant, requireActor, requireAdmin, requireTenant } from '../lib/policy.js';
import type { BoundRow } from './bound-row.js';
import { inOurWords } from './our-words.js';
import type { Row } from './row.js';
import { type Given, lookupVariables, variablesOf } from './variables.js';

/** A call of an endpoint, as far as its operation goes. */
export interface Call extends Given {
  /** As `admit` gives it. */
  readonly organization: number | null;
  readonly ifMatch?: string | undefined;
}

/**
 * Whether a caller may come in at all, before anything is read. The rest the services know.
 * @returns the organization that an endpoint is about; null for those of the platform, and while the body may name it yet
 * @throws 400, 401, 403, 404
 */
export function admit(ctx: RequestContext, { access, tenantField }: Row): number | null {
  switch (access) {
    case 'public':
      return null;
    case 'public-scoped':
      if (ctx.tenantNamed && !ctx.tenant) throw notFound('Organization');
      return requireTenant(ctx);
    case 'admin':
      return tenantField === undefined ? requireAdmin(ctx) : actedFor(ctx);
    case 'super_admin':
      if (requireActor(ctx).role === 'staff') throw forbidden();
      refuseOthersTenant(ctx);
      return null;
  }
}

/**
 * Runs a row's operation.
 * @returns the documented answer
 * @throws whatever the services throw, in the words of this door; 400 for wrong parameters
 */
export async function runRow(ctx: RequestContext, bound: BoundRow, call: Call): Promise<unknown> {
  const { row, operation, lookup } = bound;
  const organization =
    row.tenantField === undefined
      ? call.organization
      : await takeTenant(ctx, call.organization, call.body[row.tenantField]);
  const tenant = organization === null ? {} : { organization: String(organization) };
  const variables = variablesOf(bound, call, call.ifMatch);
  try {
    const found =
      lookup === null
        ? {}
        : lookup.operation.answer(
            await run(ctx, lookup.operation.document, { ...lookupVariables(lookup.parameters, call), ...tenant }),
          );
    const data = await run(ctx, operation.document, {
      ...variables,
      ...(found as object),
      ...(bound.wantsTenant && tenant),
    });
    return operation.answer(data);
  } catch (error) {
    throw inOurWords(error, bound);
  }
}

/**
 * The tenant of a call whose body may name one. A super administrator's call is then about that one; staff and owners can only name
 * their own, and nobody another one than the address does.
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
