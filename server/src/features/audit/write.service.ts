import type { EntityManager } from 'typeorm';
import { logStatements } from '../../database/limits/limit-statements.js';
import { clientOf, inTransaction } from '../../database/transaction.js';
import type { RequestContext } from '../../context/request-context.js';
import type { LiveChange } from '../../database/tenant-versions.js';
import { requireActor } from '../../lib/policy.js';

/** Who a change is written down under: copied, so that it outlives the user. */
export interface Author {
  id: number | null;
  name: string;
}

/** What keeps the rows that a write adds and changes, so that it can be taken back. */
export interface KeptRows {
  created(table: string, ids: readonly number[]): Promise<void>;
  watch<Result>(table: string, ids: readonly number[], work: () => Promise<Result>): Promise<Result>;
  /** What the trail says of the write. */
  noted(action: string, label: string): void;
}

/** A command that can be taken back, as the graph answers it. */
export interface UndoableCommand {
  id: string;
  command: string;
  /** What was done, in the past tense. */
  label: string;
  actorName: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Games that a write has left without a match of their bracket. */
export interface UnmatchedGames {
  organizationId: number;
  divisionId: number;
  gameIds: readonly number[];
  /** All that have none after it, those from before it as well, in order of play. */
  allIds: readonly number[];
}

/** One write: its transaction, its tenant, its author and its one moment. Services that write take it first. */
export interface Write {
  ctx: RequestContext;
  manager: EntityManager;
  organizationId: number;
  author: Author;
  /** The moment that every row of this write carries. */
  now: Date;
  /** Set by a write that changes nothing but live tables' rows of a game: no more is forgotten then. */
  liveChange?: LiveChange;
  /** Keeps what `createRow`, `updateRow` and `reorderList` do, in a write that can be taken back as a whole. */
  kept?: KeptRows;
  /** What of it can be taken back. */
  undoable: UndoableCommand[];
  /** What it has left without a match, of each bracket that it may have changed. */
  unmatched: UnmatchedGames[];
}

/** The platform itself, in tables that may speak of no tenant (audit, undo). */
export const PLATFORM = 0;

/** What else a write touches. */
export interface WriteOptions {
  /** Data of the platform: the organizations' list, domains, users, sports. */
  platform?: boolean;
  /** Nothing that any kept answer is read from: all of them stay. */
  nothingKept?: boolean;
  /** About how many rows it is, where that is known: statements about a few are planned once for a connection. */
  rowCount?: number;
}

/**
 * Runs `work` as one transaction of the signed-in caller for one organization (`PLATFORM` for none). The policy has
 * been checked by then: this only opens the transaction. Retried as a whole on a deadlock, so `work` keeps its effects
 * in the database. What this process and this request have in memory of the organization is forgotten after the commit.
 * @throws 401 when nobody is signed in
 */
export async function write<Result>(
  ctx: RequestContext,
  organizationId: number,
  work: (write: Write) => Promise<Result>,
  options: WriteOptions = {},
): Promise<Result> {
  const actor = requireActor(ctx);
  return writeAs(ctx, organizationId, { id: actor.id, name: actor.username }, work, options);
}

/** As `write`, for what no signed-in user does: command lines and the demo. `author` is who the trail shall name. */
export async function writeAs<Result>(
  ctx: RequestContext,
  organizationId: number,
  author: Author,
  work: (write: Write) => Promise<Result>,
  { platform = false, nothingKept = false, rowCount }: WriteOptions = {},
): Promise<Result> {
  const { idempotentCall } = ctx;
  let liveChange: LiveChange | undefined;
  let told: Pick<Write, 'undoable' | 'unmatched'> = { undoable: [], unmatched: [] };
  const result = await inTransaction(
    ctx.services.dataSource,
    async (manager) => {
      const stopLogging = logStatements(await clientOf(manager), ctx.statements);
      try {
        if (idempotentCall && !idempotentCall.done) await idempotentCall.claim(manager);
        const tx: Write = {
          ctx,
          manager,
          organizationId,
          author,
          now: ctx.services.now(),
          undoable: [],
          unmatched: [],
        };
        const done = await work(tx);
        ({ liveChange } = tx);
        told = tx;
        return done;
      } finally {
        stopLogging();
      }
    },
    { tenant: organizationId, author, rowCount },
  );
  if (idempotentCall) idempotentCall.done = true;
  ctx.undoable.push(...told.undoable);
  ctx.unmatched.push(...told.unmatched);
  const { versions } = ctx.services;
  if (liveChange) versions.bumpLive(organizationId, liveChange);
  else if (organizationId !== PLATFORM && !nothingKept) versions.bump(organizationId);
  if (platform || organizationId === PLATFORM) versions.bump('platform');
  ctx.memo.clear();
  return result;
}
