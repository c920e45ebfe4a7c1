import type { RequestContext } from '../../context/request-context.js';
import { invalidInput, notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { write, type Write } from '../audit/write.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import {
  countRemoval,
  lockGamesOf,
  type RemovalKind,
  removeFromLeagues,
  type TeamRemoval,
} from './team-removal.service.js';

/** What a removal would take with it, before it is done. */
export interface TeamRemovalPreview extends TeamRemoval {
  names: string[];
  message: string;
}

interface NamedRow {
  id: number;
  name: string;
}

const LOCKED = {
  teams: 'SELECT t.id, t.name FROM teams t WHERE t.organization_id = $1 AND t.id = ANY($2) ORDER BY t.id',
  seasonLeagueTeams: `SELECT slt.id, t.name FROM season_league_teams slt JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
    WHERE slt.organization_id = $1 AND slt.id = ANY($2) ORDER BY slt.id`,
};

/**
 * Says what deleting teams, or removing them from their leagues, would take with it. Admins.
 * @throws 404 when one of them is unknown
 */
export async function previewTeamRemoval(
  ctx: RequestContext,
  kind: RemovalKind,
  ids: readonly (string | number)[],
): Promise<TeamRemovalPreview> {
  const organizationId = requireAdmin(ctx);
  const wanted = wantedIds(ids);
  const { manager } = ctx.services.dataSource;
  const rows = (await manager.query(LOCKED[kind], [organizationId, wanted])) as NamedRow[];
  if (rows.length < wanted.length) throw notFound('Team');
  const removal = await countRemoval(manager, organizationId, kind, wanted);
  const names = rows.map(({ name }) => name);
  return { ...removal, names, message: describe(kind, names, removal, 'Deletes', 'Removes') };
}

/**
 * Deletes teams, all or none, with their places in leagues and divisions, rosters, byes and games, played ones
 * too: the opponents' records change. It can be undone. Admins.
 * @throws 400 without any, 404 when one of them is unknown
 */
export function deleteTeams(ctx: RequestContext, ids: readonly (string | number)[]): Promise<Deleted> {
  return remove(ctx, 'teams', ids);
}

/**
 * Removes teams from their season leagues, all or none, in the same way; the teams stay. Admins. @throws as
 * `deleteTeams`
 */
export function removeTeamsFromLeague(ctx: RequestContext, ids: readonly (string | number)[]): Promise<Deleted> {
  return remove(ctx, 'seasonLeagueTeams', ids);
}

function remove(ctx: RequestContext, kind: RemovalKind, ids: readonly (string | number)[]): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  const wanted = wantedIds(ids);
  return write(ctx, organizationId, async (tx) => {
    // Games before teams, as whoever enters results or imports; those that came in between after them.
    await lockGamesOf(tx, kind, wanted);
    const rows = await locked(tx, kind, wanted);
    const gameIds = await lockGamesOf(tx, kind, wanted);
    const removal = await countRemoval(tx.manager, organizationId, kind, wanted);
    const undo = new UndoRecorder(tx);
    await removeFromLeagues(tx, undo, kind, wanted, gameIds);
    if (kind === 'teams') {
      await undo.remove('mail_followers', { sql: 't.team_id = ANY($2)', params: [wanted] });
      await undo.remove('teams', { sql: 't.id = ANY($2)', params: [wanted] });
    }
    const entityType = kind === 'teams' ? 'team' : 'season_league_team';
    const command = kind === 'teams' ? 'team.delete' : 'season_league_team.delete';
    for (const { id, name } of rows) await recordAudit(tx, { action: command, entityType, entityId: id, label: name });
    return undo.deleted(
      command,
      describe(
        kind,
        rows.map(({ name }) => name),
        removal,
        'Deleted',
        'Removed',
      ),
      wanted,
    );
  });
}

async function locked(tx: Write, kind: RemovalKind, ids: number[]): Promise<NamedRow[]> {
  const rows = (await tx.manager.query(`${LOCKED[kind]} FOR UPDATE OF ${kind === 'teams' ? 't' : 'slt'}`, [
    tx.organizationId,
    ids,
  ])) as NamedRow[];
  if (rows.length < ids.length) throw notFound('Team');
  return rows;
}

function wantedIds(ids: readonly (string | number)[]): number[] {
  if (ids.length === 0) throw invalidInput({ field: 'ids', message: 'Please select at least one team to delete.' });
  return [...new Set(ids.map((id) => parseId(id, 'Team')))].toSorted((a, b) => a - b);
}

/**
 * 'Deletes team Ants with 2 places in leagues and 4 games (3 played).', 'Removes 2 teams from the league, with 15
 * roster entries.'
 */
function describe(
  kind: RemovalKind,
  names: readonly string[],
  removal: TeamRemoval,
  deletes: string,
  removes: string,
): string {
  const what = names.length === 1 ? `team ${names[0]}` : `${names.length} teams`;
  if (kind === 'teams') return `${deletes} ${what}${along(removal, removal.seasonLeagueCount, '')}.`;
  return `${removes} ${what} from the league${along(removal, 0, ',')}.`;
}

/** ' with 15 roster entries and 4 games (3 played)'; nothing when nothing goes along. */
function along(
  { rosterEntryCount, gameCount, playedGameCount, byeCount }: TeamRemoval,
  placeCount: number,
  comma: string,
): string {
  const played = playedGameCount > 0 ? ` (${playedGameCount} played)` : '';
  const parts = [
    counted(placeCount, 'place in a league', 'places in leagues'),
    counted(rosterEntryCount, 'roster entry', 'roster entries'),
    counted(byeCount, 'bye', 'byes'),
    counted(gameCount, 'game', 'games').map((games) => games + played),
  ].flat();
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
  return list === '' ? '' : `${comma} with ${list}`;
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];
}
