import { useEffect, useMemo } from 'react';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FileInput } from '@/ui/file-input';
import { TeamLogo } from '@/ui/team-logo';

interface Props {
  /** The organization's name, for the monogram that stands in for a logo. */
  name: string;
  currentUrl: string | null;
  value: File | null | undefined;
  onChange: (logo: File | null | undefined) => void;
  error?: string | undefined;
}

/** A logo to upload, with a preview before it is saved. */
export function LogoField({ name, currentUrl, value, onChange, error }: Props) {
  const preview = useMemo(() => (value ? URL.createObjectURL(value) : null), [value]);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  const shown = preview ?? (value === null ? null : currentUrl);
  return (
    <Field label={t.organizations.logo()} hint={t.organizations.png_jpeg_webp_gif_or_avif_at_most()} error={error}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
          <TeamLogo name={name || '?'} logoUrl={shown} size="large" />
          <FileInput
            {...control}
            accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
            onFiles={([file]) => onChange(file)}
            className="flex-1"
          />
          {shown && (
            <Button size="small" onClick={() => onChange(currentUrl === null ? undefined : null)}>
              {t.organizations.remove()}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
