import { notFound } from '../../../lib/errors.js';
import { lockRow } from '../../audit/change.service.js';
import type { Write } from '../../audit/write.service.js';
import { SeasonLeagueEntity } from '../../leagues/season-league.entity.js';
import { ScheduleEntity } from '../schedule.entity.js';

/**
 * Locks a schedule and what its games depend on within its season league, so that what is read of it next is true until
 * the transaction ends: the season league (new weeks off and games), its weeks off, the teams there (new byes, who
 * joins and leaves), their byes and unavailable times, and the games. Not locked are games of other leagues, with the
 * same teams or in the same halls: locking those would hold up leagues that have nothing to do with this one, and one
 * that is moved at the very same moment is found as games by hand are, by what speaks against its place.
 * @throws 404
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
    'SELECT id FROM weeks_off WHERE organization_id = $1 AND season_league_id = $2 ORDER BY id FOR SHARE',
    params,
  );
  await manager.query(
    `SELECT id FROM byes WHERE organization_id = $1 AND season_league_team_id IN (
       SELECT id FROM season_league_teams WHERE organization_id = $1 AND season_league_id = $2) ORDER BY id FOR SHARE`,
    params,
  );
  await manager.query(
    'SELECT id FROM games WHERE organization_id = $1 AND season_league_id = $2 ORDER BY id FOR UPDATE',
    params,
  );
}
