import { Badge } from '@/ui/badge';
import type { Draft } from './draft-weeks';
import type { DraftQualityFragment } from './drafts.generated';
import { Obstacles } from './obstacles';
import { formatFigure, isBestPossible, QUALITY_WORDS, whyNotBetter } from './quality-words';

/** How good a draft is in each respect, how good it could be, and why it cannot be better; before that what it could not do. */
export function CertificateList({ draft: { certificate, obstacles } }: { draft: Draft }) {
  return (
    <div className="flex flex-col gap-3 p-4">
      <Obstacles title="What it could not do" obstacles={obstacles} />
      <p className="text-sm text-muted">
        {certificate.length === 0
          ? 'There is no room for another game of some teams, so that there is nothing to compare this repair with. What each team gets stands under Fairness.'
          : 'In the order in which they are wanted; of every figure less is better. The least holds for all plans that are as good in what stands before it.'}
      </p>
      <ol className="divide-y divide-line">
        {certificate.map((quality) => (
          <li key={quality.name} className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[13rem_14rem_1fr]">
            <div>
              <p className="font-semibold">{QUALITY_WORDS[quality.name].label}</p>
              <p className="text-sm text-muted">{QUALITY_WORDS[quality.name].counts}</p>
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
        <Badge tone="success">Best possible</Badge>
      ) : (
        <>
          <Badge tone="warning">Gap {formatFigure(value - bound)}</Badge>
          <span className="text-sm text-muted">no plan has less than {formatFigure(bound)}</span>
        </>
      )}
    </p>
  );
}
