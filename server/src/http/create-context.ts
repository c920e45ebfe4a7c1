import type { SignedIn } from '../features/auth/session.service.js';
import { findTenant, namesTenant, tenantById, type TenantNames } from '../features/tenancy/tenancy.service.js';
import type { Door, RequestContext, Services } from './context.js';
import type { Origin } from './origin.js';

/** What is known of a request before its context is made. */
export interface ContextInput {
  door: Door;
  requestId: string;
  /** Absent for what no HTTP request does. */
  origin?: Pick<Origin, 'host' | 'address'>;
  userAgent?: string;
  signedIn?: SignedIn | null;
  /** A tenant that the request names outside the operation: `?slug=`, `?domain=`, the path's first segment. */
  names?: TenantNames;
  /** Where to note the tenants that are read; the answer cache gives its own. */
  touched?: Set<number>;
  /** Whether the replica may answer, when there is one; only for visitors' reads. */
  mayReadReplica?: boolean;
}

/** The context of one request: actor and session as given, the tenant looked up once. */
export async function createContext(services: Services, input: ContextInput): Promise<RequestContext> {
  const {
    door,
    requestId,
    origin,
    userAgent,
    signedIn,
    names = {},
    touched = new Set<number>(),
    mayReadReplica = false,
  } = input;
  const ctx: RequestContext = {
    services,
    door,
    tenant: null,
    tenantNamed: namesTenant(names),
    actor: signedIn?.actor ?? null,
    session: signedIn?.session ?? null,
    touched,
    statements: [],
    memo: new Map(),
    requestId,
    address: origin?.address ?? '',
    host: origin?.host ?? null,
    ...(userAgent !== undefined && { userAgent }),
    outgoingCookies: [],
    ...(mayReadReplica && services.replica && { replicaReader: services.replica.reader(touched) }),
  };
  ctx.tenant = await findTenant(ctx, names, ctx.host);
  return ctx;
}

/** Makes a request one about the organization with this id, which it names later than by address. Whether there is such an organization. */
export async function nameTenant(ctx: RequestContext, id: number): Promise<boolean> {
  const tenant = await tenantById(ctx, id);
  if (!tenant) return false;
  ctx.tenant = tenant;
  ctx.tenantNamed = true;
  return true;
}
