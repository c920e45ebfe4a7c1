import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { query } from '../../lib/query.js';

const DATES = statement<[date: string], [organizationId: number, seasonId: number]>(
  'game_dates',
  'SELECT DISTINCT date FROM games WHERE organization_id = $1 AND season_id = $2 AND date IS NOT NULL ORDER BY date',
);

/** The dates on which a season has games, each once. */
export async function listGameDates(ctx: RequestContext, organizationId: number, seasonId: number): Promise<string[]> {
  return (await query(ctx, DATES, organizationId, [organizationId, seasonId])).map(([date]) => date);
}
