import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { messageOf } from '@/app/admin/forms/failure';
import { shrinkPageImage } from '@/app/admin/forms/shrink-image';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { FileInput } from '@/ui/file-input';
import { Input } from '@/ui/input';
import { Spinner } from '@/ui/spinner';
import { useUploadPageImageMutation } from '../pages.hooks.generated';
import type { PageValues } from './block-values';
import { usePlace } from './use-place';
import { useAddUpload } from './use-uploads';

/** A picture: uploaded, or by its address; and what it shows. */
export function ImageFields({ index }: { index: number }) {
  const { register, setValue, clearErrors, control, formState } = useFormContext<PageValues>();
  const errors = formState.errors.blocks?.[index];
  const at = `blocks.${index}` as const;
  const url = useWatch({ control, name: `${at}.url` });
  const [upload] = useUploadPageImageMutation();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const place = usePlace(index);
  const addUpload = useAddUpload();
  /** Answers whether the picture has arrived; of a block that is gone meanwhile nobody asks. */
  const take = async (file: File): Promise<boolean> => {
    setRefused(null);
    setBusy(true);
    try {
      const { data } = await upload({ variables: { image: await shrinkPageImage(file) } });
      if (data && place.current !== null) {
        const name = `blocks.${place.current}.url` as const;
        setValue(name, data.uploadPageImage.url, { shouldDirty: true });
        clearErrors(name);
      }
      return true;
    } catch (error) {
      setRefused(messageOf(error, t.pages.the_picture_could_not_be_uploaded()));
      return place.current === null;
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[12rem_1fr]">
      <div className="flex aspect-video items-center justify-center overflow-hidden rounded-md border border-line bg-surface-2 text-sm text-muted">
        {busy ? (
          <Spinner />
        ) : /^(\/uploads\/|https?:\/\/)/.test(url) ? (
          <img src={url} alt="" className="size-full object-contain" />
        ) : (
          t.pages.no_picture_yet()
        )}
      </div>
      <div className="flex flex-col gap-3">
        <Field
          label={t.pages.upload()}
          hint={busy ? t.pages.uploading() : t.pages.png_jpeg_webp_gif_or_avif_a_large()}
          error={refused}
        >
          {(props) => (
            <FileInput
              {...props}
              busy={busy}
              unsaid={url !== ''}
              accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
              onFiles={([file]) => addUpload(take(file!))}
              className="w-full"
            />
          )}
        </Field>
        <Field label={t.pages.or_its_address()} required error={errors?.url?.message}>
          {(props) => <Input {...props} placeholder="https://" spellCheck={false} {...register(`${at}.url`)} />}
        </Field>
        <Field
          label={t.pages.what_it_shows()}
          required
          hint={t.pages.for_those_who_cannot_see_it()}
          error={errors?.alt?.message}
        >
          {(props) => <Input {...props} {...register(`${at}.alt`, atMost(500))} />}
        </Field>
      </div>
    </div>
  );
}
