import { createHash } from 'node:crypto';
import { PLATFORM_ACCENT, PRODUCT_NAME } from '../domain/sites/platform.js';

/** What an icon is made of. */
export interface IconSource {
  /** The accent as it is set. */
  accent: string;
  /** Address of the uploaded logo on this host; null: the ball. */
  logoUrl: string | null;
}

/** What a phone shows of a site beside its pages. */
export interface SiteLook extends IconSource {
  name: string;
  language: string;
  theme: string;
}

/** The product's own site. */
export const PLATFORM_LOOK: SiteLook = {
  name: PRODUCT_NAME,
  language: 'en',
  theme: 'light',
  accent: PLATFORM_ACCENT,
  logoUrl: null,
};

/** Grows when icons are drawn in another way, so that browsers fetch them anew. */
const DRAWING = 1;

/** Short text that changes with whatever an icon is made of; part of its address. */
export function iconVersion({ accent, logoUrl }: IconSource): string {
  return createHash('sha1')
    .update(JSON.stringify([DRAWING, accent, logoUrl]))
    .digest('hex')
    .slice(0, 8);
}

/**
 * What a drawn icon is kept by: all that it is made of. A short text would not do, since all organizations share that
 * store, and whoever chooses an accent could look for one with the short text of another organization.
 */
export function iconKey(file: string, { accent, logoUrl }: IconSource): string {
  return JSON.stringify([file, accent, logoUrl]);
}
