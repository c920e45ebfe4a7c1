import type { CourtsidePlayFragment, PlayBasicsFragment } from '../courtside.generated';
import type { StoredPlay } from './play';

/** A play of the graph, for administrators. */
export function storedPlayOf(play: CourtsidePlayFragment): StoredPlay {
  return { ...visiblePlayOf(play), isDeleted: play.isDeleted, madeBy: play.madeBy, device: play.device };
}

/** A play as visitors are told of it. */
export function visiblePlayOf(play: PlayBasicsFragment): StoredPlay {
  const { id, revision, kind, sortOrder, clock, linkedPlayId, x, y, note, madeAt } = play;
  return {
    id,
    revision,
    kind,
    sortOrder,
    clock,
    linkedPlayId,
    x,
    y,
    note,
    madeAt,
    isDeleted: false,
    periodId: play.period.id,
    teamId: play.team?.id ?? null,
    playerId: play.player?.id ?? null,
    otherPlayerId: play.otherPlayer?.id ?? null,
    madeBy: null,
    device: null,
  };
}
