import { type BaseSyntheticEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { focusFirst } from '@/ui/dialog-focus';
import { FormError } from '@/ui/form-error';
import { useIsShown } from '@/ui/use-is-shown';
import { useFormSave } from './use-form-save';
import { useUnsavedForm } from './use-unsaved-form';

interface Props<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  /** Fields whose complaints are shown beside them. */
  fields: readonly FieldPath<Values>[];
  /** Fields of the form by other names that the server may use for them. */
  aliases?: Readonly<Record<string, FieldPath<Values>>>;
  submitLabel: string;
  /** Offers 'Save and add another': the form begins anew after it. */
  addsMore?: boolean;
  /** What it begins anew with after that; by default with what it began with. */
  next?: (values: Values) => Values;
  /** Said when the server gave no reason. */
  failure: string;
  /**
   * Saves; what it throws is explained in the form. It calls `done` once that is done: the dialog closes, or begins
   * anew. By then somebody may have closed it, and opened another one, which stays: so never `onClose`.
   * `begins` says which of the two it is.
   */
  save: (values: Values, done: () => void, begins: boolean) => Promise<void>;
  /** Asks anew for what is stored: somebody else has changed it. After that the form can be saved again. */
  onStale?: () => Promise<unknown>;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
}

/**
 * A modal with a form. A change that came too late is explained: who changed what; saving again is then a choice, not
 * an accident.
 */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const {
    title,
    form,
    fields,
    aliases,
    submitLabel,
    addsMore = false,
    next,
    failure,
    save,
    onStale,
    onClose,
    wide,
    children,
  } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const begins = useRef(false);
  const [isMore, setIsMore] = useState(false);
  const isShown = useIsShown();
  const done = (): void => {
    if (!isShown()) return;
    if (!begins.current) return onClose();
    form.reset(next?.(form.getValues()));
    const dialog = element.current?.closest<HTMLElement>('[role=dialog]');
    if (dialog) focusFirst(dialog);
  };
  const { submit, failed } = useFormSave({
    form,
    fields,
    aliases,
    failure,
    save: (values, unlock) => {
      const end = (): void => {
        unlock();
        done();
      };
      return save(values, end, begins.current);
    },
    onStale,
    isOver: true,
  });
  const send = (event: BaseSyntheticEvent): void => {
    if (!submit(event)) return;
    begins.current = (event.nativeEvent as SubmitEvent).submitter?.dataset.begins !== undefined;
    setIsMore(begins.current);
  };
  const busy = form.formState.isSubmitting;
  return (
    <Dialog
      open
      wide={wide}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t.common.cancel()}</Button>
          {addsMore && (
            <Button type="submit" form={id} data-begins="" busy={busy && isMore}>
              {t.admin.save_and_add_another()}
            </Button>
          )}
          <Button type="submit" form={id} variant="primary" busy={busy && !isMore}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} ref={element} onSubmit={send} noValidate className="flex flex-col gap-4">
        <Unsaved form={form} />
        <FormError message={failed} />
        {children}
      </form>
    </Dialog>
  );
}

/** Within the dialog, which asks then; the hook of the form speaks to the screen around. */
function Unsaved<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  useUnsavedForm(form);
  return null;
}
