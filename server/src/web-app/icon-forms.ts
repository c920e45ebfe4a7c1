/** How a phone shows an icon, and so how it is drawn. Lengths are shares of the icon's side. */
export interface IconForm {
  /** Diameter of the ball. */
  ball: number;
  /** Whether the ball stands on a ground, too: where nothing may be seen through. */
  ballHasGround: boolean;
  /** Radius of the ground's corners. */
  corner: number;
  /** The box that a logo stands in. */
  logo: number;
  /** Longest diagonal of a logo. */
  diagonal: number;
}

/** As it is, on whatever stands behind it. */
const FREE: IconForm = { ball: 0.96, ballHasGround: false, corner: 0.18, logo: 0.8, diagonal: 1.2 };
/** The phone rounds the corners. */
const TILE: IconForm = { ball: 0.8, ballHasGround: true, corner: 0, logo: 0.8, diagonal: 1.1 };
/**
 * The phone cuts any form out of it; what matters lies within a circle of 0.8 (W3C, Web Application Manifest: safe
 * zone).
 */
const MASKABLE: IconForm = { ball: 0.7, ballHasGround: true, corner: 0, logo: 0.8, diagonal: 0.8 };

/** The icons that every site has, by the file's name. */
export const ICONS = {
  'apple-touch-icon.png': { side: 180, form: TILE },
  'icon-192.png': { side: 192, form: FREE },
  'icon-512.png': { side: 512, form: FREE },
  'icon-512-maskable.png': { side: 512, form: MASKABLE },
} as const;

export type IconFile = keyof typeof ICONS;
