import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../context/request-context.js';
import { unprocessable, invalidInput, notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { nextVersion } from '../audit/stamps.js';
import { announce } from '../audit/write-events.service.js';
import { write, type Write } from '../audit/write.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { fillPlayer, mergeBelongings } from './merge-belongings.service.js';
import { type LinePlan, lockMergeGames, mergeLines, planLines, readMergeLines } from './merge-lines.service.js';
import { describeConflicts, type MergeConflict, notesOfMerge } from './merge-report.service.js';
import { PlayerEntity } from './player.entity.js';

/** What a merge would do. */
export interface MergePreview {
  organizationId: number;
  keepId: number;
  mergeIds: number[];
  /** Games whose lines are carried over. */
  gameCount: number;
  /** Of those the games in which several of the players have a line, which become one. */
  joinedGameCount: number;
  /** What is decided in favour of the player who stays, in sentences. */
  notes: string[];
  /** What stands in the way; empty when the merge can be done. */
  conflicts: MergeConflict[];
}

/** What a merge did. */
export interface Merged {
  playerId: number;
  deletedIds: number[];
  undoId: string | null;
  message: string;
}

const MOST_AT_ONCE = 20;

/**
 * Says what a merge would carry over and what stands in its way. Admins. @throws 400 for a wrong choice; 404 for an
 * unknown player
 */
export async function previewMerge(
  ctx: RequestContext,
  keepId: string | number,
  mergeIds: readonly (string | number)[],
): Promise<MergePreview> {
  const organizationId = requireAdmin(ctx);
  const all = wantedIds(keepId, mergeIds);
  const { manager } = ctx.services.dataSource;
  await playersOf(manager, organizationId, all);
  const plan = await planOf(manager, organizationId, all);
  return {
    organizationId,
    keepId: all[0]!,
    mergeIds: all.slice(1),
    gameCount: plan.gameIds.length,
    joinedGameCount: plan.joined.length,
    notes: await notesOfMerge(manager, organizationId, all),
    conflicts: await describeConflicts(manager, organizationId, plan.conflicts),
  };
}

/**
 * Makes several players one: statistics, rosters, captaincies, attribute values and videos of the others go to the one
 * who stays, the others go. Totals are right afterwards, nothing that was counted is lost, and it can be undone.
 * Admins.
 * @throws as `previewMerge`; 422 naming the games in which two of them have lines that cannot be one person's
 */
export function mergePlayers(
  ctx: RequestContext,
  keepId: string | number,
  mergeIds: readonly (string | number)[],
): Promise<Merged> {
  const organizationId = requireAdmin(ctx);
  const all = wantedIds(keepId, mergeIds);
  return write(ctx, organizationId, async (tx) => {
    const { manager } = tx;
    const [keep, ...merged] = await lockForMerge(tx, all);
    const plan = await planOf(manager, organizationId, all);
    if (plan.conflicts.length > 0) {
      const conflicts = await describeConflicts(manager, organizationId, plan.conflicts);
      throw unprocessable(conflicts[0]?.message ?? 'These players have lines in one game.', { conflicts });
    }
    const undo = new UndoRecorder(tx);
    const others = all.slice(1);
    const { gameIds } = plan;
    await announce(tx, 'games', { gameIds, resultsStay: true }, () => mergeLines(tx, undo, plan, keep!.id, others));
    await mergeBelongings(tx, undo, all);
    await undo.remove('players', { sql: 't.id = ANY($2)', params: [others] });
    await fillPlayer(tx, undo, keep!.id, merged);
    const label = nameOf(keep!);
    // The key is what notes of imports know the player by: whoever erases the person has to find it.
    const told = merged.map((player) => ({ id: player.id, name: nameOf(player), importKey: player.importKey }));
    const changes = { merged: [null, told] as [unknown, unknown] };
    const version = nextVersion(keep!);
    await recordAudit(tx, {
      action: 'player.merge',
      entityType: 'player',
      entityId: keep!.id,
      label,
      version,
      changes,
    });
    const message = `Merged ${merged.length === 1 ? nameOf(merged[0]!) : `${merged.length} players`} into ${label}.`;
    return { playerId: keep!.id, deletedIds: others, undoId: await undo.save('player.merge', message), message };
  });
}

async function planOf(manager: EntityManager, organizationId: number, all: readonly number[]): Promise<LinePlan> {
  return planLines(await readMergeLines(manager, organizationId, all), all);
}

/**
 * Locks what a merge looks at before it writes, in the order of those who enter statistics: games, then players. The
 * players in the order of their ids here.
 */
async function lockForMerge(tx: Write, all: readonly number[]): Promise<PlayerEntity[]> {
  const others = all.slice(1);
  await lockMergeGames(tx, others);
  const players = await playersOf(tx.manager, tx.organizationId, all, true);
  // While this waited, lines may have been made in further games. From here on nobody makes any. These games come after
  // the players, against the order: should two wait in a circle, PostgreSQL ends it, and the write is tried once more.
  await lockMergeGames(tx, others);
  return players;
}

/** The players in the order of their ids here. They are locked in one order, whoever is merged into whom. */
async function playersOf(
  manager: EntityManager,
  organizationId: number,
  all: readonly number[],
  locked = false,
): Promise<PlayerEntity[]> {
  const rows = await manager.find(PlayerEntity, {
    where: { organizationId, id: In([...all]) },
    order: { id: 'ASC' },
    ...(locked && { lock: { mode: 'pessimistic_write' as const } }),
  });
  if (rows.length < all.length) throw notFound('Player');
  return rows.toSorted((a, b) => all.indexOf(a.id) - all.indexOf(b.id));
}

function wantedIds(keepId: string | number, mergeIds: readonly (string | number)[]): number[] {
  const keep = parseId(keepId, 'Player');
  const others = [...new Set(mergeIds.map((id) => parseId(id, 'Player')))];
  const fail = (message: string): Error => invalidInput({ field: 'mergeIds', message });
  if (others.length === 0) throw fail('mergeIds must name at least one player.');
  if (others.length > MOST_AT_ONCE) throw fail(`mergeIds must name at most ${MOST_AT_ONCE} players.`);
  if (others.includes(keep)) throw fail('mergeIds must not name the player who stays.');
  return [keep, ...others];
}

function nameOf({ firstName, lastName }: PlayerEntity): string {
  return `${firstName} ${lastName}`.trim();
}
