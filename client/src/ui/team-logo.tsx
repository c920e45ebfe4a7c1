import { cn } from '@/lib/cn';
import { initials, tintBeside, tintOf } from '@domain/text/monogram';

const SIZES = {
  small: ['size-6 text-[0.5625rem]', 24],
  medium: ['size-9 text-xs', 36],
  large: ['size-14 text-lg', 56],
  huge: ['size-20 text-2xl sm:size-24 sm:text-3xl', 96],
} as const;

interface Props {
  name: string;
  logoUrl?: string | null;
  size?: keyof typeof SIZES;
  /** The other side of the game, from which a monogram must differ. */
  beside?: string;
  className?: string;
}

/** A team's logo, or a monogram of its name. Decoration: its name stands beside it. */
export function TeamLogo({ name, logoUrl, size = 'medium', beside, className }: Props) {
  const [box, pixels] = SIZES[size];
  if (logoUrl) {
    return (
      <img
        src={logoUrl}
        alt=""
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        className={cn('shrink-0 object-contain', box, className)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cn(
        'display inline-flex shrink-0 items-center justify-center rounded-full font-bold text-white select-none',
        box,
        `tint-${beside === undefined ? tintOf(name) : tintBeside(name, beside)}`,
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
