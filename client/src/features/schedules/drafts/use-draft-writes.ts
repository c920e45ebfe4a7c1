import { staleSentence } from '@domain/schedule/stale-sentence';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readAnew } from '@/app/admin/read-anew';
import { BEFORE_WRITE } from '@/app/admin/session/session-link';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { useConfirm } from '@/ui/confirm-context';
import { useToast } from '@/ui/toast-context';
import { DraftPublicationDocument } from './drafts.generated';
import { useDiscardScheduleDraftMutation, usePublishScheduleDraftMutation } from './drafts.hooks.generated';
import { publicationQuestion } from './publication';

/** Publishes and discards drafts; both can be undone. All that the screen shows is asked for anew afterwards. */
export function useDraftWrites() {
  const client = useApolloClient();
  const toast = useToast();
  const confirm = useConfirm();
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [publishDraft] = usePublishScheduleDraftMutation();
  const [discardDraft] = useDiscardScheduleDraftMutation();
  const [isPublishing, setIsPublishing] = useState(false);
  const showAnew = () => readAnew(() => client.refetchQueries({ include: 'active' }));

  /** Asks whether to, by what is so now; says why where it cannot be published any more. */
  const ask = async (id: string): Promise<boolean> => {
    const { data } = await client.query({
      query: DraftPublicationDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
      ...BEFORE_WRITE,
    });
    const draft = data?.scheduleDraft;
    if (draft && draft.staleBecause.length === 0) return confirm(publicationQuestion(draft));
    toast({ kind: 'error', text: draft ? staleSentence(draft.staleBecause) : t.schedules.this_draft_is_gone() });
    await showAnew();
    return false;
  };
  const publish = async (id: string, onPublished: () => void): Promise<void> => {
    setIsPublishing(true);
    await attempt(async () => {
      if (!(await ask(id))) return;
      const { data } = await publishDraft({ variables: { id } });
      onPublished();
      if (data) done(data.publishScheduleDraft);
      await showAnew();
    }, t.schedules.the_draft_could_not_be_published());
    setIsPublishing(false);
  };
  const discard = (id: string): Promise<boolean> =>
    attempt(async () => {
      const { data } = await discardDraft({ variables: { id } });
      if (data) done(data.discardScheduleDraft);
      await showAnew();
    }, t.schedules.the_draft_could_not_be_discarded());
  return { publish, isPublishing, discard };
}
