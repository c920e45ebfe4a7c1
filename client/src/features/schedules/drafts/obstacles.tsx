import { Badge } from '@/ui/badge';
import type { ScheduleObstacleSeverity } from '@/graphql/schema.generated';
import { t } from '@/texts';
import type { DraftObstacleFragment } from './drafts.generated';

const SEVERITY = {
  REFUSED: { label: () => t.schedules.not_possible(), tone: 'danger' },
  LEFT_OUT: { label: () => t.schedules.left_out(), tone: 'danger' },
  WARNING: { label: () => t.schedules.note(), tone: 'warning' },
} as const satisfies Record<ScheduleObstacleSeverity, object>;

/** At once; the others are behind a line that opens. */
const SHOWN = 5;

/** What stands in the way of a schedule, in words. Nothing when nothing does. */
export function Obstacles({ title, obstacles }: { title: string; obstacles: readonly DraftObstacleFragment[] }) {
  if (obstacles.length === 0) return null;
  const list = (some: readonly DraftObstacleFragment[]) => (
    <ul className="flex flex-col gap-1.5">
      {some.map(({ severity, message }) => (
        <li key={message} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
          <Badge tone={SEVERITY[severity].tone}>{SEVERITY[severity].label()}</Badge>
          <span className="min-w-0 flex-[1_1_16rem] [overflow-wrap:anywhere]">{message}</span>
        </li>
      ))}
    </ul>
  );
  const further = obstacles.slice(SHOWN);
  return (
    <section aria-label={title} className="flex flex-col gap-2 text-sm">
      <p className="font-semibold">{title}</p>
      {list(obstacles.slice(0, SHOWN))}
      {further.length > 0 && (
        <details>
          <summary className="link font-medium">{t.schedules.more({ count: further.length })}</summary>
          <div className="mt-2">{list(further)}</div>
        </details>
      )}
    </section>
  );
}
