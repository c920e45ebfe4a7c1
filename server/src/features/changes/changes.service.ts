import type { RequestContext } from '../../context/request-context.js';
import { MAX_PAGE_SIZE } from '../../lib/connection.js';
import { invalidInput } from '../../lib/errors.js';
import { query } from '../../lib/query.js';
import { changeCursor, type ChangePosition, GOOD_MS, KEPT_MS, readAnew, readChangeCursor } from './change-cursor.js';
import { CHANGES_AFTER } from './change.statements.js';
import type { Change, ChangePage } from './change.type.js';

/** The most changes on a page over REST, which has no limit of values. */
const MAX_REST_PAGE = 1_000;
/**
 * How long a change has to be over before it is told, in milliseconds: until then somebody who looks at the thing may
 * be shown what was before, from memory (a second of grace, and messages on their way).
 */
const SETTLED_MS = 3_000;
/** No transaction lasts longer, in milliseconds: what began before was over when a first cursor is told. */
const LONGEST_MS = 3_600_000;
/** A cursor that nothing has followed is told anew so often, in milliseconds, that it never gets too old. */
const RENEWED_MS = 86_400_000;

/**
 * What of an organization has changed since a cursor, for whoever keeps a copy of what visitors see. Nothing is ever
 * left out; a thing may be named that is as it was. Without a cursor: none, and the cursor of now.
 * @throws 400 for a cursor of something else, or a wrong `first`; 410 for one from which nobody can go on
 */
export async function changesSince(
  ctx: RequestContext,
  organizationId: number,
  { after, first }: { after: string | null; first: number | null },
): Promise<ChangePage> {
  const limit = pageSize(ctx, first);
  const now = ctx.services.now().getTime();
  const position = after === null ? null : readChangeCursor(organizationId, after, new Date(now));
  const age = position ? now - position.boundAt : 0;
  const told = await read(ctx, organizationId, position, { isSettled: age >= SETTLED_MS, limit, now });
  if (position && position.era !== told.era) throw readAnew();
  if (position) ctx.dependencies.expireIn?.(age < SETTLED_MS ? SETTLED_MS - age : GOOD_MS - age);
  const page = told.changes.slice(0, limit);
  const hasMore = told.changes.length > limit;
  const next = hasMore ? afterLast(position!, page) : (following(position, told, { age, now }) ?? position!);
  return {
    nodes: lastOfEach(page),
    cursor: changeCursor(organizationId, next),
    hasMore,
    askAgainIn: hasMore ? 0 : position && told.hasNewer ? SETTLED_MS / 1_000 : null,
  };
}

/** Throws away what is told no more. Returns how many. */
export async function sweepChanges({ dataSource, now }: RequestContext['services']): Promise<number> {
  const before = new Date(now().getTime() - KEPT_MS);
  const [, count] = (await dataSource.query('DELETE FROM changes WHERE at < $1', [before])) as [unknown[], number];
  return count;
}

function pageSize(ctx: RequestContext, first: number | null): number {
  const most = ctx.transport === 'graphql' ? MAX_PAGE_SIZE : MAX_REST_PAGE;
  const size = first ?? most;
  if (size < 1 || size > most) throw invalidInput({ field: 'first', message: `first must be between 1 and ${most}.` });
  return size;
}

/** What the database knows at one moment. */
interface Told {
  /** The oldest transaction that is under way. */
  horizon: string;
  era: string;
  /** Whether there are changes that cannot be told yet. */
  hasNewer: boolean;
  /** For who has no cursor: the first change of the last hour. */
  recent: string | null;
  changes: (Change & { transactionId: string })[];
}

async function read(
  ctx: RequestContext,
  organizationId: number,
  position: ChangePosition | null,
  { isSettled, limit, now }: { isSettled: boolean; limit: number; now: number },
): Promise<Told> {
  const rows = await query(ctx, CHANGES_AFTER, organizationId, [
    organizationId,
    position?.transactionId ?? null,
    position?.kind ?? '',
    position?.thingId ?? 0,
    position && (isSettled ? position.bound : position.transactionId),
    limit + 1,
    new Date(now - LONGEST_MS),
  ]);
  const [horizon, era, hasNewer, recent] = rows[0]!;
  const changes = rows.flatMap(([, , , , transactionId, kind, id, at, isDeleted]) =>
    transactionId === null
      ? []
      : [{ organizationId, transactionId, kind: kind!, id: id!, at: at!, isDeleted: isDeleted! }],
  );
  return { horizon, era, hasNewer, recent, changes };
}

/** Before all changes of a transaction. */
const beginning = (transactionId: string) => ({ transactionId, kind: '', thingId: 0 });

function afterLast(position: ChangePosition, page: Told['changes']): ChangePosition {
  const { transactionId, kind, id } = page.at(-1)!;
  return { ...position, transactionId, kind, thingId: id };
}

/**
 * The position to go on from when all up to the bound was told; null where the one that was asked with does as well.
 */
function following(
  position: ChangePosition | null,
  { horizon, era, hasNewer, recent, changes }: Told,
  { age, now }: { age: number; now: number },
): ChangePosition | null {
  if (!position) return { era, bound: horizon, boundAt: now, ...beginning(recent ?? horizon) };
  const isQuiet = changes.length === 0 && !hasNewer && age < RENEWED_MS;
  if (age < SETTLED_MS || isQuiet) return null;
  // A server that is behind has told of less.
  const [reached, later] =
    BigInt(horizon) < BigInt(position.bound) ? [horizon, position.bound] : [position.bound, horizon];
  const from = BigInt(reached) > BigInt(position.transactionId) ? beginning(reached) : position;
  return { era, transactionId: from.transactionId, kind: from.kind, thingId: from.thingId, bound: later, boundAt: now };
}

function lastOfEach(changes: readonly Change[]): Change[] {
  const last = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.kind} ${change.id}`;
    last.delete(key);
    last.set(key, change);
  }
  return [...last.values()];
}
