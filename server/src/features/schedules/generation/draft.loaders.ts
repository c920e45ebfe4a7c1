import { statement } from '../../../database/prepared.js';
import type { ScheduleObstacle, ScheduleQuality, TeamFairness } from '../../../domain/schedule/schedule-problem.js';
import type { RequestContext } from '../../../context/request-context.js';
import { perRequest } from '../../../lib/memo.js';
import { readRows } from '../../../lib/query.js';
import { column, reading, tenantReading } from '../../../lib/reading.js';
import { loadLists, loadOne, type TenantListLoader, type TenantLoader } from '../../../lib/tenant-loader.js';
import type { DraftBasis } from './draft-basis.js';
import type { DraftGame } from './draft-game.js';
import type { ScheduleDraft } from './draft.type.js';
import type { StoredRepair } from './repair-of.js';

type Ids = [organizationId: number, ids: number[]];

const DRAFT = reading({
  organizationId: tenantReading,
  id: column<number>('d.id'),
  scheduleId: column<number>('d.schedule_id'),
  seed: column<number>('d.seed'),
  createdAt: column<Date>('d.created_at'),
  storedGames: column<DraftGame[]>('d.games'),
  storedFairness: column<TeamFairness[]>('d.fairness'),
  storedCertificate: column<ScheduleQuality[]>('d.certificate'),
  storedObstacles: column<ScheduleObstacle[]>('d.obstacles'),
  basis: column<DraftBasis>('d.basis'),
  repair: column<StoredRepair | null>('d.repair'),
});

const BY_ID = statement<unknown[], Ids>(
  'schedule_drafts_by_id',
  `SELECT ${DRAFT.sql} FROM schedule_drafts d WHERE d.organization_id = $1 AND d.id = ANY($2)`,
);
const BY_SCHEDULE = statement<unknown[], Ids>(
  'schedule_drafts_by_schedule',
  `SELECT ${DRAFT.sql} FROM schedule_drafts d WHERE d.organization_id = $1 AND d.schedule_id = ANY($2) ORDER BY d.id DESC`,
);

/** A draft by key. */
export const draftById = (ctx: RequestContext): TenantLoader<ScheduleDraft> => perRequest(ctx, makeById);

/** The drafts of a schedule, the latest first. */
export const draftsOfSchedule = (ctx: RequestContext): TenantListLoader<ScheduleDraft> =>
  perRequest(ctx, makeOfSchedule);

function makeById(ctx: RequestContext): TenantLoader<ScheduleDraft> {
  return loadOne(readRows(ctx, BY_ID, DRAFT.read), ({ id }) => id);
}

function makeOfSchedule(ctx: RequestContext): TenantListLoader<ScheduleDraft> {
  return loadLists(readRows(ctx, BY_SCHEDULE, DRAFT.read), ({ scheduleId }) => scheduleId);
}
