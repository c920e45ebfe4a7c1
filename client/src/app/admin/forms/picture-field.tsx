import { type ReactNode, useEffect, useMemo, useState } from 'react';
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
}: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const chosen = useMemo(() => (value ? URL.createObjectURL(value) : null), [value]);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);
  const shown = chosen ?? (value === null ? null : currentUrl);
  const choose = async (file: File): Promise<void> => {
    setProblem(null);
    setBusy(true);
    try {
      onChange(await shrinkImage(file));
    } catch (reason) {
      onChange(undefined);
      setProblem(reason instanceof Error ? reason.message : t.admin.the_picture_could_not_be_read());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Field label={label} hint={busy ? t.admin.making_the_picture_smaller() : hint} error={problem ?? error}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
          {preview(shown)}
          <FileInput {...control} accept="image/*" onFiles={([file]) => void choose(file!)} className="flex-1" />
          {shown && (
            <Button size="small" onClick={() => onChange(currentUrl === null ? undefined : null)}>
              {t.admin.remove()}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
