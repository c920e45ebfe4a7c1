import { normaliseName } from '../../domain/text/normalise-name.js';
import { type AppError, valueTaken } from '../../lib/errors.js';
import type { Write } from '../audit/write.service.js';
import type { Subscriber } from '../audit/write-events.service.js';
import { numbersInUndo } from '../undo/undo.service.js';

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
  return (await allLeagues(tx)).find((row) => normaliseName(row.name) === normaliseName(name)) ?? null;
}

async function allLeagues(tx: Write): Promise<NamedLeague[]> {
  return (await tx.manager.query('SELECT id, name FROM leagues WHERE organization_id = $1 ORDER BY id', [
    tx.organizationId,
  ])) as NamedLeague[];
}

/** Keeps others from adding, renaming and deleting leagues of the organization until the transaction ends. */
export async function lockLeagueNames(tx: Write): Promise<void> {
  await tx.manager.query("SELECT pg_advisory_xact_lock(hashtext('league-names'), $1)", [tx.organizationId]);
}

/** @throws 409 when another league than this one has the name */
export async function refuseTakenName(tx: Write, leagueId: number, name: string): Promise<void> {
  const named = await leagueNamed(tx, name);
  if (named !== null && named.id !== leagueId) throw nameTaken(tx, named);
}

/** A league that an undo brings back, or gives its name back, may find another one of that name. @throws 409 */
export const keepLeaguesApart: Subscriber<'undo'> = async (tx, { entryId, tables }, work) => {
  // An organization returns as it was.
  if (!tables.has('leagues') || tables.has('organizations')) return work();
  await lockLeagueNames(tx);
  await work();
  const returned = new Set(await numbersInUndo(tx, entryId, 'leagues', 'id'));
  const leagues = await allLeagues(tx);
  const names = new Set(leagues.filter(({ id }) => returned.has(id)).map(({ name }) => normaliseName(name)));
  const other = leagues.find(({ id, name }) => !returned.has(id) && names.has(normaliseName(name)));
  if (other) throw nameTaken(tx, other);
};

function nameTaken({ organizationId }: Write, { id, name }: NamedLeague): AppError {
  return valueTaken(`There is a league ${name} already.`, 'name', { entityType: 'league', organizationId, id });
}
