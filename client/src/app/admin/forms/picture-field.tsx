import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FileInput } from '@/ui/file-input';
import { shrinkImage } from './shrink-image';

interface Props {
  label: string;
  hint?: string;
  currentUrl: string | null;
  /** A new picture, null to remove the one there is, undefined for no change. */
  value: File | null | undefined;
  onChange: (picture: File | null | undefined) => void;
  error?: string | undefined;
  /** Shows a picture, or what stands in for it. */
  preview: (url: string | null) => ReactNode;
  /** The kinds of files that are offered. */
  accept?: string;
  /** Makes it small. */
  shrink?: (file: File) => Promise<File>;
}

/** A picture to upload: images only, made small in the browser, seen before it is saved. */
export function PictureField({
  label,
  hint = t.admin.an_image_it_is_made_smaller_before_it(),
  currentUrl,
  value,
  onChange,
  error,
  preview,
  accept = 'image/*',
  shrink = shrinkImage,
}: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const chosen = useMemo(() => (value ? URL.createObjectURL(value) : null), [value]);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);
  const shown = chosen ?? (value === null ? null : currentUrl);
  // Of several that are chosen, or removed, one after the other the last one counts, however long each takes.
  const turns = useRef(0);
  const take = (picture: File | null | undefined): void => {
    turns.current += 1;
    setBusy(false);
    onChange(picture);
  };
  const choose = async (file: File): Promise<void> => {
    const own = (turns.current += 1);
    setProblem(null);
    setBusy(true);
    try {
      const small = await shrink(file);
      if (own === turns.current) take(small);
    } catch (reason) {
      if (own !== turns.current) return;
      take(undefined);
      setProblem(reason instanceof Error ? reason.message : t.admin.the_picture_could_not_be_read());
    }
  };
  const frame = useRef<HTMLDivElement>(null);
  useFormWaits(frame, busy, problem !== null);
  return (
    <Field label={label} hint={busy ? t.admin.making_the_picture_smaller() : hint} error={problem ?? error}>
      {(control) => (
        <div ref={frame} className="flex flex-wrap items-center gap-3">
          {preview(shown)}
          <FileInput
            {...control}
            accept={accept}
            onFiles={([file]) => void choose(file!)}
            unsaid={shown !== null}
            className={shown ? undefined : 'flex-1'}
          />
          {shown && (
            <Button size="small" onClick={() => take(currentUrl === null ? undefined : null)}>
              {t.admin.remove()}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

/**
 * A form that is sent while a picture of it is made smaller is sent once that is done: it would be saved without. One
 * whose picture could not be read is looked at first.
 */
function useFormWaits(field: RefObject<HTMLElement | null>, isBusy: boolean, isRefused: boolean): void {
  const held = useRef<{ form: HTMLFormElement; by: HTMLElement | null } | null>(null);
  useEffect(() => {
    const form = field.current?.closest('form');
    if (!form) return undefined;
    if (!isBusy) {
      const sent = held.current;
      held.current = null;
      if (sent && !isRefused) sent.form.requestSubmit(sent.by);
      return undefined;
    }
    const hold = (event: SubmitEvent): void => {
      event.preventDefault();
      // Ahead of React, which hears it further out.
      event.stopPropagation();
      held.current = { form, by: event.submitter };
    };
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [field, isBusy, isRefused]);
}
