import type { RequestContext } from '../../context/request-context.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { lockRow } from '../audit/change.service.js';
import { keepNoHistory } from '../audit/without-history.service.js';
import { announce } from '../audit/write-events.service.js';
import { write, type Write } from '../audit/write.service.js';
import { renumberDivisions } from '../divisions/division-order.service.js';
import { DivisionEntity } from '../divisions/division.entity.js';
import { SeasonEntity } from '../seasons/season.entity.js';
import { gameSteps, type RemovalStep } from '../teams/game-removal.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { divisionSteps, seasonSteps } from './removal-steps.service.js';
import { checkedIds, seasonLeaguesIn } from './season-lookup.service.js';
import { partsOfDivision, partsOfSeasonLeagues, partsOfSeasons, type SeasonParts } from './season-parts.service.js';

/**
 * Deletes seasons with all that is in them, all or none. Leagues, teams and players exist on. @throws 404 when one of
 * them is unknown
 */
export async function deleteSeasons(ctx: RequestContext, ids: readonly (string | number)[]): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  const wanted = checkedIds(ids, 'Season', 'Select at least one season to delete.');
  return write(ctx, organizationId, async (tx) => {
    const seasons: SeasonEntity[] = [];
    for (const id of wanted) seasons.push(await lockRow(tx, SeasonEntity, id, 'Season'));
    const undo = new UndoRecorder(tx);
    const parts = await partsOfSeasons({ ...tx, lock: true }, wanted);
    await removeSeasonParts(tx, undo, parts);
    for (const { id, name } of seasons)
      await recordAudit(tx, { action: 'season.delete', entityType: 'season', entityId: id, label: name });
    const message = seasons.length === 1 ? `Deleted season ${seasons[0]?.name}.` : `Deleted ${seasons.length} seasons.`;
    return undo.deleted('season.delete', message, wanted);
  });
}

/**
 * Removes leagues from a season with their teams, rosters, games, schedules, byes and weeks off there, all or none. The
 * leagues exist on. Divisions close up behind teams that they lose.
 * @throws 404 when the season does not have one of them
 */
export async function removeLeaguesFromSeason(
  ctx: RequestContext,
  seasonId: string | number,
  leagueIds: readonly (string | number)[],
): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  const wanted = checkedIds(leagueIds, 'League', 'Select at least one league.');
  return write(ctx, organizationId, async (tx) => {
    const season = await lockRow(tx, SeasonEntity, parseId(seasonId, 'Season'), 'Season');
    const rows = await seasonLeaguesIn({ ...tx, lock: true }, season.id, wanted);
    const parts = await partsOfSeasonLeagues(
      { ...tx, lock: true },
      rows.map(({ id }) => id),
    );
    const divisions = (await tx.manager.query(
      'SELECT DISTINCT division_id AS id FROM division_teams WHERE organization_id = $1 AND season_league_team_id = ANY($2)',
      [organizationId, parts.seasonLeagueTeamIds],
    )) as { id: number }[];
    const undo = new UndoRecorder(tx);
    await removeSeasonParts(tx, undo, parts);
    await renumberDivisions(
      tx,
      undo,
      divisions.map(({ id }) => id),
    );
    for (const { id, name } of rows)
      await recordAudit(tx, {
        action: 'season_league.delete',
        entityType: 'season_league',
        entityId: id,
        label: `${name} (${season.name})`,
      });
    const what = rows.length === 1 ? `league ${rows[0]?.name}` : `${rows.length} leagues`;
    return undo.deleted(
      'season_league.delete',
      `Removed ${what} from season ${season.name}.`,
      rows.map(({ id }) => id),
    );
  });
}

/** Deletes a division with the games of its bracket. Its teams stay in the season, unassigned. @throws 404 */
export async function deleteDivision(ctx: RequestContext, id: string | number): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  return write(ctx, organizationId, async (tx) => {
    const division = await lockRow(tx, DivisionEntity, parseId(id, 'Division'), 'Division');
    const parts = await partsOfDivision({ ...tx, lock: true }, division.id);
    const undo = new UndoRecorder(tx);
    await announce(tx, 'games', parts, () =>
      removeAll(undo, [...gameSteps(parts.gameIds), ...divisionSteps([division.id])]),
    );
    await recordAudit(tx, {
      action: 'division.delete',
      entityType: 'division',
      entityId: division.id,
      label: division.name,
    });
    const { length } = parts.gameIds;
    const games = length === 0 ? '' : ` with ${length} bracket ${length === 1 ? 'game' : 'games'}`;
    return undo.deleted('division.delete', `Deleted division ${division.name}${games}.`, [division.id]);
  });
}

/** All games with their lines and scores go together: that corrects none of them. */
async function removeSeasonParts(tx: Write, undo: UndoRecorder, parts: SeasonParts): Promise<void> {
  await keepNoHistory(tx.manager);
  await removeAll(undo, seasonSteps(parts));
}

async function removeAll(undo: UndoRecorder, steps: readonly RemovalStep[]): Promise<void> {
  for (const { table, where } of steps) await undo.remove(table, where);
}
