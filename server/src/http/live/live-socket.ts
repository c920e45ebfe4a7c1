import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { CloseCode, makeServer, MessageType, type Server } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { tooMany } from '../../lib/errors.js';
import { Charge, networkBudget, type RequestLimits } from '../budgets/charge.js';
import { isOwnOperation } from '../budgets/own-operations.js';
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
  viewpoint: Viewpoint;
  requestId: string;
}

/** What connections are served with. */
export interface ProtocolDeps {
  schema: GraphQLSchema;
  operations: LiveOperations;
  callers: LiveCallers;
  patienceMs: number;
  log: Logger;
  limits: RequestLimits;
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
  const { schema, operations, callers, log, limits } = deps;
  return makeServer<Record<string, unknown>, Served>({
    async onSubscribe({ subscriptions, extra }, id, payload) {
      const { socket, caller, viewpoint, requestId } = extra;
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
        await new Charge(limits, networkBudget(caller.network)).take(estimated, isOwnOperation(document));
        const contextValue: Followed = { id, operation, connection: extra };
        return { schema, document, operationName, variableValues: variables, contextValue };
      } catch (error) {
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
