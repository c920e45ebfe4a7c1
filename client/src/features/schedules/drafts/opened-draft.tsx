import { staleSentence } from '@domain/schedule/stale-sentence';
import { QueryResult } from '@/app/admin/query-result';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { PageSkeleton } from '@/ui/skeleton';
import { Tabs } from '@/ui/tabs';
import { useIsShown } from '@/ui/use-is-shown';
import { useFilters } from '@/ui/use-filters';
import { CertificateList } from './certificate-list';
import { ChangesTable } from './changes-table';
import { DraftComparison } from './draft-comparison';
import { DraftWeeks } from './draft-weeks-view';
import type { Draft } from './draft-weeks';
import { useScheduleDraftQuery } from './drafts.hooks.generated';
import type { DraftRowFragment } from './drafts.generated';
import { FairnessTable } from './fairness-table';
import { useDraftWrites } from './use-draft-writes';

interface Props {
  id: string;
  /** All drafts of the schedule, to compare with. */
  drafts: readonly DraftRowFragment[];
  onClose: () => void;
}

/** A draft with all that it would do, and the button that publishes it. */
export function OpenedDraft({ id, drafts, onClose }: Props) {
  const result = useScheduleDraftQuery({ variables: { id } });
  const { publish, isPublishing } = useDraftWrites();
  const isShown = useIsShown();
  const draft = result.data?.scheduleDraft;
  const { seed, staleBecause } = drafts.find((each) => each.id === id)!;
  const isStale = staleBecause.length > 0;
  return (
    <Card
      title={t.schedules.draft({ seed })}
      headingLevel={4}
      flush
      aside={
        <span className="flex gap-2">
          <Button size="small" onClick={onClose}>
            {t.common.close()}
          </Button>
          <Button
            size="small"
            variant="primary"
            busy={isPublishing}
            disabled={!draft || isStale}
            onClick={() => void publish(id, () => isShown() && onClose())}
          >
            {t.schedules.publish()}
          </Button>
        </span>
      }
    >
      {isStale && (
        <p className="border-b border-line px-4 py-3 text-sm text-danger [overflow-wrap:anywhere]">
          {staleSentence(staleBecause)}
        </p>
      )}
      <QueryResult
        result={result}
        skeleton={
          <div className="px-4">
            <PageSkeleton rows={6} />
          </div>
        }
      >
        {() => draft && <Views draft={draft} others={drafts.filter((each) => each.id !== id)} />}
      </QueryResult>
    </Card>
  );
}

function Views({ draft, others }: { draft: Draft; others: readonly DraftRowFragment[] }) {
  const [{ view }, setFilters] = useFilters(['view']);
  const tabs = [
    { id: 'changes', label: t.schedules.what_changes(), panel: <ChangesTable draft={draft} /> },
    { id: 'weeks', label: t.schedules.weeks(), panel: <DraftWeeks draft={draft} /> },
    { id: 'fairness', label: t.schedules.fairness(), panel: <FairnessTable fairness={draft.fairness} /> },
    { id: 'certificate', label: t.schedules.how_good(), panel: <CertificateList draft={draft} /> },
    ...(others.length === 0
      ? []
      : [{ id: 'compare', label: t.schedules.compare(), panel: <DraftComparison draft={draft} others={others} /> }]),
  ];
  const current = tabs.some(({ id }) => id === view) ? view : 'changes';
  return (
    <Tabs
      label={t.schedules.draft({ seed: draft.seed })}
      // What is not looked at need not be drawn: a season has hundreds of games.
      tabs={tabs.map((tab) => (tab.id === current ? tab : { ...tab, panel: null }))}
      current={current}
      onChange={(id) => setFilters({ view: id === 'changes' ? '' : id })}
    />
  );
}
