import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { showFormErrors } from '@/app/admin/form-errors';
import { adminPaths } from '@/app/admin-paths';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { FormError } from '@/ui/FormError';
import { Input } from '@/ui/Input';
import { useCreatePageMutation } from '../pages.generated';

/** Asks for title and path of a new page, then opens it in the editor. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [create] = useCreatePageMutation({ refetchQueries: ['EditablePages'] });
  const [failed, setFailed] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { title: '', path: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (input) => {
    setFailed(null);
    try {
      const { data } = await create({ variables: { input } });
      if (data) void navigate(adminPaths.page(data.createPage.id));
    } catch (error) {
      setFailed(showFormErrors(error, setError, ['title', 'path'], 'The page could not be created.'));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New page"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="new-page" variant="primary" busy={isSubmitting}>
            Create page
          </Button>
        </>
      }
    >
      <form id="new-page" onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <FormError message={failed} />
        <Field label="Title" required error={errors.title?.message}>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              {...register('title', { validate: (title) => title.trim() !== '' || 'Title is required.' })}
            />
          )}
        </Field>
        <Field
          label="Path"
          required
          hint="Where it stands on your site, such as leagueInfo or contact; home: on the home page."
          error={errors.path?.message}
        >
          {(control) => (
            <Input
              {...control}
              spellCheck={false}
              autoCapitalize="none"
              {...register('path', { validate: (path) => path.trim() !== '' || 'Path is required.' })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
