import { type ReactNode, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { showFormErrors } from '@/app/admin/form-errors';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { FormError } from '@/ui/FormError';

interface Props<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  fields: readonly FieldPath<Values>[];
  /** What the form begins with when it is opened. */
  begin: () => Values;
  save: (values: Values) => Promise<void>;
  /** What is shown while nobody edits. */
  shown: ReactNode;
  /** The form's fields. */
  children: ReactNode;
}

/** A part of a profile that is read, and edited in its place after a press of 'Edit'. */
export function EditCard<Values extends FieldValues>({ title, form, fields, begin, save, shown, children }: Props<Values>) {
  const [isEditing, setIsEditing] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const open = (): void => {
    form.reset(begin());
    setFailed(null);
    setIsEditing(true);
  };
  const submit = form.handleSubmit(async (values) => {
    setFailed(null);
    try {
      await save(values);
      setIsEditing(false);
    } catch (error) {
      setFailed(showFormErrors(error, form.setError, fields, 'Error updating player'));
    }
  });
  return (
    <Card
      title={title}
      aside={
        !isEditing && (
          <Button size="small" aria-label={`Edit ${title.toLowerCase()}`} onClick={open}>
            Edit
          </Button>
        )
      }
    >
      {isEditing ? (
        <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
          <FormError message={failed} />
          {children}
          <div className="flex gap-2">
            <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
              Update
            </Button>
            <Button onClick={() => setIsEditing(false)}>Cancel</Button>
          </div>
        </form>
      ) : (
        shown
      )}
    </Card>
  );
}
