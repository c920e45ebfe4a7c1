import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { t } from '@/texts';
import { FormDialog } from '../forms/form-dialog';
import { type UndoableResult, useUndoToast } from '../undo/use-undo-toast';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/input';
import { countToAdd, type ListRow, summaryOf } from './list-row';
import { ListRows } from './list-rows';

interface Props {
  title: string;
  /** What the button says that adds so many. */
  addLabel: (count: number) => string;
  hint: string;
  placeholder: string;
  /** What would come of the lines. */
  preview: (lines: string[]) => Promise<ListRow[]>;
  /** Adds them, all or none. */
  add: (lines: string[]) => Promise<UndoableResult>;
  onClose: () => void;
}

interface Values {
  lines: string;
}

/**
 * A pasted list of names: first what each line means, then all of them at once. A change of the list asks for another
 * look.
 */
export function NameListDialog({ title, addLabel, hint, placeholder, preview, add, onClose }: Props) {
  const done = useUndoToast();
  const form = useForm<Values>({ defaultValues: { lines: '' } });
  const { register, watch, formState } = form;
  const [looked, setLooked] = useState<{ text: string; rows: ListRow[] } | null>(null);
  const isLooked = looked !== null && looked.text === watch('lines');
  const count = isLooked ? countToAdd(looked.rows) : 0;
  const save = async ({ lines: text }: Values, close: () => void): Promise<void> => {
    const lines = text.split(/\r?\n/);
    if (count === 0) {
      setLooked(null);
      setLooked({ text, rows: await preview(lines) });
      return;
    }
    done(await add(lines));
    close();
  };
  const submitLabel = count === 0 ? t.admin.check_the_list() : addLabel(count);
  return (
    <FormDialog
      title={title}
      wide
      form={form}
      fields={['lines']}
      submitLabel={submitLabel}
      failure={t.admin.the_list_could_not_be_added()}
      save={save}
      onClose={onClose}
    >
      <Field label={t.admin.names()} required hint={hint} error={formState.errors.lines?.message}>
        {(control) => (
          <Textarea
            {...control}
            rows={8}
            spellCheck={false}
            placeholder={placeholder}
            {...register('lines', {
              validate: (text) => text.trim() !== '' || t.admin.please_enter_at_least_one_name(),
            })}
          />
        )}
      </Field>
      <div role="status" className="text-sm font-medium">
        {isLooked && summaryOf(looked.rows)}
      </div>
      {isLooked && <ListRows rows={looked.rows} />}
    </FormDialog>
  );
}
