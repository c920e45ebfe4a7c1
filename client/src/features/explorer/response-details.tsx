import { t } from '@/texts';
import type { ResponseInfo } from './send-operation';

/** What is worth a place of its own; everything else is behind it. */
const FIRST = ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'];

/** What an answer has cost and what its headers say, below the answer. */
export function ResponseDetails({ info }: { info: ResponseInfo | null }) {
  if (info === null)
    return <p className="response-details">{t.explorer.what_an_answer_costs_and_its_headers_stand()}</p>;
  const { status, cost, headers } = info;
  const first = headers.filter(([name]) => FIRST.includes(name));
  const others = headers.filter(([name]) => !FIRST.includes(name));
  return (
    <section aria-label={t.explorer.cost_and_headers()} className="response-details">
      <dl>
        <Entry name={t.explorer.status()}>{status}</Entry>
        {cost && (
          <>
            <Entry name={t.explorer.cost()}>
              {t.explorer.of_estimated_at_most({ actual: cost.actual, estimated: cost.estimated, limit: cost.limit })}
            </Entry>
            <Entry name={t.explorer.statements()}>{cost.statements}</Entry>
            <Entry name={t.explorer.time()}>{t.explorer.ms({ milliseconds: cost.milliseconds })}</Entry>
            <Entry name={t.explorer.from_memory()}>{cost.cached ? t.explorer.yes() : t.explorer.no()}</Entry>
          </>
        )}
        {first.map(([name, value]) => (
          <Entry key={name} name={name}>
            <code>{value}</code>
          </Entry>
        ))}
      </dl>
      <details>
        <summary>{t.explorer.all_headers()}</summary>
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
