import { normaliseName } from '../../domain/text/normalise-name.js';
import { valueTaken } from '../../lib/errors.js';
import type { Write } from '../audit/write.service.js';

/** A league as far as its name goes. */
export interface NamedLeague {
  id: number;
  name: string;
}

/**
 * The league of this name in any spelling, the oldest if there are several; null when there is none. Until the
 * transaction ends nobody else adds or renames a league: looking and adding are one step.
 */
export async function leagueNamed(tx: Write, name: string): Promise<NamedLeague | null> {
  await lockLeagueNames(tx);
  const rows = (await tx.manager.query('SELECT id, name FROM leagues WHERE organization_id = $1 ORDER BY id', [
    tx.organizationId,
  ])) as NamedLeague[];
  return rows.find((row) => normaliseName(row.name) === normaliseName(name)) ?? null;
}

/** Keeps others from adding, renaming and deleting leagues of the organization until the transaction ends. */
export async function lockLeagueNames(tx: Write): Promise<void> {
  await tx.manager.query("SELECT pg_advisory_xact_lock(hashtext('league-names'), $1)", [tx.organizationId]);
}

/** @throws 409 when another league than this one has the name */
export async function refuseTakenName(tx: Write, leagueId: number, name: string): Promise<void> {
  const named = await leagueNamed(tx, name);
  if (named !== null && named.id !== leagueId)
    throw valueTaken(`There is a league ${named.name} already.`, 'name', {
      entityType: 'league',
      organizationId: tx.organizationId,
      id: named.id,
    });
}
