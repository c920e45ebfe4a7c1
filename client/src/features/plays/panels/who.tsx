import { cn } from '@/lib/cn';
import type { CourtPlayer } from '../court-game';
import { tagOf } from '../shown/play-text';

interface Props {
  player: CourtPlayer;
  /** The number; letters of the name where there is none. */
  short: string;
  isChosen?: boolean;
  onChoose: (id: string) => void;
}

/** A player to be tapped in the strip below the panels. */
export function Who({ player, short, isChosen, onChoose }: Props) {
  return (
    <button
      type="button"
      aria-label={tagOf(player)}
      aria-pressed={isChosen}
      onClick={() => onChoose(player.id)}
      className="court-who"
    >
      <span
        aria-hidden="true"
        className={cn(
          'display tabular text-lg leading-none font-bold whitespace-nowrap',
          player.jersey === null && 'md:hidden',
        )}
      >
        {short}
      </span>
      <span aria-hidden="true" className="hidden max-w-full truncate text-xs md:inline">
        {player.apart ?? player.lastName}
      </span>
    </button>
  );
}
