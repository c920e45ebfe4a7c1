import type { RequestContext } from '../context/request-context.js';

/**
 * Notes that the request's answer depends on an organization's data, so that a change there ends the answer's life in
 * the cache. Call it before reading, also when the data comes from this process's memory. The platform's own data is
 * noted for every answer.
 */
export function trackDependency(ctx: RequestContext, organizationId: number): void {
  ctx.dependencies.add(organizationId);
}
