import type { ColouredTeam } from '@domain/colours/team-colours';
import { initials } from '@domain/text/monogram';
import { cn } from '@/lib/cn';
import { markColours } from './mark-colours';

const SIZES = {
  small: ['size-6 text-[0.5625rem]', 24],
  medium: ['size-9 text-xs', 36],
  large: ['size-14 text-lg', 56],
  huge: ['size-20 text-2xl sm:size-24 sm:text-3xl', 96],
} as const;
/** With more letters than these they are smaller. */
const MOST_LETTERS = 3;

interface Props {
  name: string;
  logoUrl?: string | null | undefined;
  /** What a team without a logo is recognised by; without them a tint and letters of its name. */
  colour?: string | null | undefined;
  abbreviation?: string | null | undefined;
  size?: keyof typeof SIZES;
  /** The other side of the game, from which a monogram must differ. */
  beside?: ColouredTeam | undefined;
  className?: string;
}

/** A team's logo, or a monogram in its colour. Decoration: its name stands beside it. */
export function TeamLogo({ name, logoUrl, colour, abbreviation, size = 'medium', beside, className }: Props) {
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
  const letters = abbreviation ?? initials(name);
  return (
    <span
      aria-hidden="true"
      className={cn(
        'monogram display inline-flex shrink-0 items-center justify-center rounded-full font-bold select-none',
        box,
        className,
      )}
      style={markColours({ name, colour }, beside)}
    >
      {[...letters].length > MOST_LETTERS ? <span className="scale-75">{letters}</span> : letters}
    </span>
  );
}
