import type { ReactNode, Ref } from 'react';

/** The half of the court that is attacked, in decimetres. */
export const HALF_COURT = { width: 150, length: 140 } as const;

/** Where a place on the court (0 to 100 of its length and width) lies in the drawing. */
export function placeOnHalfCourt({ x, y }: { x: number; y: number }): { cx: number; cy: number } {
  return { cx: (y / 100) * HALF_COURT.width, cy: ((100 - x) / 100) * 2 * HALF_COURT.length };
}

/** The middle of the ring, in decimetres. */
const RING = { cx: 75, cy: 15.75 } as const;

/** How far from the ring a place on the court is, in metres. */
export function distanceOf(place: { x: number; y: number }): number {
  const { cx, cy } = placeOnHalfCourt(place);
  return Math.hypot(cx - RING.cx, cy - RING.cy) / 10;
}

interface Props {
  /** What a reader of the page is told; a court that is part of a button has none. */
  label?: string;
  ref?: Ref<SVGSVGElement>;
  children?: ReactNode;
}

/** Half a court with the ring above, and what lies on it. */
export function HalfCourt({ label, ref, children }: Props) {
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${HALF_COURT.width} ${HALF_COURT.length}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className="block size-full fill-none stroke-line-strong"
    >
      <rect x="0.5" y="0.5" width="149" height="139" className="fill-surface" />
      <rect x="50.5" y="0.5" width="49" height="58" className="fill-accent-soft" />
      <path d="M9 0.5 V29.9 A67.5 67.5 0 0 0 141 29.9 V0.5" />
      <path d="M57 58.5 A18 18 0 0 0 93 58.5" />
      <path d="M62.5 15.75 A12.5 12.5 0 0 0 87.5 15.75" />
      <path d="M66 12 H84" strokeWidth="2" />
      <circle cx="75" cy="15.75" r="2.4" />
      <path d="M57 139.5 A18 18 0 0 1 93 139.5" />
      {children}
    </svg>
  );
}
