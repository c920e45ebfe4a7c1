import { notFound } from '../../../lib/errors.js';
import { lockRow } from '../../audit/change.service.js';
import type { Write } from '../../audit/write.service.js';
import { SeasonLeagueEntity } from '../../leagues/season-league.entity.js';
import { ScheduleEntity } from '../schedule.entity.js';

/**
 * Locks a schedule and all that its games depend on, so that what is read next is true until the transaction ends: its
 * season league (weeks off, games by hand), the teams there (byes, who joins and leaves), their unavailable times, and
 * the games. @throws 404
 */
export async function lockSchedule(tx: Write, id: number): Promise<void> {
  const { organizationId, manager } = tx;
  const schedule = await manager.findOneBy(ScheduleEntity, { organizationId, id });
  if (!schedule) throw notFound('Schedule');
  // The league first, as everybody does who writes to it.
  const { id: seasonLeagueId } = await lockRow(tx, SeasonLeagueEntity, schedule.seasonLeagueId, 'Season league');
  await lockRow(tx, ScheduleEntity, id, 'Schedule');
  const params = [organizationId, seasonLeagueId];
  await manager.query(
    'SELECT id FROM season_league_teams WHERE organization_id = $1 AND season_league_id = $2 ORDER BY id FOR UPDATE',
    params,
  );
  await manager.query(
    `SELECT id FROM teams WHERE organization_id = $1 AND id IN (
       SELECT team_id FROM season_league_teams WHERE organization_id = $1 AND season_league_id = $2) ORDER BY id FOR SHARE`,
    params,
  );
  await manager.query(
    'SELECT id FROM games WHERE organization_id = $1 AND season_league_id = $2 ORDER BY id FOR UPDATE',
    params,
  );
}
