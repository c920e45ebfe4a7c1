import type { IncomingMessage, ServerResponse } from 'node:http';
import { findSession } from '../features/auth/session.service.js';
import type { TenantNames } from '../features/tenancy/tenancy.service.js';
import { type Answer, type Produced, SendableAnswer } from './answer.js';
import type { Door, RequestContext } from './context.js';
import { sessionToken } from './cookies.js';
import { type ContextInput, createContext } from './create-context.js';
import { checkForgery } from './csrf.js';
import { describeFailure, type Failure } from './failure.js';
import { originOf, type Origin } from './origin.js';
import type { AppParts } from './parts.js';
import { requestIdOf } from './request-id.js';
import { send } from './send.js';

/** How a door answers one request. */
export interface DoorRequest {
  door: Door;
  /**
   * Everything that the answer depends on beside door and host: path, operation, variables, language. Null for what is
   * never kept: writes. Only an answer without a key can set cookies.
   */
  key: string | null;
  /** Whether the answer to the key may be kept, looked at when none is; default: yes. */
  mayBeKept?(): boolean;
  /** A tenant that the request names. Part of `key`, too. */
  names?: TenantNames;
  /** Pays no attention to cookies. */
  anonymous?: boolean;
  /** Makes the answer. What it throws goes to `fail`. */
  produce(ctx: RequestContext): Promise<Produced>;
  /** The door's form of an error. */
  fail(failure: Failure): Answer;
}

/**
 * The one way of a request through any door: who asks, may they (forgery), is the answer in memory, else make it; then
 * send it with the headers that every answer has. Signed-in callers get their own, which nobody may keep.
 */
export async function answer(
  parts: AppParts,
  req: IncomingMessage,
  res: ServerResponse,
  request: DoorRequest,
): Promise<void> {
  const { services, answers, log } = parts;
  const requestId = requestIdOf(req, services.config.trustProxy);
  const origin = originOf(req, services.config.trustProxy);
  const context = async (
    rest: Pick<ContextInput, 'signedIn' | 'touched' | 'mayReadReplica'>,
  ): Promise<RequestContext> =>
    createContext(services, {
      door: request.door,
      requestId,
      origin,
      userAgent: req.headers['user-agent'],
      names: request.names,
      ...rest,
    });
  try {
    const token = request.anonymous ? null : sessionToken(req.headers.cookie, origin.secure);
    const signedIn = token === null ? null : await findSession(services, token);
    checkForgery(req, origin, signedIn);
    const key = signedIn || request.key === null ? null : cacheKey(request.door, origin, request.key);
    const kept = key === null ? null : answers.find(key);
    if (key === null || (!kept && request.mayBeKept?.() === false)) {
      const ctx = await context({ signedIn });
      const { answer: made } = await produced(parts, ctx, request);
      return await send(req, res, {
        requestId,
        sendable: new SendableAnswer(made),
        isPrivate: true,
        cookies: ctx.outgoingCookies,
        secure: origin.secure,
      });
    }
    const sendable =
      kept ??
      (await answers.make(key, async (touched) =>
        produced(parts, await context({ touched, mayReadReplica: true }), request),
      ));
    await send(req, res, {
      requestId,
      sendable,
      isPrivate: false,
      secure: origin.secure,
      body: (encoding) => answers.body(key, sendable, encoding),
    });
  } catch (error) {
    const failed = request.fail(describeFailure(error, requestId, log));
    await send(req, res, { requestId, sendable: new SendableAnswer(failed), isPrivate: true, secure: origin.secure });
  }
}

async function produced(parts: AppParts, ctx: RequestContext, request: DoorRequest): Promise<Produced> {
  const { answer: made, keep } = await request.produce(ctx);
  parts.metrics.countStatements(ctx.statements.length);
  return { answer: made, keep: keep && ctx.outgoingCookies.length === 0 };
}

function cacheKey(door: Door, origin: Origin, key: string): string {
  return `${door} ${origin.host ?? ''} ${key}`;
}
