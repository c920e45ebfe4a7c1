import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Replica } from '../../database/replica.js';
import type { ResponseCache } from '../caching/response-cache.js';
import type { Transport } from '../../context/request-context.js';
import { RequestDurations } from './request-durations.js';

/** The figures of the streams of events. */
interface LiveFigures {
  readonly size: number;
  readonly operations: number;
  readonly counts: Readonly<{ executions: number; events: number }>;
}

/** The figures of one application for Prometheus. */
export class Metrics {
  readonly registry = new Registry();

  private readonly durations = new RequestDurations(this.registry);

  private readonly statements = new Counter({
    name: 'courtbook_statements_total',
    help: 'SQL statements run for requests.',
    registers: [this.registry],
  });

  constructor(responses: ResponseCache, replica?: Replica) {
    collectDefaultMetrics({ register: this.registry });
    const gauge = this.gauge.bind(this);
    gauge('answer_cache_hits', 'Answers from memory since the start.', () => responses.counts.hits);
    gauge('answer_cache_misses', 'Answers that had to be made since the start.', () => responses.counts.misses);
    gauge(
      'answer_cache_shared',
      'Callers who waited for an answer that was being made, since the start.',
      () => responses.counts.shared,
    );
    gauge('answer_cache_bytes', 'Bytes in use.', () => responses.bytes);
    gauge('answer_cache_entries', 'Answers in memory.', () => responses.size);
    if (replica === undefined) return;
    gauge('replica_up', '1 when the replica answers and is one, else 0.', () => Number(replica.up));
    gauge(
      'replica_statements',
      "SQL statements of visitors' reads that the replica answered, since the start.",
      () => replica.counts.replica,
    );
    gauge(
      'replica_fallbacks',
      "SQL statements of visitors' reads that the primary answered since the start: the replica was down or behind.",
      () => replica.counts.primary,
    );
  }

  /** Shows what is followed. */
  watchStreams(live: LiveFigures): void {
    this.gauge('live_streams', 'Streams of events and sockets that are open.', () => live.size);
    this.gauge('live_operations', 'Different operations that these follow.', () => live.operations);
    this.gauge('live_executions', 'Executions for them since the start.', () => live.counts.executions);
    this.gauge('live_events', 'Events given to them since the start.', () => live.counts.events);
  }

  private gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name: `courtbook_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }

  /** Counts a finished request. */
  observe(transport: Transport | 'other', status: number, seconds: number): void {
    this.durations.count(transport, status, seconds);
  }

  countStatements(count: number): void {
    if (count > 0) this.statements.inc(count);
  }
}
