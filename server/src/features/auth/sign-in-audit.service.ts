import type { RequestContext } from '../../context/request-context.js';
import { type AuditRecord, recordAudit } from '../audit/audit.service.js';
import { type Author, PLATFORM } from '../audit/write.service.js';

/** A user whose account somebody signed in to, or tried to. */
interface Account {
  id: number;
  username: string;
  organizationId: number | null;
}

/** Who tried to sign in and did not prove to be anybody. */
const STRANGER: Author = { id: null, name: 'Not signed in' };

/** Writes down that a user signed in, in the trail of the user's organization. */
export async function recordSignIn(ctx: RequestContext, { id, username, organizationId }: Account): Promise<void> {
  await record(
    ctx,
    organizationId,
    { id, name: username },
    { action: 'user.sign-in', version: null, entityType: 'user', entityId: id, label: username },
  );
}

/**
 * Writes down that a sign-in failed and from where: in the trail of the user's organization, or in the platform's where
 * there is no such user, so that both take as long. What was typed as a name that nobody has is not written down: it
 * may be a password.
 */
export async function recordFailedSignIn(ctx: RequestContext, account: Account | undefined): Promise<void> {
  await record(ctx, account?.organizationId ?? null, STRANGER, {
    action: 'user.sign-in-failed',
    version: null,
    entityType: 'user',
    entityId: account?.id ?? null,
    label: account?.username ?? 'Unknown name',
    changes: { address: [null, ctx.address] },
  });
}

/** Past `write`: nothing that pages show changes, so that no cached response is to be forgotten. */
async function record(
  ctx: RequestContext,
  organizationId: number | null,
  author: Author,
  entry: AuditRecord,
): Promise<void> {
  const { dataSource, now } = ctx.services;
  await recordAudit(
    { ctx, manager: dataSource.manager, organizationId: organizationId ?? PLATFORM, author, now: now() },
    entry,
  );
}
