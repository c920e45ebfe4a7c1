import type { EntityManager } from 'typeorm';
import { takesLong } from '../../database/limits/write-limits.js';

/**
 * Waits until no other transaction imports into the organization, and keeps others from it until this one ends. Two
 * imports at once would both make what is missing; and an import writes down again, at its end, by which names files
 * know players: erasures of persons take turns, too, one after the other. Called before anything else is locked.
 */
export async function takeImportTurn(manager: EntityManager, organizationId: number): Promise<void> {
  // Imports take minutes.
  await takesLong(manager);
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('season-import'), $1)", [organizationId]);
}
