import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { EditForm } from '@/app/admin/forms/use-edit-form';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { focusFirst } from '@/ui/dialog-focus';
import { FormError } from '@/ui/form-error';
import { useIsShown } from '@/ui/use-is-shown';
import type { Undoable } from './use-update-player';

interface Props<Stored, Values extends FieldValues> {
  title: string;
  edit: EditForm<Stored, Values>;
  /** What the form begins with when it is opened. */
  stored: Stored;
  fields: readonly FieldPath<Values>[];
  /** Fields of the form by other names that the server may use for them. */
  aliases?: Readonly<Record<string, FieldPath<Values>>>;
  save: (values: Values) => Promise<Undoable>;
  /** What is shown while nobody edits. */
  shown: ReactNode;
  /** The form's fields. */
  children: ReactNode;
}

const failureText = () => t.players.error_updating_player();

/** A part of a profile that is read, and edited in its place after a press of 'Edit'. */
export function EditCard<Stored, Values extends FieldValues>({ title, stored, shown, ...rest }: Props<Stored, Values>) {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (!isEditing && wasEditing.current) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing, editButton]);
  const open = (): void => {
    rest.edit.restart(stored);
    setIsEditing(true);
  };
  return (
    <Card
      title={title}
      aside={
        !isEditing && (
          <Button
            ref={editButton}
            size="small"
            aria-label={t.players.edit({ toLowerCase: title.toLowerCase() })}
            onClick={open}
          >
            {t.common.edit()}
          </Button>
        )
      }
    >
      {isEditing ? <OpenedForm {...rest} onClose={() => setIsEditing(false)} /> : shown}
    </Card>
  );
}

interface OpenedProps<Stored, Values extends FieldValues> extends Pick<
  Props<Stored, Values>,
  'edit' | 'fields' | 'aliases' | 'save' | 'children'
> {
  onClose: () => void;
}

/** One edit, from the press of 'Edit' on: what it still saves after it was given up is nothing to the next one. */
function OpenedForm<Stored, Values extends FieldValues>({
  edit: { form, onStale },
  fields,
  aliases,
  save,
  children,
  onClose,
}: OpenedProps<Stored, Values>) {
  const toast = useToast();
  const saved = useUndoToast();
  const isShown = useIsShown();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirst(element.current!), [element]);
  const saveAndClose = async (values: Values): Promise<void> => {
    let undo;
    try {
      undo = await save(values);
    } catch (error) {
      toast({ kind: 'error', text: failureText() });
      throw error;
    }
    saved({ message: t.players.player_updated(), ...undo });
    if (isShown()) onClose();
  };
  const { submit, failed } = useFormSave({
    form,
    fields,
    aliases,
    failure: failureText(),
    save: saveAndClose,
    onStale,
    isOver: true,
  });
  return (
    <form ref={element} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormError message={failed} />
      {children}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          {t.players.update()}
        </Button>
        <Button data-leaves="" onClick={onClose}>
          {t.common.cancel()}
        </Button>
      </div>
    </form>
  );
}
