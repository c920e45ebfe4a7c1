import { useApolloClient } from '@apollo/client/react';
import type { LostHallInput } from '@/graphql/schema.generated';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { ScheduleDraftsDocument } from '../drafts/drafts.generated';
import { useGenerateScheduleDraftMutation, useRepairScheduleDraftMutation } from './generation.hooks.generated';
import type { Generation } from './use-generation';

/** Generates a draft of a schedule: anew, or with halls (none, too) as a repair without these. */
export function useGenerateDraft(
  scheduleId: string,
  { run }: Generation,
  onDone: (draftId: string) => void,
): (lost?: LostHallInput[]) => Promise<void> {
  const client = useApolloClient();
  const toast = useToast();
  const [generate] = useGenerateScheduleDraftMutation();
  const [repair] = useRepairScheduleDraftMutation();
  const listAnew = () => client.refetchQueries({ include: [ScheduleDraftsDocument] });
  return async (lost) => {
    const draft = await run(lost ? 'repair' : 'draft', async (key) => {
      const variables = { scheduleId, key };
      const made = lost
        ? (await repair({ variables: { ...variables, lostHalls: lost } })).data?.repairScheduleDraft
        : (await generate({ variables })).data?.generateScheduleDraft;
      await listAnew();
      return made;
    });
    if (!draft) return void (await listAnew().catch(() => undefined));
    toast({ kind: 'success', text: t.schedules.draft_is_ready({ seed: draft.seed }) });
    onDone(draft.id);
  };
}
