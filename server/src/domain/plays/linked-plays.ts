import type { CountedPlay } from './play.js';
import type { LinkedPlays } from './play-effects.js';

/** A lookup of the plays around each play. */
export function linkedPlays(plays: Iterable<CountedPlay>): (play: CountedPlay) => LinkedPlays {
  const byId = new Map<string, CountedPlay>();
  const dependents = new Map<string, CountedPlay[]>();
  for (const play of plays) {
    byId.set(play.id, play);
    if (play.linkedPlayId === null) continue;
    const list = dependents.get(play.linkedPlayId);
    if (list) list.push(play);
    else dependents.set(play.linkedPlayId, [play]);
  }
  return ({ id, linkedPlayId }) => ({
    target: (linkedPlayId === null ? null : byId.get(linkedPlayId)) ?? null,
    dependents: dependents.get(id) ?? [],
  });
}
