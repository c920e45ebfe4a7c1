import type { Config } from '../../config.js';
import { AppError, tooMany } from '../../lib/errors.js';
import { networkOf } from '../../lib/network.js';

/** Seconds that whoever is refused is told to wait. */
const LATER = 60;

/** What one address has open. */
export interface LiveCaller {
  readonly network: string;
  connections: number;
  /** How many of them follow which operation. */
  readonly operations: Map<string, number>;
}

type Limits = Pick<Config, 'liveStreams' | 'liveStreamsPerAddress' | 'liveOperationsPerAddress'>;

/** Who follows something in this process, by whatever connection, and how much anybody may. */
export class LiveCallers {
  private readonly byNetwork = new Map<string, LiveCaller>();
  private connections = 0;
  private isClosed = false;

  constructor(private readonly limits: Limits) {}

  /** Connections that are open. */
  get size(): number {
    return this.connections;
  }

  /** Why a further connection is refused, or null. */
  refusal(address: string): AppError | null {
    const { liveStreams, liveStreamsPerAddress } = this.limits;
    if (this.isClosed || this.connections >= liveStreams)
      return new AppError('SERVICE_UNAVAILABLE', 'The server has no room for a further stream of events.', {
        details: { retryAfterSeconds: this.isClosed ? 1 : LATER },
      });
    return (this.byNetwork.get(networkOf(address))?.connections ?? 0) < liveStreamsPerAddress
      ? null
      : tooMany(`At most ${liveStreamsPerAddress} streams of events are open at once from one address.`, LATER);
  }

  /** Why a further operation is refused, or null. */
  crowdOf({ operations }: LiveCaller, key: string): AppError | null {
    const { liveOperationsPerAddress } = this.limits;
    return operations.has(key) || operations.size < liveOperationsPerAddress
      ? null
      : tooMany(`At most ${liveOperationsPerAddress} operations are followed at once from one address.`, LATER);
  }

  /** Counts a connection that is open, until `leave`. */
  enter(address: string): LiveCaller {
    const network = networkOf(address);
    const caller = this.byNetwork.get(network) ?? { network, connections: 0, operations: new Map<string, number>() };
    this.byNetwork.set(network, caller);
    caller.connections += 1;
    this.connections += 1;
    return caller;
  }

  leave(caller: LiveCaller): void {
    caller.connections -= 1;
    this.connections -= 1;
    if (caller.connections === 0) this.byNetwork.delete(caller.network);
  }

  /** Counts an operation that is followed. @returns ends that */
  follow({ operations }: LiveCaller, key: string): () => void {
    operations.set(key, (operations.get(key) ?? 0) + 1);
    return () => {
      const others = operations.get(key)! - 1;
      if (others > 0) operations.set(key, others);
      else operations.delete(key);
    };
  }

  /** From now on whoever comes is sent elsewhere. */
  close(): void {
    this.isClosed = true;
  }
}
