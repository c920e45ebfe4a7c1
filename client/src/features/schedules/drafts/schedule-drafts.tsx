import { useState } from 'react';
import { QueryResult } from '@/app/admin/query-result';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { PageSkeleton } from '@/ui/skeleton';
import { useFilters } from '@/ui/use-filters';
import { GenerationProgress } from '../generation/generation-progress';
import { useGenerateDraft } from '../generation/use-generate-draft';
import type { Generation } from '../generation/use-generation';
import { useScheduleDraftsQuery } from './drafts.hooks.generated';
import type { DraftRowFragment } from './drafts.generated';
import { DraftsList } from './drafts-list';
import { Obstacles } from './obstacles';
import { OpenedDraft } from './opened-draft';
import { RepairDialog } from './repair-dialog';
import { useDraftWrites } from './use-draft-writes';

/**
 * The drafts of a schedule: generated, looked at, compared, discarded and published. Which one is open stands in the
 * address.
 */
export function ScheduleDrafts({ scheduleId, generation }: { scheduleId: string; generation: Generation }) {
  const result = useScheduleDraftsQuery({ variables: { scheduleId } });
  const [{ draft: openId }, setFilters] = useFilters(['draft', 'schedule']);
  // With its schedule, so that the section is open again that has it.
  const open = (draft: string): void => setFilters({ draft, schedule: draft === '' ? '' : scheduleId });
  const generate = useGenerateDraft(scheduleId, generation, open);
  const what = generation.running?.what ?? null;
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
        title={t.schedules.drafts()}
        headingLevel={4}
        flush
        aside={
          <span className="flex flex-wrap gap-2">
            {schedule && schedule.gameCount > schedule.playedGameCount && (
              <Button
                size="small"
                busy={what === 'repair'}
                disabled={what !== null && what !== 'repair'}
                title={t.schedules.changes_as_few_of_the_games_to_come()}
                onClick={() => (halls.length > 0 ? setIsAsking(true) : void generate([]))}
              >
                {t.schedules.repair()}
              </Button>
            )}
            <Button
              size="small"
              variant="primary"
              busy={what === 'draft'}
              disabled={!schedule || isImpossible || (what !== null && what !== 'draft')}
              onClick={() => void generate()}
            >
              {drafts.length === 0 ? t.schedules.generate_a_draft() : t.schedules.another()}
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
                  {t.schedules.a_draft_is_a_whole_plan_that_administrators()}
                  {drafts.length > 0 && t.schedules.the_last_five_are_kept()}
                </p>
                <Obstacles
                  title={isImpossible ? t.schedules.nothing_can_be_generated_yet() : t.schedules.before_you_generate()}
                  obstacles={schedule?.obstacles ?? []}
                />
                <GenerationProgress whats={['draft', 'repair']} generation={generation} />
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
        <RepairDialog halls={halls} onRepair={(lost) => void generate(lost)} onClose={() => setIsAsking(false)} />
      )}
      {drafts.some(({ id }) => id === openId) && (
        <OpenedDraft key={openId} id={openId} drafts={drafts} onClose={() => open('')} />
      )}
    </>
  );
}
