import type { IncomingMessage, ServerResponse } from 'node:http';
import { renewToken } from '../features/auth/current-user.service.js';
import { namesTenant, type TenantNames } from '../features/tenancy/tenancy.service.js';
import { type TransportResponse, type CacheableResponse, EncodedResponse } from './response.js';
import { checkCharset } from './security/charset.js';
import type { ApiKeyIdentity, Transport, RequestContext } from '../context/request-context.js';
import { type Caller, callerOf, mayBeSomebody, NOBODY } from './caller.js';
import { isForPage } from './keys/admit-key.js';
import { keyShownBy } from './keys/shown-key.js';
import { challenge } from './keys/challenge.js';
import { withoutKnownToken } from './security/cookies.js';
import { type ContextInput, createContext } from '../context/create-context.js';
import { checkForgery, isFromElsewhere } from './security/csrf.js';
import { describeFailure, type Failure } from './failure.js';
import { pageLanguage } from './pages/page-language.js';
import { originOf, type Origin } from './security/origin.js';
import type { AppParts } from './app-parts.js';
import { CostTeller, type TellCost } from './cost/cost-teller.js';
import { budgetOwner, Charge, keptCost } from './budgets/charge.js';
import type { Produce, ResponseCache } from './caching/response-cache.js';
import { AppError } from '../lib/errors.js';
import { requestIdOf } from './request-id.js';
import { retryAfter } from './retry-after.js';
import { send } from './send.js';

/** How a transport answers one request. */
export interface TransportRequest {
  transport: Transport;
  /**
   * Everything that the answer depends on beside transport and host: path, operation, variables, language. Null for
   * what is never kept: writes. Only an answer without a key can set cookies.
   */
  key: string | null;
  /** Whether the answer to the key may be kept, looked at when none is; default: yes. */
  mayBeCached?(): boolean;
  /** A tenant that the request names. Part of `key`, too. */
  names?: TenantNames;
  /** Pays no attention to cookies. */
  anonymous?: boolean;
  /**
   * A read that pages of every origin may send and whose answer they may read, each as a visitor. Where the operation
   * decides on that, `ctx.isFromElsewhere` says that it must not write.
   */
  isOpen?: boolean;
  /**
   * Whether a key acts here as its scopes say. Elsewhere everybody gets the same: it is checked, charged and counted.
   */
  takesKeys?: boolean;
  /** Whether it is a part of the product's own pages, which draw on a budget of their own. */
  isOwn?: boolean;
  /** The transport's form of an answer with its cost, for who asks for it. */
  tellCost?: TellCost;
  /** Makes the answer. What it throws goes to `fail`. */
  produce(ctx: RequestContext): Promise<CacheableResponse>;
  /** The transport's form of an error. */
  fail(failure: Failure): TransportResponse;
}

/**
 * The one way of a request through any transport: who asks, may they (forgery), is the answer in memory, else make it;
 * then send it with the headers that every answer has. Signed-in callers get their own, which nobody may keep, and so
 * do keys that see more than visitors.
 */
export async function handleRequest(
  parts: AppParts,
  req: IncomingMessage,
  res: ServerResponse,
  request: TransportRequest,
): Promise<void> {
  const { services, responses, log } = parts;
  const requestId = requestIdOf(req, services.config.trustProxy);
  const origin = originOf(req, services.config.trustProxy);
  const isElsewhere = isFromElsewhere(req, origin);
  const cost = new CostTeller(req, request.tellCost);
  const { isOwn = false, takesKeys = false } = request;
  let charge: Charge | null = null;
  let isOpen = request.isOpen === true || (takesKeys && keyShownBy(req) !== null);
  let caller: Caller = NOBODY;
  let isTrusted = false;
  let actingKey: ApiKeyIdentity | null = null;
  /** @param dependencies of an answer that many get; absent for a caller's own */
  const context = async (dependencies?: ContextInput['dependencies']): Promise<RequestContext> => {
    const isOwnAnswer = dependencies === undefined;
    const ctx = await createContext(services, {
      transport: request.transport,
      requestId,
      origin,
      userAgent: req.headers['user-agent'],
      languageAsked: () => pageLanguage(req.headers, ''),
      names: namesOf(request, caller),
      isFromElsewhere: isElsewhere && !isTrusted,
      apiKey: actingKey,
      isDryRun: cost.isDryRun,
      statements: cost.statements,
      charging: { isOwn, charge: (values, own, isWrite) => charge?.take(values, own, isWrite) },
      signedIn: isOwnAnswer ? caller.signedIn : null,
      scorekeeper: isOwnAnswer ? caller.scorekeeper : null,
      dependencies,
      mayReadReplica: !isOwnAnswer,
    });
    cost.priced = ctx.cost;
    return ctx;
  };
  try {
    checkCharset(req);
    // A browser may have put some there, as for another port of the same name: they count for own pages alone.
    const cookies = request.anonymous || isElsewhere ? undefined : req.headers.cookie;
    if (mayBeSomebody(req, cookies)) caller = await callerOf(parts, req, origin, cookies, cost.statements);
    const { signedIn, scorekeeper } = caller;
    const session = signedIn?.session ?? scorekeeper;
    charge = new Charge(parts.limits, budgetOwner(caller, origin));
    isOpen &&= session === null;
    isTrusted = caller.key !== null && isForPage(caller.key, req);
    if (!isTrusted && (!isElsewhere || request.isOpen !== true)) checkForgery(req, origin, session);
    actingKey = takesKeys ? (caller.key?.identity ?? null) : null;
    const seesMore = session !== null || actingKey?.scopes.includes('read:members') === true;
    const mayShare = !seesMore && request.key !== null && !cost.isDryRun;
    const key = mayShare ? cacheKey(request.transport, origin, actingKey, request.key!) : null;
    const cached = key === null ? null : responses.find(key);
    if (key === null || (!cached && request.mayBeCached?.() === false)) {
      const ctx = await context();
      const { answer: made, priced } = await produced(parts, ctx, request);
      if (signedIn?.isProlonged) renewToken(ctx);
      if (charge.isEmpty) await charge.take(1, isOwn);
      count(parts, caller, made.status >= 400 || ctx.cost.hasErrors);
      return await send(req, res, {
        requestId,
        response: cost.told(new EncodedResponse(made, priced), false),
        isPrivate: true,
        isOpen: isOpen && ctx.outgoingCookies.length === 0,
        // Once in a while the token's cookie is prolonged with its session.
        cookies: signedIn?.isProlonged ? ctx.outgoingCookies : withoutKnownToken(ctx.outgoingCookies, cookies),
        secure: origin.secure,
        fields: charge.fields(),
      });
    }
    const { response, isMade } = cached
      ? { response: cached, isMade: false }
      : await makeOrShare(responses, key, async (dependencies) =>
          produced(parts, await context(dependencies), request),
        );
    if (charge.isEmpty) {
      const { estimated = 0, isOwn: own = isOwn } = response.priced ?? {};
      const pending = charge.take(isMade ? 1 : keptCost(estimated), own);
      if (pending) await pending;
    }
    count(parts, caller, response.answer.status >= 400 || response.priced?.hasErrors === true);
    const sent = send(req, res, {
      requestId,
      response: cost.told(response, !isMade),
      fields: charge.fields(),
      isPrivate: cost.isAsked,
      isOpen,
      secure: origin.secure,
      body: cost.isAsked ? undefined : (encoding) => responses.body(key, response, encoding),
    });
    if (sent) await sent;
  } catch (error) {
    const failure = describeFailure(error, requestId, log);
    const failed = request.fail(failure);
    count(parts, caller, true);
    const headers = { ...failed.headers, ...retryAfter(failure.details), ...challenge(keyShownBy(req), failure) };
    await send(req, res, {
      requestId,
      response: cost.told(new EncodedResponse({ ...failed, headers }), false),
      isPrivate: true,
      isOpen,
      secure: origin.secure,
      fields: charge?.fields() ?? [],
    });
  }
}

/**
 * A new response, by whoever of those that ask for the same at the same time comes first. One whose budget is used up
 * is refused alone: the next one makes it.
 */
async function makeOrShare(
  responses: ResponseCache,
  key: string,
  produce: Produce,
): Promise<{ response: EncodedResponse; isMade: boolean }> {
  for (;;) {
    let isMade = false;
    try {
      const response = await responses.make(key, (dependencies) => {
        isMade = true;
        return produce(dependencies);
      });
      return { response, isMade };
    } catch (error) {
      if (isMade || !(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    }
  }
}

async function produced(parts: AppParts, ctx: RequestContext, request: TransportRequest): Promise<CacheableResponse> {
  const { answer: made, cacheable } = await request.produce(ctx);
  parts.metrics.countStatements(ctx.statements.length);
  // Not `ctx.cost` itself: it charges, and so knows the whole request, which would be kept in memory with its answer.
  const { estimated, operation, isOwn, hasErrors } = ctx.cost;
  const priced = { estimated, operation, isOwn, hasErrors };
  return { answer: made, cacheable: cacheable && ctx.outgoingCookies.length === 0, priced };
}

/**
 * What everybody gets alike is of the key's organization, too, where it names none; what is cached is told apart by its
 * names.
 */
function namesOf({ names = {}, key, takesKeys }: TransportRequest, caller: Caller): TenantNames {
  if (caller.key === null || takesKeys || key !== null || namesTenant(names)) return names;
  return { organization: String(caller.key.identity.organizationId) };
}

/** Where a request names no organization, a key means its own. */
function cacheKey(transport: Transport, origin: Origin, actingKey: ApiKeyIdentity | null, key: string): string {
  return `${transport} ${origin.host ?? ''} ${actingKey ? `key of ${actingKey.organizationId} ` : ''}${key}`;
}

function count({ usage }: AppParts, { key }: Caller, isError: boolean): void {
  if (key) usage.count(key.identity, isError);
}
