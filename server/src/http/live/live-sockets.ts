import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type Server as HttpServer, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { findSession, openSessions } from '../../features/auth/session.service.js';
import { findScorekeeper, readScorekeeper } from '../../features/scorekeepers/scorekeeper-session.service.js';
import { organizationIn } from '../../features/tenancy/tenancy.service.js';
import { AppError } from '../../lib/errors.js';
import type { AppParts } from '../app-parts.js';
import { describeFailure } from '../failure.js';
import { searchOf } from '../graphql/graphql-endpoint.js';
import { LIMITS } from '../graphql/limits/rules.js';
import { readTarget } from '../read-target.js';
import { requestIdOf } from '../request-id.js';
import { retryAfter } from '../retry-after.js';
import { admitKey } from '../keys/admit-key.js';
import { keyShownBy } from '../keys/shown-key.js';
import { sessionToken } from '../security/cookies.js';
import { checkSender } from '../security/csrf.js';
import { refusalBytes } from '../security/early-refusal.js';
import { originOf, type Origin } from '../security/origin.js';
import { declineUpgrade } from './decline-upgrade.js';
import type { LiveCallers } from './live-callers.js';
import type { LiveOperations, LiveSession, Viewpoint } from './live-operations.js';
import { endedKeys, viewpointOfKey } from './live-keys.js';
import { type Access, type Connection, converse, liveProtocol, type Protocol } from './live-socket.js';
import type { LiveTimes } from './live-times.js';

/** For whoever is told to go to say goodbye. */
const GOODBYE_MS = 1_000;

/**
 * The subscriptions of a process that are answered by sockets (GraphQL over WebSocket, `graphql-transport-ws`), for who
 * is signed in and for programs. What is followed with a session is what it sees, unless it asks as a visitor, and ends
 * with it.
 */
export class LiveSockets {
  private readonly upgrader = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LIMITS.bodyBytes,
    handleProtocols,
  });
  /** Each with whether it has given a sign of life since the last beat. */
  private readonly connections = new Map<WebSocket, Connection & { isAlive: boolean }>();
  private readonly protocol: Protocol;
  private readonly stopListening: () => void;
  /** What the pings of the last beat bring: who brings it back has read them. */
  private sign = randomBytes(4);
  private heart: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(
    private readonly parts: AppParts,
    private readonly operations: LiveOperations,
    private readonly callers: LiveCallers,
    private readonly times: LiveTimes,
  ) {
    const { services, log } = parts;
    const { patienceMs } = times;
    this.protocol = liveProtocol({
      schema: services.graph.schema,
      operations,
      callers,
      patienceMs,
      log,
      limits: parts.limits,
      usage: parts.usage,
      takeKey: (connection, shown) => this.takeKey(connection, shown),
    });
    this.stopListening = services.versions.onSessionsEnded((ids) => void this.endSessions(ids));
  }

  /** Takes the server's requests for sockets. */
  listen(server: HttpServer): void {
    server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (req.headers.upgrade?.toLowerCase() !== 'websocket') return declineUpgrade(server, req, socket, head);
      socket.on('error', () => socket.destroy());
      this.upgrade(req, socket, head).catch((error: unknown) => this.refuse(req, socket, error));
    });
  }

  /** Ends all of them; programs come back, and find another process or this one's successor. */
  close(): void {
    this.isClosed = true;
    this.stopListening();
    for (const socket of this.connections.keys()) this.end(socket, 1001, 'Going away');
  }

  private async upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { services } = this.parts;
    const { trustProxy } = services.config;
    const wrong = readTarget(req);
    if (wrong !== null) throw new AppError('BAD_USER_INPUT', wrong);
    if (req.url?.split('?', 1)[0] !== '/graphql') throw new AppError('NOT_FOUND', 'Sockets are at /graphql.');
    const origin = originOf(req, trustProxy);
    const refusal = this.callers.refusal(origin.address);
    if (refusal) throw refusal;
    const caller = this.callers.enter(origin.address);
    socket.once('close', () => this.callers.leave(caller));
    const shown = keyShownBy(req);
    const session = shown === null ? await this.sessionOf(req, origin) : null;
    const viewpoint: Viewpoint = { host: origin.host, names: organizationIn(searchOf(req.url)), session };
    const from = { address: origin.address, sender: req.headers.origin };
    const access: Access = { viewpoint, key: null };
    if (shown !== null) await this.takeKey({ access, from }, shown);
    if (this.isClosed) throw this.callers.refusal(origin.address)!;
    if (socket.destroyed) return;
    this.upgrader.handleUpgrade(req, socket, head, (opened) =>
      this.opened({ socket: opened, caller, access, from, requestId: requestIdOf(req, trustProxy) }, req.headers.host),
    );
  }

  /** From then on a connection follows as the key that it shows, and as nobody else. @throws as `admitKey` */
  private async takeKey({ access, from }: Pick<Connection, 'access' | 'from'>, shown: string): Promise<void> {
    const { host, names } = access.viewpoint;
    const key = await admitKey(this.parts, shown, from);
    access.key = key;
    access.viewpoint = viewpointOfKey(key, host, names);
  }

  /** Whose session a request came with. @throws 403 where another site made it come */
  private async sessionOf(req: IncomingMessage, origin: Origin): Promise<LiveSession | null> {
    const { services } = this.parts;
    const [token, linkToken] = (['session', 'scorekeeper'] as const).map((name) =>
      sessionToken(req.headers.cookie, origin.secure, name),
    );
    if (token == null && linkToken == null) return null;
    checkSender(req, origin);
    const signedIn = token == null ? null : await findSession(services, token);
    if (signedIn) return { kind: 'user', id: signedIn.session.id, token: token! };
    const scorekeeper = linkToken == null ? null : await findScorekeeper(services, linkToken);
    return scorekeeper && { kind: 'scorekeeper', id: scorekeeper.id, token: linkToken! };
  }

  private opened(connection: Connection, host: string | undefined): void {
    const { log } = this.parts;
    const { socket, requestId } = connection;
    const known = { ...connection, isAlive: true };
    const start = performance.now();
    this.connections.set(socket, known);
    this.heart ??= setInterval(() => void this.beat(), this.times.beatMs);
    socket.on('pong', (sign) => void (known.isAlive ||= sign.equals(this.sign)));
    socket.on('error', (error) => log.info({ requestId, reason: error.message }, 'a socket broke'));
    socket.once('close', (code) => {
      this.connections.delete(socket);
      const ms = Math.round(performance.now() - start);
      log.info({ requestId, method: 'GET', host, path: '/graphql', status: 101, code, ms }, 'socket');
      if (this.connections.size > 0 || this.heart === null) return;
      clearInterval(this.heart);
      this.heart = null;
    });
    converse(this.protocol, connection, log);
  }

  private async beat(): Promise<void> {
    this.sign = randomBytes(4);
    for (const [socket, connection] of this.connections) {
      if (connection.isAlive) socket.ping(this.sign);
      else socket.terminate();
      connection.isAlive = false;
    }
    this.operations.look();
    await this.endSessions('some');
  }

  /** Ends what was followed with sessions that are over: these ones of users, or whichever are. */
  private async endSessions(ended: readonly number[] | 'some'): Promise<void> {
    const connections = [...this.connections.values()];
    const followed = connections.flatMap(({ socket, access: { viewpoint } }) =>
      viewpoint.session && viewpoint.session.kind !== 'key' ? [{ socket, session: viewpoint.session }] : [],
    );
    const keyed = connections.flatMap(({ socket, access: { key } }) => (key ? [{ socket, key }] : []));
    try {
      const endOfKeys = await endedKeys(
        this.parts.keys,
        keyed.map(({ key }) => key),
      );
      for (const { socket, key } of keyed)
        if (endOfKeys.has(key)) this.end(socket, CloseCode.Unauthorized, 'The API key is over, or has changed');
      if (followed.length === 0) return;
      const isOver = ended === 'some' ? await this.whatIsOver(followed.map(({ session }) => session)) : isOneOf(ended);
      for (const { socket, session } of followed)
        if (isOver(session)) this.end(socket, CloseCode.Unauthorized, 'The session has ended');
    } catch (error) {
      describeFailure(error, 'live', this.parts.log); // the next beat asks again
    }
  }

  private async whatIsOver(sessions: readonly LiveSession[]): Promise<(session: LiveSession) => boolean> {
    const { services } = this.parts;
    const open = await openSessions(services, [...new Set(sessions.filter(isOfUser).map(({ id }) => id))]);
    const links = new Set(sessions.filter((session) => !isOfUser(session)).map(({ token }) => token));
    for (const token of links) if (!(await readScorekeeper(services, token))) links.delete(token);
    return (session) => (isOfUser(session) ? !open.has(session.id) : !links.has(session.token));
  }

  private end(socket: WebSocket, code: number, reason: string): void {
    socket.close(code, reason);
    const impatience = setTimeout(() => socket.terminate(), GOODBYE_MS);
    socket.once('close', () => clearTimeout(impatience));
  }

  /** A request for a socket that is answered by an ordinary response. */
  private refuse(req: IncomingMessage, socket: Duplex, error: unknown): void {
    const { log, services } = this.parts;
    const requestId = requestIdOf(req, services.config.trustProxy);
    const { status, code, message, details } = describeFailure(error, requestId, log);
    log.info({ requestId, method: req.method, host: req.headers.host, status }, 'no socket');
    const bytes = refusalBytes({ code, message, requestId }, STATUS_CODES[status] ?? '', retryAfter(details));
    socket.end(bytes, () => socket.destroy());
  }
}

function isOfUser({ kind }: LiveSession): boolean {
  return kind === 'user';
}

function isOneOf(ids: readonly number[]): (session: LiveSession) => boolean {
  return (session) => isOfUser(session) && ids.includes(session.id);
}
