import { normaliseName } from '../../domain/text/normalise-name.js';
import type { RequestContext } from '../../context/request-context.js';
import { unprocessable, invalidInput, notFound } from '../../lib/errors.js';
import { checkChanges } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { InputCheck } from '../../lib/validation.js';
import { recordAudit } from '../audit/audit.service.js';
import { lockRow, updateRow } from '../audit/change.service.js';
import { write, type Write } from '../audit/write.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { LeagueEntity } from './league.entity.js';
import { LEAGUE_INPUT } from './league.fields.js';
import type { UpdateLeagueInput } from './league.input.js';
import { lockLeagueNames, refuseTakenName } from './league-name.service.js';
import { SeasonLeagueEntity } from './season-league.entity.js';

/**
 * Renames a league, in every season, and puts it at a place of one season. Calls that place one league each may come
 * all at once: none touches another league, so that in the end every league is where its call put it.
 * @throws 404, also for a season that it is not played in; 409 for a stale version or a taken name
 */
export async function updateLeague(
  ctx: RequestContext,
  id: string | number,
  input: UpdateLeagueInput,
): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const patch = checkChanges(LEAGUE_INPUT, input, check);
  const position = check.integer('position', input.position) ?? null;
  check.that(position === null || input.seasonId != null, 'seasonId', 'seasonId is required with position.');
  check.finish();
  const seasonId = input.seasonId == null ? null : parseId(input.seasonId, 'Season');
  return undoableWrite(ctx, organizationId, async (tx) => {
    const league = await lockRow(tx, LeagueEntity, parseId(id, 'League'), 'League');
    const described = { entityType: 'league', label: league.name, expected: input.expectedVersion };
    if (patch.name !== undefined && normaliseName(patch.name) !== normaliseName(league.name))
      await refuseTakenName(tx, league.id, patch.name);
    await updateRow(tx, LeagueEntity, league, patch, described);
    if (seasonId !== null) await place(tx, { leagueId: league.id, seasonId, position, label: league.name });
    return league.id;
  });
}

/**
 * Deletes leagues that no season has any more.
 * @throws 404 for an unknown one; 422 naming a season that still has one: it is removed from there first
 */
export async function deleteLeagues(ctx: RequestContext, ids: readonly (string | number)[]): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  const wanted = [...new Set(ids.map((id) => parseId(id, 'League')))].toSorted((a, b) => a - b);
  if (wanted.length === 0) throw invalidInput({ field: 'ids', message: 'Select at least one league.' });
  return write(ctx, organizationId, async (tx) => {
    await lockLeagueNames(tx);
    const leagues: LeagueEntity[] = [];
    for (const id of wanted) leagues.push(await lockRow(tx, LeagueEntity, id, 'League'));
    await refusePlayed(tx, wanted);
    const undo = new UndoRecorder(tx);
    await undo.remove('leagues', { sql: 't.id = ANY($2)', params: [wanted] });
    for (const { id, name } of leagues)
      await recordAudit(tx, { action: 'league.delete', entityType: 'league', entityId: id, label: name });
    const [first] = leagues;
    const message = leagues.length === 1 ? `Deleted league ${first?.name}.` : `Deleted ${leagues.length} leagues.`;
    return undo.deleted('league.delete', message, wanted);
  });
}

async function place(
  tx: Write,
  {
    leagueId,
    seasonId,
    position,
    label,
  }: { leagueId: number; seasonId: number; position: number | null; label: string },
): Promise<void> {
  const where = { organizationId: tx.organizationId, leagueId, seasonId };
  const row = await tx.manager.findOne(SeasonLeagueEntity, { where, lock: { mode: 'pessimistic_write' } });
  if (!row) throw notFound('League');
  if (position === null) return;
  await updateRow(
    tx,
    SeasonLeagueEntity,
    row,
    { position },
    { entityType: 'season_league', label, expected: row.version },
  );
}

async function refusePlayed(tx: Write, leagueIds: readonly number[]): Promise<void> {
  const [played] = (await tx.manager.query(
    `SELECT l.name, s.name AS season FROM season_leagues sl
     JOIN leagues l ON l.organization_id = sl.organization_id AND l.id = sl.league_id
     JOIN seasons s ON s.organization_id = sl.organization_id AND s.id = sl.season_id
     WHERE sl.organization_id = $1 AND sl.league_id = ANY($2) ORDER BY s.start_date DESC NULLS LAST, s.id LIMIT 1`,
    [tx.organizationId, leagueIds],
  )) as { name: string; season: string }[];
  if (played) throw unprocessable(`League ${played.name} is played in ${played.season}. Remove it from there first.`);
}
