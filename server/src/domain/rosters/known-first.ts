/**
 * What a player wears or plays, of the two places that say it: the roster entry of the season in question, then the
 * player's attribute (Number, Position). The view of a season asks with that season's entry; a profile with the entry
 * of the active season. A blank one says nothing.
 */
export function knownFirst(ofEntry: string | null | undefined, ofAttribute: string | null | undefined): string | null {
  return [ofEntry, ofAttribute].find((text) => text != null && text.trim() !== '')?.trim() ?? null;
}
