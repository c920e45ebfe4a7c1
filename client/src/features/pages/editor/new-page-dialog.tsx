import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { atMost } from '@/app/admin/forms/at-most';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { UNASKED } from '@/app/admin/forms/leave-guard';
import { adminPaths } from '@/app/admin-paths';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { useIsShown } from '@/ui/use-is-shown';
import { useCreatePageMutation } from '../pages.hooks.generated';

/** Asks for title and path of a new page, then opens it in the editor. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const done = useUndoToast();
  const [create] = useCreatePageMutation({ refetchQueries: ['EditablePages'] });
  const form = useForm({ defaultValues: { title: '', path: '' } });
  const { register, formState } = form;
  const { errors } = formState;
  const save = async (input: { title: string; path: string }): Promise<void> => {
    const { data } = await create({ variables: { input } });
    if (!data) return;
    done({ message: t.common.created({ name: data.createPage.title }), ...undoOf(data) });
    if (isShown()) await navigate(adminPaths.page(data.createPage.id), UNASKED);
  };
  return (
    <FormDialog
      title={t.pages.new_page()}
      form={form}
      fields={['title', 'path']}
      submitLabel={t.pages.create_page()}
      failure={t.pages.the_page_could_not_be_created()}
      save={save}
      onClose={onClose}
    >
      <Field label={t.pages.title()} required error={errors.title?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('title', {
              ...atMost(200),
              validate: (title) => title.trim() !== '' || t.pages.title_is_required(),
            })}
          />
        )}
      </Field>
      <Field
        label={t.pages.path()}
        required
        hint={t.pages.where_it_stands_on_your_site_such_as()}
        error={errors.path?.message}
      >
        {(control) => (
          <Input
            {...control}
            spellCheck={false}
            autoCapitalize="none"
            {...register('path', { validate: (path) => path.trim() !== '' || t.pages.path_is_required() })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
