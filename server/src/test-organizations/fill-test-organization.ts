import { writeAttributes } from '../demo/attributes.js';
import { writeSmall } from '../demo/seasons/small.js';
import { BASKETBALL } from '../demo/write-organizations.js';
import { normaliseName } from '../domain/text/normalise-name.js';
import type { Write } from '../features/audit/write.service.js';
import { ensureSportDefaults } from '../features/season-import/writing/sport-defaults.js';

/**
 * Fills an organization that has nothing with the demo's smallest season: a league of four teams, games played and
 * games to come. Names and results are the same each time; ids and dates are not, since what has been played lies
 * before today.
 */
export async function fillTestOrganization(write: Write): Promise<void> {
  const { manager, organizationId } = write;
  const sports = (await manager.query('SELECT id, name FROM sports')) as { id: number; name: string }[];
  const sport = sports.find(({ name }) => normaliseName(name) === normaliseName(BASKETBALL.name));
  if (!sport) throw new Error('the platform has no basketball');
  await manager.query('INSERT INTO organization_sports (organization_id, sport_id) VALUES ($1, $2)', [
    organizationId,
    sport.id,
  ]);
  await ensureSportDefaults(manager, organizationId, sport.id, sport.name);
  await writeAttributes(write);
  await writeSmall(write, 'sandbox');
  // What has been made, nobody has done.
  await manager.query('DELETE FROM undo_entries WHERE organization_id = $1', [organizationId]);
}
