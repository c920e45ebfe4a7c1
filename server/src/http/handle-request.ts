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
import { type PromiseOrValue, whenThere } from '../lib/promise-or-value.js';
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
  /** Makes the answer. What it throws, at once or later, goes to `fail`. */
  produce(ctx: RequestContext): Promise<CacheableResponse>;
  /** The transport's form of an error. */
  fail(failure: Failure): TransportResponse;
}

/**
 * The one way of a request through any transport: who asks, may they (forgery), is the answer in memory, else make it;
 * then send it with the headers that every answer has. Signed-in callers get their own, which nobody may keep, and so
 * do keys that see more than visitors.
 * @returns a promise only where something has to be waited for: a visitor's answer from memory is sent at once
 */
export function handleRequest(
  parts: AppParts,
  req: IncomingMessage,
  res: ServerResponse,
  request: TransportRequest,
): Promise<void> | undefined {
  return new RequestInHand(parts, req, res, request).answer();
}

/** A request on its way, and what is known about its sender by now. */
class RequestInHand {
  private readonly requestId: string;
  private readonly origin: Origin;
  private readonly isElsewhere: boolean;
  private readonly cost: CostTeller;
  private readonly isOwn: boolean;
  private isOpen: boolean;
  private charge: Charge | null = null;
  private caller: Caller = NOBODY;
  private isTrusted = false;
  private actingKey: ApiKeyIdentity | null = null;

  constructor(
    private readonly parts: AppParts,
    private readonly req: IncomingMessage,
    private readonly res: ServerResponse,
    private readonly request: TransportRequest,
  ) {
    const { trustProxy } = parts.services.config;
    this.requestId = requestIdOf(req, trustProxy);
    this.origin = originOf(req, trustProxy);
    this.isElsewhere = isFromElsewhere(req, this.origin);
    this.cost = new CostTeller(req, request.tellCost);
    this.isOwn = request.isOwn === true;
    this.isOpen = request.isOpen === true || (request.takesKeys === true && keyShownBy(req) !== null);
  }

  /** Answers, whatever happens: also by saying what is wrong. */
  answer(): Promise<void> | undefined {
    try {
      return this.begin()?.catch((error: unknown) => this.refuse(error));
    } catch (error) {
      return this.refuse(error);
    }
  }

  private begin(): Promise<void> | undefined {
    const { req, request } = this;
    checkCharset(req);
    // A browser may have put some there, as for another port of the same name: they count for own pages alone.
    const cookies = request.anonymous || this.isElsewhere ? undefined : req.headers.cookie;
    return mayBeSomebody(req, cookies) ? this.answerSomebody(cookies) : this.answerCaller(cookies);
  }

  private async answerSomebody(cookies: string | undefined): Promise<void> {
    this.caller = await callerOf(this.parts, this.req, this.origin, cookies, this.cost.statements);
    await this.answerCaller(cookies);
  }

  private answerCaller(cookies: string | undefined): Promise<void> | undefined {
    const { parts, req, request, caller, origin, cost } = this;
    const session = caller.signedIn?.session ?? caller.scorekeeper;
    this.charge = new Charge(parts.limits, budgetOwner(caller, origin));
    this.isOpen &&= session === null;
    this.isTrusted = caller.key !== null && isForPage(caller.key, req);
    if (!this.isTrusted && (!this.isElsewhere || request.isOpen !== true)) checkForgery(req, origin, session);
    this.actingKey = request.takesKeys === true ? (caller.key?.identity ?? null) : null;
    const seesMore = session !== null || this.actingKey?.scopes.includes('read:members') === true;
    const mayShare = !seesMore && request.key !== null && !cost.isDryRun;
    const key = mayShare ? cacheKey(request.transport, origin, this.actingKey, request.key!) : null;
    const cached = key === null ? null : parts.responses.find(key);
    if (key === null || (!cached && request.mayBeCached?.() === false)) return this.answerAlone(this.charge, cookies);
    return cached ? this.sendShared(this.charge, key, cached, false) : this.answerAll(this.charge, key);
  }

  /** Makes an answer that is this caller's alone, and sends it. */
  private async answerAlone(charge: Charge, cookies: string | undefined): Promise<void> {
    const { parts, caller, origin, cost } = this;
    const { signedIn } = caller;
    const ctx = await this.context();
    const { answer: made, priced } = await produced(parts, ctx, this.request);
    if (signedIn?.isProlonged) renewToken(ctx);
    if (charge.isEmpty) await charge.take(1, this.isOwn);
    count(parts, caller, made.status >= 400 || ctx.cost.hasErrors);
    await send(this.req, this.res, {
      requestId: this.requestId,
      response: cost.told(new EncodedResponse(made, priced), false),
      isPrivate: true,
      isOpen: this.isOpen && ctx.outgoingCookies.length === 0,
      // Once in a while the token's cookie is prolonged with its session.
      cookies: signedIn?.isProlonged ? ctx.outgoingCookies : withoutKnownToken(ctx.outgoingCookies, cookies),
      secure: origin.secure,
      fields: charge.fields(),
    });
  }

  /** Makes an answer that many may get, or waits for who is making it, and sends it. */
  private async answerAll(charge: Charge, key: string): Promise<void> {
    const { response, isMade } = await makeOrShare(this.parts.responses, key, async (dependencies) =>
      produced(this.parts, await this.context(dependencies), this.request),
    );
    await this.sendShared(charge, key, response, isMade);
  }

  /** Charges for an answer that many get, and sends it. */
  private sendShared(
    charge: Charge,
    key: string,
    response: EncodedResponse,
    isMade: boolean,
  ): Promise<void> | undefined {
    if (charge.isEmpty) {
      const { estimated = 0, isOwn = this.isOwn } = response.priced ?? {};
      const pending = charge.take(isMade ? 1 : keptCost(estimated), isOwn);
      if (pending) return pending.then(() => this.sendCharged(charge, key, response, isMade));
    }
    return this.sendCharged(charge, key, response, isMade);
  }

  private sendCharged(
    charge: Charge,
    key: string,
    response: EncodedResponse,
    isMade: boolean,
  ): Promise<void> | undefined {
    const { parts, cost } = this;
    count(parts, this.caller, response.answer.status >= 400 || response.priced?.hasErrors === true);
    return send(this.req, this.res, {
      requestId: this.requestId,
      response: cost.told(response, !isMade),
      fields: charge.fields(),
      isPrivate: cost.isAsked,
      isOpen: this.isOpen,
      secure: this.origin.secure,
      body: cost.isAsked ? undefined : (encoding) => parts.responses.body(key, response, encoding),
    });
  }

  private async refuse(error: unknown): Promise<void> {
    const { parts, req, request, requestId, charge } = this;
    const failure = describeFailure(error, requestId, parts.log);
    const failed = request.fail(failure);
    count(parts, this.caller, true);
    const headers = { ...failed.headers, ...retryAfter(failure.details), ...challenge(keyShownBy(req), failure) };
    await send(req, this.res, {
      requestId,
      response: this.cost.told(new EncodedResponse({ ...failed, headers }), false),
      isPrivate: true,
      isOpen: this.isOpen,
      secure: this.origin.secure,
      fields: charge?.fields() ?? [],
    });
  }

  /** @param dependencies of an answer that many get; absent for a caller's own */
  private context(dependencies?: ContextInput['dependencies']): PromiseOrValue<RequestContext> {
    const { req, request, caller, cost } = this;
    const isOwnAnswer = dependencies === undefined;
    const made = createContext(this.parts.services, {
      transport: request.transport,
      requestId: this.requestId,
      origin: this.origin,
      userAgent: req.headers['user-agent'],
      languageAsked: () => pageLanguage(req.headers, ''),
      names: namesOf(request, caller),
      isFromElsewhere: this.isElsewhere && !this.isTrusted,
      apiKey: this.actingKey,
      isDryRun: cost.isDryRun,
      statements: cost.statements,
      charging: {
        isOwn: this.isOwn,
        charge: (values, own, isWrite) => this.charge?.take(values, own, isWrite),
      },
      signedIn: isOwnAnswer ? caller.signedIn : null,
      scorekeeper: isOwnAnswer ? caller.scorekeeper : null,
      dependencies,
      mayReadReplica: !isOwnAnswer,
    });
    return whenThere(made, (ctx) => {
      cost.priced = ctx.cost;
      return ctx;
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
