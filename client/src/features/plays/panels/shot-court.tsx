import { type MouseEvent, useRef } from 'react';
import type { Place } from '../entry/selection';

/** The half of the court that is attacked, in decimetres. */
const [WIDTH, LENGTH] = [150, 140];

interface Props {
  place: Place | null;
  onPlace: (place: Place) => void;
}

/** Half a court with the ring above: a tap says where a shot was taken. */
export function ShotCourt({ place, onPlace }: Props) {
  const court = useRef<SVGSVGElement>(null);
  const tap = ({ clientX, clientY, detail }: MouseEvent): void => {
    const matrix = court.current?.getScreenCTM();
    // A key has no place.
    if (detail === 0 || !matrix) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    onPlace({ x: percent(1 - y / LENGTH / 2), y: percent(x / WIDTH) });
  };
  return (
    <button
      type="button"
      aria-label="Court: tap where the shot was taken"
      onClick={tap}
      className="block size-full min-h-0 touch-manipulation"
    >
      <svg
        ref={court}
        viewBox={`0 0 ${WIDTH} ${LENGTH}`}
        aria-hidden="true"
        className="size-full fill-none stroke-line-strong"
      >
        <rect x="0.5" y="0.5" width="149" height="139" className="fill-surface" />
        <rect x="50.5" y="0.5" width="49" height="58" className="fill-accent-soft" />
        <path d="M9 0.5 V29.9 A67.5 67.5 0 0 0 141 29.9 V0.5" />
        <path d="M57 58.5 A18 18 0 0 0 93 58.5" />
        <path d="M62.5 15.75 A12.5 12.5 0 0 0 87.5 15.75" />
        <path d="M66 12 H84" strokeWidth="2" />
        <circle cx="75" cy="15.75" r="2.4" />
        <path d="M57 139.5 A18 18 0 0 1 93 139.5" />
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
