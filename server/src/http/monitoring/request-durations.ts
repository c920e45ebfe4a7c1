import { Histogram, type MetricObjectWithValues, type MetricValueWithName, type Registry } from 'prom-client';

type Label = 'door' | 'status';
/** A line; what its combination of labels has in common stands apart, as the library has it. */
type Value = MetricValueWithName<Label | 'le'> & { readonly sharedLabels: Observed['labels'] };
type Shown = Omit<MetricObjectWithValues<Value>, 'collect' | 'type'> & { type: 'histogram' };

const NAME = 'courtbook_http_request_duration_seconds';
const HELP = 'Time from the request line to the last byte given to the socket.';
/** Upper ends of the buckets, in seconds. */
const ENDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** What was observed of requests of one transport with one status. */
interface Observed {
  readonly labels: Readonly<Record<Label, string | number>>;
  /** By the first bucket that holds them; last those that are longer than any. */
  readonly counts: number[];
  sum: number;
}

/**
 * How long requests took. It is shown as any histogram of the library, but counts by itself: the library makes a text
 * of the labels and one of the bucket for each request, which takes a thirtieth of an answer from memory. What else it
 * has for observing and resetting does nothing here.
 */
export class RequestDurations extends Histogram<Label> {
  private readonly observed = new Map<string, Map<number, Observed>>();

  constructor(registry: Registry) {
    super({
      name: NAME,
      help: HELP,
      labelNames: ['door', 'status'],
      buckets: ENDS,
      registers: [registry],
    });
  }

  /** Counts a finished request. */
  count(transport: string, status: number, seconds: number): void {
    const observed = this.of(transport, status);
    let bucket = 0;
    while (bucket < ENDS.length && seconds > ENDS[bucket]!) bucket += 1;
    observed.counts[bucket]! += 1;
    observed.sum += seconds;
  }

  /** What the library shows of it, in whatever form. */
  async getForPromString(): Promise<Shown> {
    const all = [...this.observed.values()].flatMap((ofDoor) => [...ofDoor.values()]);
    return { name: NAME, help: HELP, type: 'histogram', aggregator: 'sum', values: all.flatMap(valuesOf) };
  }

  private of(transport: string, status: number): Observed {
    const known = this.observed.get(transport)?.get(status);
    if (known !== undefined) return known;
    const observed: Observed = { labels: { door: transport, status }, counts: [0, ...ENDS.map(() => 0)], sum: 0 };
    this.observed.set(transport, new Map(this.observed.get(transport)).set(status, observed));
    return observed;
  }
}

/** The lines of one combination of labels: each bucket holds what those before it hold, too. */
function valuesOf({ labels, counts, sum }: Observed): Value[] {
  let count = 0;
  const line = (kind: 'bucket' | 'sum' | 'count', value: number, le?: number | string): Value => ({
    metricName: `${NAME}_${kind}`,
    labels: le === undefined ? {} : { le },
    sharedLabels: labels,
    value,
  });
  const buckets = counts.map((more, index) => line('bucket', (count += more), ENDS[index] ?? '+Inf'));
  return [...buckets, line('sum', sum), line('count', count)];
}
