import type { MouseEvent } from 'react';
import type { Place } from '../entry/selection';

/** The half of the court that is attacked, in decimetres. */
const [WIDTH, LENGTH] = [150, 140];

interface Props {
  place: Place | null;
  onPlace: (place: Place) => void;
}

/** Half a court with the ring above: a tap says where a shot was taken. */
export function ShotCourt({ place, onPlace }: Props) {
  const tap = (event: MouseEvent<HTMLButtonElement>): void => {
    // A key has no place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [across, along] = [(event.clientX - left) / width, (event.clientY - top) / height];
    onPlace({ x: percent(1 - along / 2), y: percent(across) });
  };
  return (
    <button
      type="button"
      aria-label="Court: tap where the shot was taken"
      onClick={tap}
      className="relative mx-auto block aspect-[150/140] max-h-full w-full max-w-md overflow-hidden rounded-md border border-line-strong bg-surface"
    >
      <svg viewBox={`0 0 ${WIDTH} ${LENGTH}`} aria-hidden="true" className="size-full fill-none stroke-line-strong">
        <rect x="50.5" y="0" width="49" height="58" className="fill-accent-soft" />
        <path d="M9 0 V29.9 A67.5 67.5 0 0 0 141 29.9 V0" />
        <path d="M57 58 A18 18 0 0 0 93 58" />
        <path d="M62.5 15.75 A12.5 12.5 0 0 0 87.5 15.75" />
        <path d="M66 12 H84" strokeWidth="2" />
        <circle cx="75" cy="15.75" r="2.4" />
        <path d="M57 140 A18 18 0 0 1 93 140" />
        {place && (
          <circle
            cx={(place.y / 100) * WIDTH}
            cy={((100 - place.x) / 100) * 2 * LENGTH}
            r="4"
            className="fill-accent-solid stroke-on-accent"
          />
        )}
      </svg>
    </button>
  );
}

const percent = (part: number): number => Math.min(100, Math.max(0, Math.round(part * 100)));
