import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { hostOfUrl } from './webhook-words';
import type { EditableWebhookFragment } from './webhooks.generated';
import { useDeleteWebhookMutation } from './webhooks.hooks.generated';

/** Deletes a webhook after a question. */
export function useDeleteWebhook() {
  const [remove] = useDeleteWebhookMutation({ refetchQueries: ['Webhooks'] });
  return useDeletion<EditableWebhookFragment>({
    question: ({ url, waitingCount }) => ({
      text: `Delete the webhook to ${hostOfUrl(url)}?`,
      consequence:
        waitingCount > 0
          ? `Its log goes with it, and ${waitingCount} waiting ${waitingCount === 1 ? 'delivery is' : 'deliveries are'} not sent. It can be undone for ten minutes.`
          : 'Its log goes with it. It can be undone for ten minutes.',
      confirmLabel: 'Delete webhook',
    }),
    remove: ({ id }) => remove({ variables: { id } }),
    failed: 'The webhook could not be deleted.',
  });
}
