import {
  DEVELOPMENT_SEGMENTS,
  PAGE_SEGMENTS,
  PLATFORM_SEGMENTS,
  SCREEN_SEGMENTS,
  SERVER_SEGMENTS,
} from './reserved-segments.js';

/** Where an organization's own domain stands in for the slug, its screens and pages begin with their own segments. */
const RESERVED: ReadonlySet<string> = new Set([
  ...SERVER_SEGMENTS,
  ...DEVELOPMENT_SEGMENTS,
  ...PLATFORM_SEGMENTS,
  ...SCREEN_SEGMENTS,
  ...PAGE_SEGMENTS,
]);

/**
 * Whether a path with this first segment means something else than an organization, in any case, so that no
 * organization may have it as its slug. `fab` is free although `/fab/standings` is a path of the signed-in area: it is
 * the slug of the organization that this path was made for.
 */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug.trim().toLowerCase());
}
