import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { FormError } from '@/ui/FormError';
import { useFormSave } from './use-form-save';

interface Props<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  /** Fields whose complaints are shown beside them. */
  fields: readonly FieldPath<Values>[];
  /** Fields of the form by other names that the server may use for them. */
  aliases?: Readonly<Record<string, FieldPath<Values>>>;
  submitLabel: string;
  /** Said when the server gave no reason. */
  failure: string;
  /** Saves, and closes the dialog itself. What it throws is explained in the form. */
  save: (values: Values) => Promise<void>;
  /** Asks anew for what is stored: somebody else has changed it. After that the form can be saved again. */
  onStale?: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** A modal with a form. A change that came too late is explained: who changed what; saving again is then a choice, not an accident. */
export function FormDialog<Values extends FieldValues>({
  title,
  form,
  fields,
  aliases,
  submitLabel,
  failure,
  save,
  onStale,
  onClose,
  children,
}: Props<Values>) {
  const id = useId();
  const { submit, failed } = useFormSave({ form, fields, aliases, failure, save, onStale });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={form.formState.isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <FormError message={failed} />
        {children}
      </form>
    </Dialog>
  );
}
