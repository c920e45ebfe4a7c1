import type { Id } from '../ordering/id.js';
import { comparePlays } from './compare-plays.js';
import type { Play } from './play.js';
import { startersOfPlays } from './starters-of-plays.js';

/** Somebody who starts since plays have changed, or does so no longer. */
export interface StarterChange {
  readonly teamId: Id;
  readonly playerId: Id;
  readonly started: boolean;
}

/**
 * Who starts by plays as they are now, and did not by plays as they were, or the other way round: what somebody has
 * noted by hand in between stays as long as the plays say of a player what they said before.
 * @param before in any order, at least all up to the one with which the game begins
 * @param after the same plays as they are now
 * @param periodIds in their order
 */
export function starterChanges(
  before: readonly Play[],
  after: readonly Play[],
  teamIds: readonly Id[],
  periodIds: readonly Id[],
): StarterChange[] {
  const ordered = (plays: readonly Play[]): Play[] =>
    plays.filter(({ isDeleted }) => !isDeleted).toSorted(comparePlays(periodIds));
  const [was, is] = [ordered(before), ordered(after)];
  return teamIds.flatMap((teamId) => {
    const [former, present] = [startersOfPlays(was, teamId), startersOfPlays(is, teamId)];
    const change = (started: boolean) => (playerId: Id) => ({ teamId, playerId, started });
    return [
      ...former.filter((id) => !present.includes(id)).map(change(false)),
      ...present.filter((id) => !former.includes(id)).map(change(true)),
    ];
  });
}
