import type { QueryDeepPartialEntity } from 'typeorm';
import type { GeneratedSchedule, ScheduleProblem } from '../../../domain/schedule/schedule-problem.js';
import { MAX_SEED, nextSeed } from '../../../domain/schedule/next-seed.js';
import { staleSentence } from '../../../domain/schedule/stale-sentence.js';
import type { RequestContext } from '../../../context/request-context.js';
import { conflict, invalidInput, unprocessable } from '../../../lib/errors.js';
import { parseId } from '../../../lib/ids.js';
import { requireAdmin } from '../../../lib/policy.js';
import { InputCheck } from '../../../lib/validation.js';
import { recordAudit } from '../../audit/audit.service.js';
import { lockRow } from '../../audit/change.service.js';
import { write, type Write } from '../../audit/write.service.js';
import { todayOf } from '../../games/today.service.js';
import { type Deleted, UndoRecorder } from '../../undo/recorder.service.js';
import { ScheduleDraftEntity } from '../schedule-draft.entity.js';
import { checkLostHalls, type EnteredLostHall, storedLostHalls } from '../schedule-lost-halls.js';
import { ScheduleEntity } from '../schedule.entity.js';
import { basisOf, changesSince, type DraftBasis } from './draft-basis.js';
import { type DraftGame, draftGames } from './draft-game.js';
import { changesOfRepair, repairedDraft, repairOf, type StoredRepair } from './repair-of.js';
import { lockSchedule } from './lock-schedule.js';
import { problemOf } from './problem-of.js';
import { type PublishedGames, publishGames } from './publish-games.js';
import { generateFor } from './running-generations.js';
import { readScheduleWorld, type ScheduleWorld } from './schedule-world.js';

/** Drafts that a schedule has at most; the oldest makes room. */
const MOST_DRAFTS = 5;

/** How to generate. */
export interface GenerateOptions {
  /** Another number, another schedule; absent: one that no draft of the schedule has yet. */
  readonly seed?: number | null;
  /** By which it is followed and cancelled. */
  readonly key?: string | null;
}

/** What publishing a draft answers. */
export interface PublishedSchedule extends PublishedGames {
  readonly scheduleId: number;
  readonly undoId: string | null;
  readonly message: string;
}

interface Generated {
  readonly problem: ScheduleProblem;
  readonly schedule: GeneratedSchedule;
  readonly games: DraftGame[];
  readonly basis: DraftBasis;
  readonly repair: StoredRepair | null;
}

/**
 * Generates games for a schedule and keeps them as a draft. Admins. @returns the draft's id
 * @throws 404 for an unknown schedule; 422 with the reason where nothing can be generated, or it was cancelled; 409 and
 *   429 while others are under way
 */
export async function generateScheduleDraft(
  ctx: RequestContext,
  scheduleId: string | number,
  { seed, key }: GenerateOptions,
): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const id = parseId(scheduleId, 'Schedule');
  const chosen = await chosenSeed(ctx, organizationId, id, seed);
  const generated = await generate(ctx, organizationId, id, chosen, key);
  return keepDraft(ctx, organizationId, id, generated);
}

/**
 * Repairs a schedule after what has happened to it (a week off, a team that left or joined, a game that was postponed,
 * a hall that is lost) with the fewest changes from today on, and keeps the outcome as a draft: publishing it moves
 * games, which stay the same ones. Admins. Publishing it makes the schedule remember the lost halls. @returns the
 * draft's id
 * @throws as `generateScheduleDraft`; 404 for an unknown hall
 */
export async function repairScheduleDraft(
  ctx: RequestContext,
  scheduleId: string | number,
  { lostHalls, seed, key }: GenerateOptions & { readonly lostHalls?: readonly EnteredLostHall[] | null },
): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const id = parseId(scheduleId, 'Schedule');
  const check = new InputCheck();
  const entered = checkLostHalls(check, lostHalls) ?? [];
  check.finish();
  const chosen = await chosenSeed(ctx, organizationId, id, seed);
  const { manager } = ctx.services.dataSource;
  const world = await readScheduleWorld(manager, organizationId, id);
  const from = await todayOf(ctx, organizationId);
  const losesHalls = await storedLostHalls(manager, organizationId, entered, from);
  const { problem, present } = repairOf(world, { lostHalls: losesHalls, from, seed: chosen });
  const repaired = await generateFor(ctx, organizationId, { problem, present }, key);
  return keepDraft(ctx, organizationId, id, {
    problem,
    schedule: repaired.schedule,
    games: repairedDraft(world, problem, repaired),
    basis: { ...basisOf(world), repairsFrom: from, losesHalls },
    repair: changesOfRepair(repaired),
  });
}

async function chosenSeed(
  { services }: RequestContext,
  organizationId: number,
  scheduleId: number,
  seed: number | null | undefined,
): Promise<number> {
  if (seed != null) return checkSeed(seed);
  const drafts = await services.dataSource.query<{ seed: number }[]>(
    'SELECT seed FROM schedule_drafts WHERE organization_id = $1 AND schedule_id = $2',
    [organizationId, scheduleId],
  );
  return nextSeed(drafts.map((draft) => draft.seed));
}

function keepDraft(
  ctx: RequestContext,
  organizationId: number,
  id: number,
  { problem, schedule, games, basis, repair }: Generated,
): Promise<number> {
  return write(
    ctx,
    organizationId,
    async (tx) => {
      await lockRow(tx, ScheduleEntity, id, 'Schedule');
      const draft = tx.manager.create(ScheduleDraftEntity, {
        organizationId,
        scheduleId: id,
        seed: problem.seed,
        games,
        fairness: [...schedule.fairness],
        certificate: [...schedule.certificate],
        obstacles: [...schedule.obstacles],
        basis,
        repair,
        createdAt: tx.now,
        createdBy: tx.author.id,
      });
      await tx.manager.insert(ScheduleDraftEntity, draft as QueryDeepPartialEntity<ScheduleDraftEntity>);
      await tx.manager.query(
        `DELETE FROM schedule_drafts WHERE organization_id = $1 AND schedule_id = $2 AND id NOT IN (
           SELECT id FROM schedule_drafts WHERE organization_id = $1 AND schedule_id = $2 ORDER BY id DESC LIMIT ${MOST_DRAFTS})`,
        [organizationId, id],
      );
      return draft.id;
    },
    { nothingKept: true },
  );
}

/**
 * Generates games for a schedule and publishes them at once: in one transaction in place of those that have not been
 * played. Admins. @throws as `generateScheduleDraft`; 409 when something changed while it was generated
 */
export async function generateFullSchedule(
  ctx: RequestContext,
  scheduleId: string | number,
  { seed, key }: GenerateOptions,
): Promise<PublishedSchedule> {
  const organizationId = requireAdmin(ctx);
  const id = parseId(scheduleId, 'Schedule');
  const { schedule, games, basis } = await generate(ctx, organizationId, id, checkSeed(seed ?? 1), key);
  return write(ctx, organizationId, (tx) => publish(tx, id, { games, basis, obstacles: schedule.obstacles }));
}

/**
 * Publishes a draft: writes its games in place of those of the schedule that have not been played. Admins. It can be
 * undone. @throws 404; 409 naming what has changed since the draft was made
 */
export function publishScheduleDraft(ctx: RequestContext, draftId: string | number): Promise<PublishedSchedule> {
  const organizationId = requireAdmin(ctx);
  return write(ctx, organizationId, async (tx) => {
    const draft = await lockRow(tx, ScheduleDraftEntity, parseId(draftId, 'Draft'), 'Draft');
    return publish(tx, draft.scheduleId, draft, draft.id);
  });
}

/** Discards a draft. Admins. It can be undone. @throws 404 */
export function discardScheduleDraft(ctx: RequestContext, draftId: string | number): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  return write(ctx, organizationId, async (tx) => {
    const draft = await lockRow(tx, ScheduleDraftEntity, parseId(draftId, 'Draft'), 'Draft');
    const { name } = await lockRow(tx, ScheduleEntity, draft.scheduleId, 'Schedule');
    const undo = new UndoRecorder(tx);
    await undo.remove('schedule_drafts', { sql: 't.id = $2', params: [draft.id] });
    await recordAudit(tx, {
      action: 'schedule.discard_draft',
      version: null,
      entityType: 'schedule',
      entityId: draft.scheduleId,
      label: name,
    });
    return undo.deleted('schedule.discard_draft', `Discarded a draft of schedule ${name}.`, [draft.id]);
  });
}

async function generate(
  ctx: RequestContext,
  organizationId: number,
  scheduleId: number,
  seed: number,
  key: string | null | undefined,
): Promise<Generated> {
  const world = await readScheduleWorld(ctx.services.dataSource.manager, organizationId, scheduleId);
  const problem = problemOf(world, seed);
  const schedule = await generateFor(ctx, organizationId, { problem }, key);
  const refusal = schedule.obstacles.find(({ severity }) => severity === 'refused');
  if (refusal) throw unprocessable(refusal.message);
  if (schedule.games.length === 0)
    throw unprocessable(
      'No game can be added: in each of these weeks the teams play already, or no two of them are free at one time.',
    );
  return { problem, schedule, games: draftGames(problem, schedule.games), basis: basisOf(world), repair: null };
}

async function publish(
  tx: Write,
  scheduleId: number,
  { games, basis, obstacles }: Pick<ScheduleDraftEntity, 'games' | 'basis'> & Pick<GeneratedSchedule, 'obstacles'>,
  draftId?: number,
): Promise<PublishedSchedule> {
  await lockSchedule(tx, scheduleId);
  const world = await readScheduleWorld(tx.manager, tx.organizationId, scheduleId);
  refuseStale(basis, world);
  const undo = new UndoRecorder(tx);
  const done = await publishGames(tx, undo, world, { games, basis });
  if (draftId !== undefined) await undo.remove('schedule_drafts', { sql: 't.id = $2', params: [draftId] });
  const verb = basis.repairsFrom !== undefined ? 'Repaired' : 'Generated the games of';
  const undoId = await undo.save('schedule.publish', `${verb} schedule ${world.name}.`);
  const leftOut = obstacles.filter(({ severity }) => severity === 'left-out').map(({ message }) => message);
  return {
    ...done,
    scheduleId,
    undoId,
    message: [basis.repairsFrom !== undefined ? 'Schedule repaired.' : 'Full schedule generated!', ...leftOut].join(
      ' ',
    ),
  };
}

function refuseStale(basis: DraftBasis, world: ScheduleWorld): void {
  const changes = changesSince(basis, world);
  if (changes.length > 0) throw conflict(staleSentence(changes), { changes });
}

function checkSeed(seed: number): number {
  if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED)
    throw invalidInput({ field: 'seed', message: `seed must be a whole number from 0 to ${MAX_SEED}.` });
  return seed;
}
