import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import type { Draft } from './draft-weeks';
import type { DraftQualityFragment } from './drafts.generated';
import { Obstacles } from './obstacles';
import { formatFigure, isBestPossible, QUALITY_WORDS, whyNotBetter } from './quality-words';

/**
 * How good a draft is in each respect, how good it could be, and why it cannot be better; before that what it could not
 * do.
 */
export function CertificateList({ draft: { certificate, obstacles } }: { draft: Draft }) {
  return (
    <div className="flex flex-col gap-3 p-4">
      <Obstacles title={t.schedules.what_it_could_not_do()} obstacles={obstacles} />
      <p className="text-sm text-muted">
        {certificate.length === 0
          ? t.schedules.there_is_no_room_for_another_game_of()
          : t.schedules.in_the_order_in_which_they_are_wanted()}
      </p>
      <ol className="divide-y divide-line">
        {certificate.map((quality) => (
          <li key={quality.name} className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[13rem_14rem_1fr]">
            <div>
              <p className="font-semibold">{QUALITY_WORDS[quality.name].label()}</p>
              <p className="text-sm text-muted">{QUALITY_WORDS[quality.name].counts()}</p>
            </div>
            <Figure quality={quality} />
            <p className="text-sm [overflow-wrap:anywhere]">{whyNotBetter(quality)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Figure({ quality: { value, bound } }: { quality: DraftQualityFragment }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="display tabular text-xl font-bold">{formatFigure(value)}</span>
      {isBestPossible({ value, bound }) ? (
        <Badge tone="success">{t.schedules.best_possible()}</Badge>
      ) : (
        <>
          <Badge tone="warning">{t.schedules.gap({ figure: formatFigure(value - bound) })}</Badge>
          <span className="text-sm text-muted">
            {t.schedules.no_plan_has_less_than({ figure: formatFigure(bound) })}
          </span>
        </>
      )}
    </p>
  );
}
