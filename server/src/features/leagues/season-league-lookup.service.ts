import type { RequestContext } from '../../context/request-context.js';
import { unprocessable } from '../../lib/errors.js';
import { seasonById } from '../seasons/season.loaders.js';
import { findActiveSeason, findSeason } from '../seasons/season.service.js';
import { findLeague } from './league.service.js';
import type { SeasonLeague } from './league.type.js';
import { seasonLeaguesOfLeague } from './season-league.loaders.js';

/**
 * A league in a season; null for an unknown league or season, and where the league is not played in that season.
 * Without a season the first active one is meant.
 * @throws 422 naming the league's seasons when no season is given and it is not played in the first active one
 */
export async function findLeagueInSeason(
  ctx: RequestContext,
  organizationId: number,
  leagueId: string | number,
  seasonId?: string | number | null,
): Promise<SeasonLeague | null> {
  const league = await findLeague(ctx, organizationId, leagueId);
  if (!league) return null;
  const season =
    seasonId == null ? await findActiveSeason(ctx, organizationId) : await findSeason(ctx, organizationId, seasonId);
  const played = await seasonLeaguesOfLeague(ctx).load({ organizationId, id: league.id });
  const found = played.find((seasonLeague) => seasonLeague.seasonId === season?.id) ?? null;
  if (found || seasonId != null) return found;
  const seasons = await Promise.all(played.map(({ seasonId: id }) => seasonById(ctx).load({ organizationId, id })));
  const choices = seasons.flatMap((known) => (known ? [{ id: known.id, name: known.name }] : []));
  throw unprocessable(
    `${league.name} is not played in ${season ? season.name : 'an active season'}. Name one of its seasons${listed(choices)}.`,
    { seasons: choices },
  );
}

function listed(choices: readonly { name: string }[]): string {
  return choices.length === 0 ? ': it has none' : `: ${choices.map(({ name }) => name).join(', ')}`;
}
