import { cn } from '@/lib/cn';
import { initials } from '@domain/text/monogram';
import { markColours } from './mark-colours';
import type { Monogram } from './monogram-of';

/** How large initials are. */
const LETTERS = { small: 'text-xs', medium: 'text-lg', huge: 'text-3xl sm:text-5xl' } as const;
const SIZES = { small: ['size-8', 32], medium: ['size-14', 56], huge: ['size-24 sm:size-32', 128] } as const;

interface Props {
  imageUrl?: string | null;
  size?: keyof typeof SIZES;
  /** Without a picture: the player's initials, in the colour of the team. */
  monogram?: Monogram | undefined;
  className?: string;
}

/** A player's picture, a monogram, or the default one. Decoration: the name stands beside it. */
export function PlayerImage({ imageUrl, size = 'medium', monogram, className }: Props) {
  const [box, pixels] = SIZES[size];
  const look = cn('shrink-0 rounded-full border border-line bg-surface-2', box, className);
  if (imageUrl)
    return (
      <img
        src={imageUrl}
        alt=""
        width={pixels}
        height={pixels}
        // The huge one is what its page is about, and stands in sight: others come as they are scrolled to.
        {...(size === 'huge' ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        className={cn(look, 'object-cover')}
      />
    );
  if (monogram)
    return (
      <span
        aria-hidden="true"
        className={cn(
          'monogram display inline-flex shrink-0 items-center justify-center rounded-full font-bold select-none',
          box,
          LETTERS[size],
          className,
        )}
        style={markColours(monogram.team)}
      >
        {initials(monogram.name)}
      </span>
    );
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={cn(look, 'text-line-strong')}>
      <circle cx="32" cy="25" r="11" fill="currentColor" />
      <path d="M10 60c2-15 11-22 22-22s20 7 22 22z" fill="currentColor" />
    </svg>
  );
}
