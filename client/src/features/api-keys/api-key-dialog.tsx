import { atMost } from '@/app/admin/forms/at-most';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input, Textarea } from '@/ui/input';
import { SCOPES } from './api-key-scopes';
import { ALIASES, API_KEY_FIELDS, type ApiKeyValues, apiKeyValues, createInput, updateInput } from './api-key-values';
import type { EditableApiKeyFragment } from './api-keys.generated';
import { useCreateApiKeyMutation, useUpdateApiKeyMutation } from './api-keys.hooks.generated';

interface Props {
  /** Null for a new one. */
  apiKey: EditableApiKeyFragment | null;
  onClose: () => void;
  /** Given a new key, which is told this once. */
  onSecret: (secret: string) => void;
}

/** Makes a key, or edits one. */
export function ApiKeyDialog({ apiKey, onClose, onSecret }: Props) {
  const undoable = useUndoToast();
  const again = { refetchQueries: ['ApiKeys'], awaitRefetchQueries: true };
  const [create] = useCreateApiKeyMutation(again);
  const [update] = useUpdateApiKeyMutation();
  const { form, basis, onStale } = useEditForm(apiKey, apiKeyValues);
  const { register, formState } = form;
  const { errors } = formState;
  const save = async (values: ApiKeyValues, close: () => void): Promise<void> => {
    if (basis) {
      const { data } = await update({ variables: { id: basis.id, input: updateInput(basis, values) } });
      undoable({ message: t.apiKeys.saved({ name: values.name.trim() }), undoId: data?.updateApiKey.undoId });
      return close();
    }
    const { data } = await create({ variables: { input: createInput(values) } });
    close();
    if (data) onSecret(data.createApiKey.secret);
  };
  return (
    <FormDialog
      title={apiKey ? t.apiKeys.edit({ apiKey: apiKey.name }) : t.apiKeys.new_api_key()}
      form={form}
      fields={API_KEY_FIELDS}
      aliases={ALIASES}
      submitLabel={apiKey ? t.common.save() : t.apiKeys.create_key()}
      failure={t.apiKeys.the_key_could_not_be_saved()}
      save={save}
      {...(apiKey && { onStale })}
      onClose={onClose}
    >
      <Field
        label={t.common.name()}
        required
        hint={t.apiKeys.what_it_is_for_the_audit_trail_names()}
        error={errors.name?.message}
      >
        {(props) => (
          <Input
            {...props}
            autoComplete="off"
            {...register('name', {
              ...atMost(60),
              validate: (name) => name.trim() !== '' || t.apiKeys.please_enter_a_name(),
            })}
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{t.apiKeys.it_may()}</legend>
        <div className="flex flex-col gap-1.5">
          {SCOPES.map(({ value, name, label, hint }) => (
            <label
              key={value}
              className="flex cursor-pointer items-start gap-2.5 rounded-md border border-line-strong px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                value={value}
                {...register('scope')}
                className="mt-0.5 size-4.5 shrink-0 accent-(--accent-solid)"
              />
              <span className="min-w-0 flex-1">
                <span className="font-medium">{label()}</span> <code className="text-sm text-muted">{name}</code>
                <span className="block text-sm text-muted">{hint()}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label={t.apiKeys.last_day()}
        hint={t.apiKeys.blank_it_does_not_end_by_itself()}
        error={errors.lastDay?.message}
      >
        {(props) => <Input {...props} type="date" className="sm:max-w-56" {...register('lastDay')} />}
      </Field>
      <Field
        label={t.apiKeys.origins()}
        hint={t.apiKeys.pages_that_may_use_it_one_a_line()}
        error={errors.origins?.message}
      >
        {(props) => <Textarea {...props} rows={2} spellCheck={false} autoCapitalize="none" {...register('origins')} />}
      </Field>
      {!apiKey && (
        <div className="flex flex-col gap-1">
          <Checkbox label={t.apiKeys.test_key()} aria-describedby="test-key-note" {...register('isTest')} />
          <p id="test-key-note" className="text-sm text-muted">
            {t.apiKeys.it_opens_a_test_organization_of_its_own()}
          </p>
        </div>
      )}
    </FormDialog>
  );
}
