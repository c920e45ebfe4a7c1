import type { PlayerHeadFragment } from './player.generated';

/** The value of the visible attribute of this name, in any case; null without one. */
export function shownAttribute(attributes: PlayerHeadFragment['attributes'], name: string): string | null {
  const found = attributes.find(({ attribute }) => attribute.name.trim().toLowerCase() === name.toLowerCase());
  return found?.value?.trim() || null;
}
