import { randomInt } from 'node:crypto';
import type { RequestContext } from '../../context/request-context.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { assertVersion, lockRow } from '../audit/change.service.js';
import { changedRowStamp, nextVersion } from '../audit/stamps.js';
import { write } from '../audit/write.service.js';
import { nameOfSeasonLeague, type SavedSettings } from '../leagues/changed-settings.service.js';
import { SeasonLeagueEntity } from '../leagues/season-league.entity.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import type { DrawLotsInput } from './standings-rules.type.js';

/**
 * Lots are below this: so many that teams of two leagues hardly ever draw the same, and a column of counts holds them.
 */
const LOTS = 99_999;

/**
 * Draws a lot for each team of a season league, whatever it had drawn before. Only an undo or another draw changes one.
 * Admins.
 * @throws 404; 409 for a stale version
 */
export function drawLots(
  ctx: RequestContext,
  seasonLeagueId: string | number,
  { expectedVersion }: DrawLotsInput,
): Promise<SavedSettings> {
  const organizationId = requireAdmin(ctx);
  return write(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, SeasonLeagueEntity, parseId(seasonLeagueId, 'League'), 'League');
    const label = await nameOfSeasonLeague(tx, row);
    await assertVersion(tx, row, { entityType: 'season_league', label, expected: expectedVersion });
    const teams = (await tx.manager.query(
      `SELECT slt.id, t.name FROM season_league_teams slt JOIN teams t ON t.organization_id = $1 AND t.id = slt.team_id
       WHERE slt.organization_id = $1 AND slt.season_league_id = $2 ORDER BY slt.id FOR UPDATE OF slt`,
      [organizationId, row.id],
    )) as { id: number; name: string }[];
    if (teams.length === 0) return { seasonLeagueId: row.id, undoId: null };
    const drawn = withLots(teams);
    const undo = new UndoRecorder(tx);
    const ids = teams.map(({ id }) => id);
    await undo.watch('season_league_teams', ids, () =>
      tx.manager.query(
        `UPDATE season_league_teams t SET lot = n.lot FROM unnest($2::int[], $3::int[]) AS n (id, lot)
         WHERE t.organization_id = $1 AND t.id = n.id`,
        [organizationId, drawn.map(({ id }) => id), drawn.map(({ lot }) => lot)],
      ),
    );
    await undo.watch('season_leagues', [row.id], () =>
      tx.manager.update(SeasonLeagueEntity, { organizationId, id: row.id }, changedRowStamp(tx, row)),
    );
    await recordAudit(tx, {
      action: 'season_league.draw_lots',
      entityType: 'season_league',
      entityId: row.id,
      label,
      version: nextVersion(row),
      changes: { lots: [null, drawn.map(({ name }) => name).join(', ')] },
    });
    return {
      seasonLeagueId: row.id,
      undoId: await undo.save('standings.draw_lots', `Drew lots for the teams of ${label}.`),
    };
  });
}

/** The teams in the order of different lots. */
function withLots<Team>(teams: readonly Team[]): (Team & { lot: number })[] {
  const lots = new Set<number>();
  while (lots.size < teams.length) lots.add(randomInt(1, LOTS));
  return [...lots].map((lot, index) => ({ ...teams[index]!, lot })).sort((a, b) => a.lot - b.lot);
}
