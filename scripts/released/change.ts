import type { Api, ChangeKind } from '../../server/src/lib/releases/releases.js';

/** Whether callers can go on as they do: 'dangerous' is what only some would notice, such as one more value. */
type Level = 'breaking' | 'dangerous' | 'safe';

/** A difference between two states of an interface. */
export interface Change {
  api: Api;
  kind: Exclude<ChangeKind, 'deprecated'>;
  level: Level;
  /** Where it is, unique within the interface; what stands within another place begins with its name. */
  place: string;
  text: string;
  /** Of a part that several calls share: the name under which they do, and the call. */
  shared?: { place: string; call: string };
}

/** Something deprecated. */
export interface Deprecation {
  api: Api;
  place: string;
  /** What to use in its place. */
  reason: string;
  /** YYYY-MM-DD; null when it is missing, or said in another form. */
  until: string | null;
}

/** Whether a place is another one, or within it. */
export function isWithin(place: string, outer: string): boolean {
  return place === outer || (place.startsWith(outer) && /^[ .[]/.test(place.slice(outer.length)));
}
