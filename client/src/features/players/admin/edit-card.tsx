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
export function EditCard<Stored, Values extends FieldValues>({
  title,
  edit,
  stored,
  fields,
  aliases,
  save,
  shown,
  children,
}: Props<Stored, Values>) {
  const toast = useToast();
  const saved = useUndoToast();
  const [isEditing, setIsEditing] = useState(false);
  const [formElement, editButton] = [useRef<HTMLFormElement>(null), useRef<HTMLButtonElement>(null)];
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) focusFirst(formElement.current!);
    else if (wasEditing.current) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing, formElement, editButton]);
  const { form, restart, onStale } = edit;
  // Who has given an edit up, and begun another one, goes on with that.
  const edits = useRef(0);
  const saveAndClose = async (values: Values): Promise<void> => {
    const edited = edits.current;
    let undo;
    try {
      undo = await save(values);
    } catch (error) {
      toast({ kind: 'error', text: failureText() });
      throw error;
    }
    saved({ message: t.players.player_updated(), ...undo });
    if (edited === edits.current) setIsEditing(false);
  };
  const { submit, failed, clear } = useFormSave({
    form,
    fields,
    aliases,
    failure: failureText(),
    save: saveAndClose,
    onStale,
    isShown: isEditing,
    isOver: true,
  });
  const open = (): void => {
    restart(stored);
    clear();
    edits.current += 1;
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
      {isEditing ? (
        <form ref={formElement} onSubmit={submit} noValidate className="flex flex-col gap-4">
          <FormError message={failed} />
          {children}
          <div className="flex gap-2">
            <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
              {t.players.update()}
            </Button>
            <Button onClick={() => setIsEditing(false)}>{t.common.cancel()}</Button>
          </div>
        </form>
      ) : (
        shown
      )}
    </Card>
  );
}
