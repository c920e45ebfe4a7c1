import { PictureField } from '@/app/admin/forms/picture-field';
import { t } from '@/texts';
import { TeamLogo } from '@/ui/team-logo';

interface Props {
  /** The organization's name, for the monogram that stands in for a logo. */
  name: string;
  currentUrl: string | null;
  value: File | null | undefined;
  onChange: (logo: File | null | undefined) => void;
  error?: string | undefined;
}

/** An organization's logo: kept as it is uploaded. */
export function LogoField({ name, ...picture }: Props) {
  return (
    <PictureField
      {...picture}
      label={t.organizations.logo()}
      hint={t.organizations.png_jpeg_webp_gif_or_avif_at_most()}
      accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
      shrink={(file) => Promise.resolve(file)}
      preview={(url) => <TeamLogo name={name || '?'} logoUrl={url} size="large" />}
    />
  );
}
