import { Controller } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
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
  const save = async (values: WebhookValues): Promise<void> => {
    if (basis) {
      await update({ variables: { id: basis.id, input: changedWebhook(basis, values) } });
      toast({ kind: 'success', text: 'Webhook saved' });
      onClose();
      return;
    }
    const { data } = await create({ variables: { input: { url: values.url.trim(), events: values.events } } });
    onClose();
    onSecret(data!.createWebhook.secret);
  };
  return (
    <FormDialog
      title={webhook ? 'Edit webhook' : 'New webhook'}
      form={form}
      fields={['url', 'events']}
      submitLabel={webhook ? 'Save' : 'Create webhook'}
      failure="The webhook could not be saved."
      save={save}
      {...(webhook && { onStale })}
      onClose={onClose}
    >
      <Field
        label="Address"
        required
        hint="Of your own program, on the public internet: https://…"
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
            maxLength={2048}
            {...register('url', { validate: (url) => url.trim() !== '' || 'Please enter an address.' })}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="events"
        rules={{ validate: (events) => events.length > 0 || 'Please choose at least one.' }}
        render={({ field, fieldState }) => (
          <EventPicker value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
    </FormDialog>
  );
}
