import { useState } from 'react';
import { QueryResult } from '@/app/admin/query-result';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { PageSkeleton } from '@/ui/skeleton';
import { useFilters } from '@/ui/use-filters';
import { useScheduleDraftsQuery } from './drafts.hooks.generated';
import type { DraftRowFragment } from './drafts.generated';
import { DraftsList } from './drafts-list';
import { GenerationProgress } from './generation-progress';
import { Obstacles } from './obstacles';
import { OpenedDraft } from './opened-draft';
import { RepairDialog } from './repair-dialog';
import { useDraftWrites } from './use-draft-writes';
import { useGenerateDraft } from './use-generate-draft';

/**
 * The drafts of a schedule: generated, looked at, compared, discarded and published. Which one is open stands in the
 * address.
 */
export function ScheduleDrafts({ scheduleId }: { scheduleId: string }) {
  const result = useScheduleDraftsQuery({ variables: { scheduleId }, fetchPolicy: 'cache-and-network' });
  const [{ draft: openId }, setFilters] = useFilters(['draft']);
  const open = (draft: string): void => setFilters({ draft });
  const { running, ended, run, cancel } = useGenerateDraft(scheduleId, open);
  const { discard } = useDraftWrites();
  const schedule = result.data?.schedule;
  const drafts = schedule?.drafts ?? [];
  const isImpossible = schedule?.obstacles.some(({ severity }) => severity === 'REFUSED') ?? false;
  const [isAsking, setIsAsking] = useState(false);
  const halls = [...new Set(schedule?.timeSlots.flatMap(({ location }) => location ?? []))];
  const discarded = async ({ id }: DraftRowFragment): Promise<void> => {
    if ((await discard(id)) && id === openId) open('');
  };
  return (
    <>
      <Card
        title="Drafts"
        headingLevel={4}
        flush
        aside={
          <span className="flex flex-wrap gap-2">
            {schedule && schedule.gameCount > schedule.playedGameCount && (
              <Button
                size="small"
                busy={running !== null}
                title="Changes as few of the games to come as what has happened allows"
                onClick={() => (halls.length > 0 ? setIsAsking(true) : void run([]))}
              >
                Repair
              </Button>
            )}
            <Button
              size="small"
              variant="primary"
              busy={running !== null}
              disabled={!schedule || isImpossible}
              onClick={() => void run()}
            >
              {drafts.length === 0 ? 'Generate a draft' : 'Another'}
            </Button>
          </span>
        }
      >
        <QueryResult
          result={result}
          skeleton={
            <div className="px-4">
              <PageSkeleton rows={3} />
            </div>
          }
        >
          {() => (
            <>
              <div className="flex flex-col gap-4 p-4">
                <p className="text-sm text-muted">
                  A draft is a whole plan that nobody else sees. Games that were played stay as they are; nothing
                  changes until a draft is published.{drafts.length > 0 && ' The last five are kept.'}
                </p>
                <Obstacles
                  title={isImpossible ? 'Nothing can be generated yet' : 'Before you generate'}
                  obstacles={schedule?.obstacles ?? []}
                />
                {running && <GenerationProgress isCancelling={running.isCancelling} onCancel={() => void cancel()} />}
                <div
                  role="alert"
                  className={ended?.isError ? 'text-sm text-danger' : 'text-sm text-muted empty:hidden'}
                >
                  {ended?.text}
                </div>
              </div>
              {drafts.length > 0 && (
                <DraftsList
                  drafts={drafts}
                  openId={openId}
                  onOpen={open}
                  onDiscard={(draft) => void discarded(draft)}
                />
              )}
            </>
          )}
        </QueryResult>
      </Card>
      {isAsking && (
        <RepairDialog halls={halls} onRepair={(lost) => void run(lost)} onClose={() => setIsAsking(false)} />
      )}
      {drafts.some(({ id }) => id === openId) && (
        <OpenedDraft key={openId} id={openId} drafts={drafts} onClose={() => open('')} />
      )}
    </>
  );
}
