import type { SignedIn } from '../features/auth/session.service.js';
import { namesTenant, settleTenant, tenantById, type TenantNames } from '../features/tenancy/tenancy.service.js';
import { type AskedLanguage, LANGUAGES } from '../domain/languages/language.js';
import { actorOfKey } from '../lib/policy.js';
import { type PromiseOrValue, whenThere } from '../lib/promise-or-value.js';
import type {
  ApiKeyIdentity,
  Dependencies,
  Transport,
  RequestContext,
  RequestCost,
  ScorekeeperSession,
  Services,
} from './request-context.js';
import type { Origin } from '../http/security/origin.js';

/** What is known of a request before its context is made. */
export interface ContextInput {
  transport: Transport;
  requestId: string;
  /** Absent for what no HTTP request does. */
  origin?: Pick<Origin, 'host' | 'address'>;
  userAgent?: string | undefined;
  /** Default: nothing that is known. */
  languageAsked?: () => AskedLanguage;
  signedIn?: SignedIn | null;
  scorekeeper?: ScorekeeperSession | null;
  apiKey?: ApiKeyIdentity | null;
  /**
   * A tenant that the request names outside the operation: `?organization=`, `?slug=`, `?domain=`, the path's first
   * segment.
   */
  names?: TenantNames;
  /** Statements that were sent for the request before; its own are added. */
  statements?: string[];
  /** Whether the request asks for its estimate alone. */
  isDryRun?: boolean;
  /** What of the request's cost is known beforehand. */
  charging?: Pick<RequestCost, 'isOwn' | 'charge'>;
  /** Whether a page of another origin asks; default: no. */
  isFromElsewhere?: boolean;
  /** Where to note the tenants that are read; the response cache gives its own. */
  dependencies?: Dependencies | undefined;
  /** Whether the replica may answer, when there is one; only for visitors' reads. */
  mayReadReplica?: boolean;
}

/** The context of one request: actor and session as given, the tenant looked up once. */
export function createContext(services: Services, input: ContextInput): PromiseOrValue<RequestContext> {
  const {
    transport,
    requestId,
    origin,
    userAgent,
    languageAsked = () => ({ chosen: null, device: LANGUAGES[0] }),
    signedIn,
    scorekeeper = null,
    apiKey = null,
    names = {},
    dependencies = new Set<number>() as Dependencies,
    mayReadReplica = false,
    isFromElsewhere = false,
    statements = [],
    isDryRun = false,
    charging: { isOwn, charge } = { isOwn: false },
  } = input;
  // Named one by one, absent ones too: all contexts have one layout, which whoever reads them knows by then.
  const ctx: RequestContext = {
    services,
    transport,
    tenant: null,
    tenantNamed: namesTenant(names),
    actor: signedIn?.mustChangePassword ? null : (signedIn?.actor ?? (apiKey && actorOfKey(apiKey))),
    passwordPending: signedIn?.mustChangePassword ? signedIn.actor : null,
    session: signedIn?.session ?? null,
    scorekeeper: signedIn ? null : scorekeeper,
    apiKey,
    dependencies,
    statements,
    cost: { estimated: 0, operation: null, refusal: null, hasErrors: false, isDryRun, isOwn, charge },
    memo: new Map(),
    refusals: [],
    undoable: [],
    unmatched: [],
    requestId,
    address: origin?.address ?? '',
    host: origin?.host ?? null,
    languageAsked,
    userAgent,
    outgoingCookies: [],
    isFromElsewhere,
    replicaReader: mayReadReplica ? services.replica?.reader(dependencies) : undefined,
  };
  return whenThere(settleTenant(ctx, names), () => ctx);
}

/**
 * Makes a request one about the organization with this id, which it names later than by address. Whether there is such
 * an organization.
 */
export async function nameTenant(ctx: RequestContext, id: number): Promise<boolean> {
  const tenant = await tenantById(ctx, id);
  if (!tenant) return false;
  ctx.tenant = tenant;
  ctx.tenantNamed = true;
  return true;
}
