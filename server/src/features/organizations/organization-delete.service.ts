import type { RequestContext } from '../../context/request-context.js';
import { unprocessable } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireActor, requireRole } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { keepNoHistory } from '../audit/without-history.service.js';
import { PLATFORM, write } from '../audit/write.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { CIRCLES, tenantTables } from '../undo/tenant-tables.service.js';
import { removeTestOrganizations } from './empty-organization.service.js';
import { lockOrganization } from './organization.write.service.js';

/** Sessions end with their users and are not given back. */
const NOT_GIVEN_BACK = 'sessions';

/**
 * Deletes an organization with all that it has: users, seasons, games, pages. All of it returns on undo. Super
 * administrators only.
 * @throws 404; 422 for the organization of the caller's own account
 */
export async function deleteOrganization(ctx: RequestContext, id: string | number): Promise<Deleted> {
  requireRole(ctx, 'super_admin');
  const organizationId = parseId(id, 'Organization');
  return write(
    ctx,
    organizationId,
    async (tx) => {
      const { name } = await lockOrganization(tx);
      if (requireActor(ctx).organizationId === organizationId)
        throw unprocessable('Your own account belongs to this organization.');
      // They are no part of what returns: whichever of its keys return are given new ones.
      await removeTestOrganizations(tx.manager, organizationId);
      // What would be noted of its games would go with it.
      await keepNoHistory(tx.manager);
      const undo = new UndoRecorder(tx);
      for (const { table, column } of CIRCLES) {
        const key = table === 'organizations' ? 't.id' : 't.organization_id';
        await undo.change(table, { sql: `${key} = $1 AND t.${column} IS NOT NULL` }, { sql: `${column} = NULL` });
      }
      for (const table of await tenantTables(tx.manager)) {
        if (table === NOT_GIVEN_BACK)
          await tx.manager.query(
            'DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE organization_id = $1)',
            [organizationId],
          );
        else await undo.remove(table, { sql: 'true' });
      }
      await recordAudit(
        { ...tx, organizationId: PLATFORM },
        { action: 'organization.delete', entityType: 'organization', entityId: organizationId, label: name },
      );
      return undo.deleted('organization.delete', `Deleted organization ${name}.`, [organizationId], {
        needs: 'super_admin',
      });
    },
    { platform: true },
  );
}
