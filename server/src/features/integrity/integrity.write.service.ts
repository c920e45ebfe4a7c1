import { gameLabel } from '../../domain/game/game-label.js';
import type { RequestContext } from '../../context/request-context.js';
import { conflict, notFound } from '../../lib/errors.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { InputCheck } from '../../lib/validation.js';
import { recordAudit } from '../audit/audit.service.js';
import { write, type Write } from '../audit/write.service.js';
import type { JsonRow } from '../undo/rows.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { AcceptedFindingEntity } from './accepted-finding.entity.js';
import type { FindingAcceptance, IntegrityFinding, IntegrityFindingPayload } from './integrity-finding.type.js';
import { findFinding } from './integrity.service.js';

const ENTITY = 'integrity_finding';

/** What two callers at once run into, one of them. */
const acceptedAlready = {
  accepted_findings_key: () => conflict('This finding has been accepted meanwhile. Please look at it again.'),
};

/**
 * Accepts a finding with a reason, as it stands: another figure makes it one again. Admins. It can be undone.
 * @param expectedReason what the caller has seen it accepted with, null for nothing; undefined is not looked at
 * @throws 400 without a reason; 404 for what is not found any more; 409 naming who has accepted it otherwise meanwhile
 */
export function acceptFinding(
  ctx: RequestContext,
  id: string,
  reason: string,
  expectedReason?: string | null,
): Promise<IntegrityFindingPayload> {
  requireAdmin(ctx);
  const check = new InputCheck();
  const words = check.name('reason', reason, 500);
  check.finish();
  const add: Change['add'] = async (tx, undo, { game, expected, found }) => {
    const acceptance = { reason: words, acceptedAt: tx.now, acceptedBy: tx.author.name };
    const { id: rowId } = await tx.manager.save(AcceptedFindingEntity, {
      organizationId: tx.organizationId,
      findingId: id,
      gameId: game.id,
      expected,
      found,
      ...acceptance,
    });
    await undo.created('accepted_findings', [rowId]);
    return acceptance;
  };
  return refuseDuplicates(acceptedAlready, () =>
    change(ctx, id, { action: 'accept', done: 'Accepted', reason: words, expectedReason, add }),
  );
}

/**
 * Takes an acceptance back. Admins. It can be undone.
 * @throws 404 for what is not found any more
 */
export function withdrawFinding(ctx: RequestContext, id: string): Promise<IntegrityFindingPayload> {
  return change(ctx, id, { action: 'withdraw', done: 'No longer accepted', reason: null });
}

interface Change {
  action: string;
  done: string;
  /** Null: none any more. */
  reason: string | null;
  /** What the caller has seen it accepted with. */
  expectedReason?: string | null | undefined;
  /** Puts what is to be there instead of what was accepted before. */
  add?: (tx: Write, undo: UndoRecorder, finding: IntegrityFinding) => Promise<FindingAcceptance>;
}

async function change(
  ctx: RequestContext,
  id: string,
  { action, done, reason, expectedReason, add }: Change,
): Promise<IntegrityFindingPayload> {
  const organizationId = requireAdmin(ctx);
  const before = await findFinding(ctx, organizationId, id);
  if (!before) throw notFound('Finding');
  const { game, kind, acceptance } = before;
  const label = gameLabel(game.homeTeam.name, game.awayTeam.name, game.date);
  const message = `${done}: ${WORDS[kind]} of ${label}.`;
  return write(ctx, organizationId, async (tx) => {
    const undo = new UndoRecorder(tx);
    const [stored] = await undo.take('accepted_findings', { sql: 't.finding_id = $2', params: [id] });
    if (expectedReason !== undefined) refuseOther(stored, expectedReason);
    const accepted = (await add?.(tx, undo, before)) ?? null;
    if (add || stored) {
      const changes: Record<string, [unknown, unknown]> = { reason: [acceptance?.reason ?? null, reason] };
      await recordAudit(tx, {
        action: `${ENTITY}.${action}`,
        version: null,
        entityType: ENTITY,
        entityId: game.id,
        label,
        changes,
      });
    }
    const undoId = await undo.save(`${ENTITY}.${action}`, message);
    // What has been accepted; not looked for once more: whoever corrects or deletes the game meanwhile takes it away.
    return { finding: { ...before, acceptance: accepted }, undoId, message };
  });
}

function refuseOther(stored: JsonRow | undefined, expectedReason: string | null): void {
  const reason = (stored?.['reason'] as string | undefined) ?? null;
  if (reason === expectedReason) return;
  const how =
    stored === undefined
      ? 'The acceptance of this finding has been taken back meanwhile'
      : `This finding has been accepted meanwhile by ${String(stored['accepted_by'])}: “${reason}”`;
  throw conflict(`${how}. Please look at it again.`, { reason });
}

const WORDS: Readonly<Record<IntegrityFinding['kind'], string>> = {
  points_final: 'points and final score',
  periods_final: 'periods and final score',
  shots_points: 'shots and points of a player',
  rebounds: 'rebounds of a player',
  off_roster: 'a player who is on no roster',
  no_result: 'the missing result',
  plays_box_score: 'plays and box score',
  outside_season: 'the date outside the season',
};
