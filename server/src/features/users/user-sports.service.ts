import type { RequestContext } from '../../context/request-context.js';
import { unprocessable } from '../../lib/errors.js';
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
