import { lockRow } from '../../audit/change.service.js';
import type { Write } from '../../audit/write.service.js';
import { ScheduleEntity } from '../schedule.entity.js';

/**
 * Locks a schedule, the teams of its league and their games there: nobody begins a game, joins, or moves one until the
 * transaction ends. @throws 404
 */
export async function lockSchedule(tx: Write, id: number): Promise<void> {
  const { seasonLeagueId } = await lockRow(tx, ScheduleEntity, id, 'Schedule');
  const params = [tx.organizationId, seasonLeagueId];
  await tx.manager.query(
    'SELECT id FROM season_league_teams WHERE organization_id = $1 AND season_league_id = $2 ORDER BY id FOR SHARE',
    params,
  );
  await tx.manager.query(
    'SELECT id FROM games WHERE organization_id = $1 AND season_league_id = $2 ORDER BY id FOR UPDATE',
    params,
  );
}
