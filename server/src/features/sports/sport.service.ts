import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { allSports } from './sport.loaders.js';
import type { Sport } from './sport.type.js';

/** The given sports' ids, each once, ascending. @throws 404 when one of them is missing */
export async function requireSports(ctx: RequestContext, ids: readonly (string | number)[]): Promise<number[]> {
  const sports = await allSports(ctx);
  const wanted = [...new Set(ids.map((id) => parseId(id, 'Sport')))];
  if (!wanted.every((id) => sports.has(id))) throw notFound('Sport');
  return wanted.toSorted((a, b) => a - b);
}

/** A sport of the platform. @throws 404 */
export async function getSport(ctx: RequestContext, sportId: string | number): Promise<Sport> {
  const sport = (await allSports(ctx)).get(parseId(sportId, 'Sport'));
  if (!sport) throw notFound('Sport');
  return sport;
}
