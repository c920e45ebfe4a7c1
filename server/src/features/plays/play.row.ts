import type { PlayKind } from '../../domain/plays/play-kind.js';
import { column, reading } from '../../lib/reading.js';
import type { Play } from './play.type.js';

/** A play with the settings by which it counts. */
export interface StoredPlay extends Play {
  readonly assistsOnFreeThrows: boolean;
  readonly technicalCountsAsPersonal: boolean;
}

// Moments as numbers, so that the columns read the same as a row and as JSON.
const PLAY = reading({
  id: column<string>('p.play_id'),
  gameId: column<number>('p.game_id'),
  revision: column<number>('p.revision'),
  isDeleted: column<boolean>('p.is_deleted'),
  kind: column<PlayKind>('p.kind'),
  periodId: column<number>('p.game_period_id'),
  sortOrder: column<number>('p.sort_order'),
  clock: column<number | null>('p.clock'),
  teamId: column<number | null>('p.team_id'),
  playerId: column<number | null>('p.player_id'),
  otherPlayerId: column<number | null>('p.other_player_id'),
  linkedPlayId: column<string | null>('p.linked_play_id'),
  x: column<number | null>('p.x'),
  y: column<number | null>('p.y'),
  note: column<string | null>('p.note'),
  assistsOnFreeThrows: column<boolean>('p.assists_on_free_throws'),
  technicalCountsAsPersonal: column<boolean>('p.technical_counts_as_personal'),
  madeAtMs: column<number>('extract(epoch FROM p.made_at)::float8 * 1000'),
  actorName: column<string>('p.actor_name'),
  enteredOn: column<string>('p.device'),
});

/** The columns of a play; its table is `p`. */
export const PLAY_COLUMNS = PLAY.sql;

/** A play from its columns. */
export function playOf(organizationId: number, row: readonly unknown[]): StoredPlay {
  const { madeAtMs, ...play } = PLAY.read(row as unknown[], organizationId);
  return { ...play, organizationId, madeAt: new Date(madeAtMs) };
}
