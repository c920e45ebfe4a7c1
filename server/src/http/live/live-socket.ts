import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { CloseCode, makeServer, MessageType, type Server } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { AppError, tooMany } from '../../lib/errors.js';
import { NOBODY } from '../caller.js';
import { budgetOwner, Charge, networkBudget, type RequestLimits } from '../budgets/charge.js';
import { isOwnOperation } from '../budgets/own-operations.js';
import type { KnownKey } from '../keys/key-ring.js';
import type { KeyUsage } from '../keys/key-usage.js';
import { shownKey } from '../keys/shown-key.js';
import { errorsOf } from './live-errors.js';
import type { LiveCaller, LiveCallers } from './live-callers.js';
import type { LiveOperations, Operation, Viewpoint } from './live-operations.js';
import { Knowledge } from './live-event.js';
import { SocketFeed } from './socket-feed.js';
import { cutIfStuck, SocketOutlet } from './socket-outlet.js';
import type { RequestParameters } from './subscription-request.js';

/** Operations that one socket follows; a further one closes it. */
const MOST_OPERATIONS = 20;
const TOO_MANY = CloseCode.TooManyInitialisationRequests;
/** Without what the ping brought: nobody has it kept here. */
const PONG = JSON.stringify({ type: MessageType.Pong });

/** A connection by socket. */
export interface Connection {
  socket: WebSocket;
  caller: LiveCaller;
  access: Access;
  /** Where it comes from. */
  from: { address: string; sender: string | undefined };
  requestId: string;
}

/** As whom a connection follows; another one once it has shown a key. */
export interface Access {
  viewpoint: Viewpoint;
  key: KnownKey | null;
}

/** What connections are served with. */
export interface ProtocolDeps {
  schema: GraphQLSchema;
  operations: LiveOperations;
  callers: LiveCallers;
  patienceMs: number;
  log: Logger;
  limits: RequestLimits;
  usage: KeyUsage;
  /** Lets a connection follow as the key that it shows. @throws as `admitKey` */
  takeKey(connection: Connection, shown: string): Promise<void>;
}

/** The server's side of `graphql-transport-ws`. */
export type Protocol = Server<Served>;

interface Served extends Connection {
  outlet: SocketOutlet;
}

/** An error of the graph, already in its form for the caller. */
class ToldError extends GraphQLError {
  constructor(private readonly told: GraphQLFormattedError) {
    super(told.message);
  }

  override toJSON(): GraphQLFormattedError {
    return this.told;
  }
}

/** Makes the protocol: what it subscribes to are the operations that streams of events follow, too. */
export function liveProtocol(deps: ProtocolDeps): Protocol {
  const { schema, operations, callers, log, limits, usage } = deps;
  return makeServer<Record<string, unknown>, Served>({
    async onConnect({ connectionParams, extra }) {
      const given = connectionParams?.['Authorization'] ?? connectionParams?.['authorization'];
      const shown = given === undefined ? null : shownKey(String(given));
      if (shown === null) return true;
      try {
        await deps.takeKey(extra, shown);
        return true;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.status === 401) extra.socket.close(CloseCode.Unauthorized, error.message);
        return false;
      }
    },
    async onSubscribe({ subscriptions, extra }, id, payload) {
      const { socket, caller, access, requestId } = extra;
      const { viewpoint, key } = access;
      try {
        if (Object.keys(subscriptions).length > MOST_OPERATIONS) {
          const crowd = tooMany(`At most ${MOST_OPERATIONS} operations are followed at once by one socket.`, 0);
          socket.close(TOO_MANY, crowd.message);
          throw crowd;
        }
        const operation = await operations.read(payload as unknown as RequestParameters, viewpoint);
        const crowd = callers.crowdOf(caller, operation.key);
        if (crowd) throw crowd;
        const { document, operationName, variables, estimated } = operation.subscription;
        const owner = key ? budgetOwner({ ...NOBODY, key }, { address: '' }) : networkBudget(caller.network);
        await new Charge(limits, owner).take(estimated, isOwnOperation(document));
        if (key) usage.count(key.identity, false);
        const contextValue: Followed = { id, operation, connection: extra };
        return { schema, document, operationName, variableValues: variables, contextValue };
      } catch (error) {
        if (key) usage.count(key.identity, true);
        return errorsOf(error, requestId, log).map((told) => new ToldError(told));
      }
    },
    subscribe: ({ contextValue }) => feedOf(contextValue as Followed, deps),
  });
}

interface Followed {
  /** By which the program knows the operation. */
  id: string;
  operation: Operation;
  connection: Served;
}

function feedOf(
  { id, operation, connection }: Followed,
  { operations, callers, patienceMs }: ProtocolDeps,
): SocketFeed {
  const ends: (() => void)[] = [];
  const { takesPatches, resumedId } = operation.subscription;
  const feed = new SocketFeed({
    knowledge: new Knowledge(takesPatches, resumedId),
    tellsIds: resumedId !== null,
    patienceMs,
    tell: (answer) => connection.outlet.answer(id, answer),
    cut: () => connection.socket.terminate(),
    end: () => ends.forEach((end) => end()),
  });
  ends.push(callers.follow(connection.caller, operation.key), operations.follow(operation, feed));
  return feed;
}

/** Speaks the protocol with whoever is at the other end of a socket, until it is closed. */
export function converse(protocol: Protocol, connection: Connection, log: Logger): void {
  const { socket, requestId } = connection;
  const outlet = new SocketOutlet(socket);
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send: (text) => outlet.send(text),
      close: (code, reason) => socket.close(code, reason),
      onPing: () => outlet.send(PONG),
      onMessage: (take) => {
        socket.on('message', (data) => {
          if (socket.readyState !== socket.OPEN) return;
          take(String(data)).catch((error: unknown) => {
            if (socket.readyState !== socket.OPEN) return;
            log.error({ err: error, requestId }, 'a message by socket could not be answered');
            socket.close(CloseCode.InternalServerError, 'Internal server error');
          });
        });
      },
    },
    { ...connection, outlet },
  );
  socket.on('ping', () => cutIfStuck(socket)); // each is answered by what is below this protocol
  socket.once('close', (code, reason) => void closed(code, String(reason)));
}
