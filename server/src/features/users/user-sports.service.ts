import type { RequestContext } from '../../context/request-context.js';
import { unprocessable } from '../../lib/errors.js';
import type { Write } from '../audit/write.service.js';
import { sportsOf } from '../organizations/organization.loaders.js';
import { requireSports } from '../sports/sport.service.js';

/**
 * The given sports' ids, each once, ascending: sports that a user of the organization can have.
 * @param kept what the user has already, which may be given again
 * @throws 404 when one of them is missing; 422 when the organization does not play it
 */
export async function requireSportsOfUser(
  ctx: RequestContext,
  organizationId: number | null,
  given: readonly (string | number)[],
  kept: readonly number[] = [],
): Promise<number[]> {
  const ids = await requireSports(ctx, given);
  if (organizationId === null) return ids;
  const choices = await sportsOf(ctx, organizationId);
  const possible = new Set([...kept, ...choices.map(({ id }) => id)]);
  if (ids.every((id) => possible.has(id))) return ids;
  const names = choices.map(({ name }) => name).join(', ');
  const message =
    names === ''
      ? 'sportIds must be empty: this organization plays no sport.'
      : `sportIds must be of the organization's sports: ${names}.`;
  throw unprocessable(message, { choices }, [{ field: 'sportIds', message }]);
}

/** The ids of a user's sports, ascending. */
export async function sportIdsOf(tx: Write, userId: number): Promise<number[]> {
  const rows = (await tx.manager.query('SELECT sport_id AS id FROM user_sports WHERE user_id = $1 ORDER BY sport_id', [
    userId,
  ])) as { id: number }[];
  return rows.map(({ id }) => id);
}

/** Those of some sports that an organization plays. */
export async function playedAt(
  tx: Write,
  organizationId: number | null,
  sportIds: readonly number[],
): Promise<number[]> {
  const rows = (await tx.manager.query('SELECT sport_id AS id FROM organization_sports WHERE organization_id = $1', [
    organizationId,
  ])) as { id: number }[];
  return sportIds.filter((sportId) => rows.some(({ id }) => id === sportId));
}

/** Leaves a user with these sports. */
export async function setSports(tx: Write, userId: number, sportIds: readonly number[]): Promise<void> {
  await tx.manager.query('DELETE FROM user_sports WHERE user_id = $1 AND sport_id <> ALL($2::int[])', [
    userId,
    sportIds,
  ]);
  await tx.manager.query(
    'INSERT INTO user_sports (user_id, sport_id) SELECT $1, unnest($2::int[]) ON CONFLICT DO NOTHING',
    [userId, sportIds],
  );
}
