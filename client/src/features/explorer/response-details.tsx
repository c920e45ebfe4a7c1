import type { ResponseInfo } from './send-operation';

/** What is worth a place of its own; everything else is behind it. */
const FIRST = ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'];

/** What an answer has cost and what its headers say, below the answer. */
export function ResponseDetails({ info }: { info: ResponseInfo | null }) {
  if (info === null)
    return <p className="response-details">What an answer costs, and its headers, stand here once there is one.</p>;
  const { status, cost, headers } = info;
  const first = headers.filter(([name]) => FIRST.includes(name));
  const others = headers.filter(([name]) => !FIRST.includes(name));
  return (
    <section aria-label="Cost and headers" className="response-details">
      <dl>
        <Entry name="Status">{status}</Entry>
        {cost && (
          <>
            <Entry name="Cost">
              {cost.actual.toLocaleString('en')} of {cost.estimated.toLocaleString('en')} estimated (at most{' '}
              {cost.limit.toLocaleString('en')})
            </Entry>
            <Entry name="Statements">{cost.statements}</Entry>
            <Entry name="Time">{cost.milliseconds} ms</Entry>
            <Entry name="From memory">{cost.cached ? 'yes' : 'no'}</Entry>
          </>
        )}
        {first.map(([name, value]) => (
          <Entry key={name} name={name}>
            <code>{value}</code>
          </Entry>
        ))}
      </dl>
      <details>
        <summary>All headers</summary>
        <dl>
          {others.map(([name, value]) => (
            <Entry key={name} name={name}>
              <code>{value}</code>
            </Entry>
          ))}
        </dl>
      </details>
    </section>
  );
}

function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
