import { Controller } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { useToast } from '@/ui/toast-context';
import { EventPicker } from './event-picker';
import { changedWebhook, type WebhookValues, webhookValues } from './webhook-values';
import type { EditableWebhookFragment } from './webhooks.generated';
import { useCreateWebhookMutation, useUpdateWebhookMutation } from './webhooks.hooks.generated';

interface Props {
  /** Null for a new one. */
  webhook: EditableWebhookFragment | null;
  onClose: () => void;
  /** Given the secret of a new one. */
  onSecret: (secret: string) => void;
}

/** Makes a webhook, or edits one. */
export function WebhookDialog({ webhook, onClose, onSecret }: Props) {
  const toast = useToast();
  const [create] = useCreateWebhookMutation({ refetchQueries: ['Webhooks'] });
  const [update] = useUpdateWebhookMutation();
  const { form, basis, onStale } = useEditForm(webhook, webhookValues);
  const { register, control, formState } = form;
  const save = async (values: WebhookValues, close: () => void): Promise<void> => {
    if (basis) {
      await update({ variables: { id: basis.id, input: changedWebhook(basis, values) } });
      toast({ kind: 'success', text: t.webhooks.webhook_saved() });
      close();
      return;
    }
    const { data } = await create({ variables: { input: { url: values.url.trim(), events: values.events } } });
    close();
    onSecret(data!.createWebhook.secret);
  };
  return (
    <FormDialog
      title={webhook ? t.webhooks.edit_webhook() : t.webhooks.new_webhook()}
      form={form}
      fields={['url', 'events']}
      submitLabel={webhook ? t.common.save() : t.webhooks.create_webhook()}
      failure={t.webhooks.the_webhook_could_not_be_saved()}
      save={save}
      {...(webhook && { onStale })}
      onClose={onClose}
    >
      <Field
        label={t.webhooks.address()}
        required
        hint={t.webhooks.of_your_own_program_on_the_public_internet()}
        error={formState.errors.url?.message}
      >
        {(props) => (
          <Input
            {...props}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://example.org/hooks"
            {...register('url', {
              ...atMost(2048),
              validate: (url) => url.trim() !== '' || t.webhooks.please_enter_an_address(),
            })}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="events"
        rules={{ validate: (events) => events.length > 0 || t.webhooks.please_choose_at_least_one() }}
        render={({ field, fieldState }) => (
          <EventPicker value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
    </FormDialog>
  );
}
