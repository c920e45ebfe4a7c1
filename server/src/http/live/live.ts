import type { AppParts } from '../app-parts.js';
import { LiveCallers } from './live-callers.js';
import { LiveOperations } from './live-operations.js';
import { LiveSockets } from './live-sockets.js';
import { LiveStreams } from './live-streams.js';
import { LIVE_TIMES, type LiveTimes } from './live-times.js';

/** What is followed in this process, by both transports. */
export interface Live {
  readonly streams: LiveStreams;
  readonly sockets: LiveSockets;
  /** Ends all of it; whoever still comes is sent elsewhere. */
  close(): void;
}

/** Begins to let subscriptions be followed: the same operations, by streams of events and by sockets. */
export function startLive(parts: AppParts, times: LiveTimes = LIVE_TIMES): Live {
  const operations = new LiveOperations(parts, times);
  const callers = new LiveCallers(parts.services.config);
  const streams = new LiveStreams(parts, operations, callers, times);
  const sockets = new LiveSockets(parts, operations, callers, times);
  parts.metrics.watchStreams({
    counts: operations.counts,
    get size() {
      return callers.size;
    },
    get operations() {
      return operations.size;
    },
  });
  return {
    streams,
    sockets,
    close() {
      callers.close();
      operations.close();
      streams.close();
      sockets.close();
    },
  };
}
