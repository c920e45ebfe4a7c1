import type { Id } from '../ordering/id.js';
import type { CountedPlay } from './play.js';

/**
 * Who of a side is on the court after some plays. Who comes on takes the place of who goes off, so that on a screen the
 * others stay where the hand knows them.
 * @param plays in their order; of these substitutions alone say something
 * @param starters as the box score notes them; whom the first substitutions bring on start, too
 */
export function playersOnCourt(
  plays: readonly Pick<CountedPlay, 'kind' | 'teamId' | 'playerId' | 'otherPlayerId' | 'isDeleted'>[],
  teamId: Id,
  starters: readonly Id[],
): string[] {
  let ids = starters.map(String);
  for (const { kind, isDeleted, teamId: side, playerId, otherPlayerId } of plays) {
    if (kind !== 'SUBSTITUTION' || isDeleted || side === null || String(side) !== String(teamId)) continue;
    const on = playerId === null || ids.includes(String(playerId)) ? [] : [String(playerId)];
    const place = otherPlayerId === null ? -1 : ids.indexOf(String(otherPlayerId));
    ids = place < 0 ? [...ids, ...on] : [...ids.slice(0, place), ...on, ...ids.slice(place + 1)];
  }
  return ids;
}
