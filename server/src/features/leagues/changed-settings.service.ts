import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import type { Write } from '../audit/write.service.js';
import { noteUndoId } from '../undo/undo-ids.js';
import { getSeasonLeagues } from './league.service.js';
import type { SeasonLeagueEntity } from './season-league.entity.js';
import type { SeasonLeague } from './league.type.js';

/** What saving settings of a season league answers. */
export interface SavedSettings {
  readonly seasonLeagueId: number;
  /** Null when nothing differed. */
  readonly undoId: string | null;
}

/** The season league whose settings have just been saved, with what takes that back. @throws 404 */
export async function changedSeasonLeague(
  ctx: RequestContext,
  { seasonLeagueId, undoId }: SavedSettings,
): Promise<SeasonLeague> {
  const [seasonLeague] = await getSeasonLeagues(ctx, [seasonLeagueId]);
  if (!seasonLeague) throw notFound('League');
  noteUndoId(ctx, 'season_league', seasonLeague.id, undoId);
  return seasonLeague;
}

/** How a season league is called in the audit trail and in banners: as its league. */
export async function nameOfSeasonLeague(tx: Write, { leagueId }: SeasonLeagueEntity): Promise<string> {
  const [row] = (await tx.manager.query('SELECT name FROM leagues WHERE organization_id = $1 AND id = $2', [
    tx.organizationId,
    leagueId,
  ])) as [{ name: string }];
  return row.name;
}
