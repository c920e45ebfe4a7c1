import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { messageOf } from '@/app/admin/forms/failure';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Spinner } from '@/ui/spinner';
import { useUploadPageImageMutation } from '../pages.hooks.generated';
import type { PageValues } from './block-values';
import { usePlace } from './use-place';

/** A picture: uploaded, or by its address; and what it shows. */
export function ImageFields({ index }: { index: number }) {
  const { register, setValue, control, formState } = useFormContext<PageValues>();
  const errors = formState.errors.blocks?.[index];
  const at = `blocks.${index}` as const;
  const url = useWatch({ control, name: `${at}.url` });
  const [upload, { loading }] = useUploadPageImageMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const place = usePlace(index);
  const take = async (image: File | undefined): Promise<void> => {
    if (!image) return;
    setRefused(null);
    try {
      const { data } = await upload({ variables: { image } });
      if (data && place.current !== null)
        setValue(`blocks.${place.current}.url`, data.uploadPageImage.url, { shouldDirty: true });
    } catch (error) {
      setRefused(messageOf(error, t.pages.the_picture_could_not_be_uploaded()));
    }
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[12rem_1fr]">
      <div className="flex aspect-video items-center justify-center overflow-hidden rounded-md border border-line bg-surface-2 text-sm text-muted">
        {loading ? (
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
          hint={loading ? t.pages.uploading() : t.pages.png_jpeg_webp_gif_or_avif_at_most()}
          error={refused}
        >
          {(props) => (
            <input
              {...props}
              type="file"
              disabled={loading}
              accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
              onChange={(event) => void take(event.target.files?.[0])}
              className="w-full min-w-0 text-sm file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3 file:font-semibold file:text-ink"
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
          {(props) => <Input {...props} maxLength={500} {...register(`${at}.alt`)} />}
        </Field>
      </div>
    </div>
  );
}
