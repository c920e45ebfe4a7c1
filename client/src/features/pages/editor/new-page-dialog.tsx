import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { UNASKED } from '@/app/admin/forms/leave-guard';
import { adminPaths } from '@/app/admin-paths';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { useCreatePageMutation } from '../pages.hooks.generated';

/** Asks for title and path of a new page, then opens it in the editor. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [create] = useCreatePageMutation({ refetchQueries: ['EditablePages'] });
  const form = useForm({ defaultValues: { title: '', path: '' } });
  const { register, formState } = form;
  const { errors } = formState;
  const save = async (input: { title: string; path: string }): Promise<void> => {
    const { data } = await create({ variables: { input } });
    if (data) await navigate(adminPaths.page(data.createPage.id), UNASKED);
  };
  return (
    <FormDialog
      title="New page"
      form={form}
      fields={['title', 'path']}
      submitLabel="Create page"
      failure="The page could not be created."
      save={save}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
