import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { t } from '@/texts';
import { hostOfUrl } from './webhook-words';
import type { EditableWebhookFragment } from './webhooks.generated';
import { useDeleteWebhookMutation } from './webhooks.hooks.generated';

/** Deletes a webhook after a question. */
export function useDeleteWebhook() {
  const [remove] = useDeleteWebhookMutation({ refetchQueries: ['Webhooks'] });
  return useDeletion<EditableWebhookFragment>({
    question: ({ url, waitingCount }) => ({
      text: t.webhooks.delete_the_webhook_to({ hostOfUrl: hostOfUrl(url) }),
      consequence:
        waitingCount > 0
          ? t.webhooks.its_log_goes_with_it_and_waiting_deliveries({ waitingCount })
          : t.webhooks.its_log_goes_with_it_it_can_be(),
      confirmLabel: t.webhooks.delete_webhook(),
    }),
    remove: ({ id }) => remove({ variables: { id } }),
    failed: t.webhooks.the_webhook_could_not_be_deleted(),
  });
}
