import type { DocumentNode } from 'graphql';
import type { RequestContext } from '../http/context.js';
import { execute } from '../http/execute.js';
import { AppError, forbidden, notFound } from '../lib/errors.js';
import { requireActor, requireAdmin, requireTenant } from '../lib/policy.js';
import type { BoundRow } from './bound-row.js';
import type { Access } from './row.js';
import { type Given, lookupVariables, variablesOf } from './variables.js';

/** A call of an endpoint, as far as its operation goes. */
export interface Call extends Given {
  /** Whether the call names a tenant by slug or domain. */
  readonly namesTenant: boolean;
  readonly ifMatch?: string | undefined;
}

/**
 * Runs a row's operation.
 * @returns the documented answer
 * @throws whatever the services throw, and 400 for wrong parameters
 */
export async function runRow(ctx: RequestContext, bound: BoundRow, call: Call): Promise<unknown> {
  const { row, operation, lookup } = bound;
  const organization = tenantOf(ctx, row.access, call.namesTenant);
  const tenant = organization === null ? {} : { organization: String(organization) };
  const variables = variablesOf(bound, call, call.ifMatch);
  const found = lookup === null ? {} : lookup.operation.answer(await run(ctx, lookup.operation.document, { ...lookupVariables(lookup.parameters, call), ...tenant }));
  const data = await run(ctx, operation.document, { ...variables, ...(found as object), ...(bound.wantsTenant && tenant) });
  return operation.answer(data);
}

/** The tenant that an endpoint is about; null for those of the platform. What callers may do with it the services know. */
function tenantOf(ctx: RequestContext, access: Access, namesTenant: boolean): number | null {
  switch (access) {
    case 'public':
      return null;
    case 'public-scoped':
      if (namesTenant && !ctx.tenant) throw notFound('Organization');
      return requireTenant(ctx);
    case 'admin':
      return requireAdmin(ctx);
    case 'super_admin':
      if (requireActor(ctx).role === 'staff') throw forbidden();
      return null;
  }
}

async function run(ctx: RequestContext, document: DocumentNode, variables: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { data, errors = [] } = await execute(ctx, document, variables);
  const [error] = errors;
  if (!error) return data as Record<string, unknown>;
  if (data === undefined) throw new AppError('BAD_USER_INPUT', error.message);
  throw error.originalError ?? error;
}
