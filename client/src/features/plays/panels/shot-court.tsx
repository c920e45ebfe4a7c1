import { type MouseEvent, useRef } from 'react';
import { t } from '@/texts';
import type { Place } from '../entry/selection';
import { HALF_COURT, HalfCourt, placeOnHalfCourt } from '../half-court';

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
    onPlace({ x: percent(1 - y / HALF_COURT.length / 2), y: percent(x / HALF_COURT.width) });
  };
  return (
    <button
      type="button"
      aria-label={t.plays.court_tap_where_the_shot_was_taken()}
      onClick={tap}
      className="block size-full min-h-0 touch-manipulation"
    >
      <HalfCourt ref={court}>
        {place && <circle {...placeOnHalfCourt(place)} r="4" className="fill-accent-solid stroke-on-accent" />}
      </HalfCourt>
    </button>
  );
}

const percent = (part: number): number => Math.min(100, Math.max(0, Math.round(part * 100)));
