import type { RequestContext } from '../../context/request-context.js';
import { invalidInput } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { recordAudit } from '../audit/audit.service.js';
import { lockRow, lockRows } from '../audit/change.service.js';
import { write, type Write } from '../audit/write.service.js';
import { PlayerEntity } from '../players/player.entity.js';
import { SeasonLeagueTeamEntity } from '../teams/season-league-team.entity.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { leaveRosters } from './leave-roster.service.js';
import { RosterEntryEntity } from './roster-entry.entity.js';
import { addToRoster, onTeamAlready } from './roster.write.service.js';

/** What moving players answers. */
export interface MovedPlayers {
  /** Where they are on the new roster, in the order of the old entries' ids. */
  readonly rosterEntryIds: number[];
  readonly undoId: string | null;
  readonly message: string;
}

interface Entry {
  id: number;
  playerId: number;
  seasonLeagueTeamId: number;
  seasonId: number;
  jerseyNumber: string | null;
  position: string | null;
  name: string;
}

/**
 * Moves players from rosters of a season to that of another team of it, all or none, with number and position. What
 * they played for the old team stays its own; a captain who leaves is captain no longer. It can be undone. Admins.
 * @throws 400 without any, and for a team of another season; 404 when an entry or the team is unknown; 409 'Player
 *   already on this team'
 */
export function movePlayersToTeam(
  ctx: RequestContext,
  ids: readonly (string | number)[],
  seasonLeagueTeamId: string | number,
): Promise<MovedPlayers> {
  const organizationId = requireAdmin(ctx);
  if (ids.length === 0) throw invalidInput({ field: 'ids', message: 'Please select at least one player to move.' });
  const wanted = [...new Set(ids.map((id) => parseId(id, 'Roster entry')))].toSorted((a, b) => a - b);
  const teamId = parseId(seasonLeagueTeamId, 'Team');
  return refuseDuplicates({ roster_entries_pair_key: () => onTeamAlready() }, () =>
    write(ctx, organizationId, async (tx) => {
      const team = await lockRow(tx, SeasonLeagueTeamEntity, teamId, 'Team');
      const { seasonId, name: teamName } = await placeOf(tx, team.id);
      await lockRows(tx, RosterEntryEntity, wanted, 'Roster entry');
      const entries = await readEntries(tx, wanted);
      if (entries.some((entry) => entry.seasonLeagueTeamId === team.id)) throw onTeamAlready();
      if (entries.some((entry) => entry.seasonId !== seasonId))
        throw invalidInput({
          field: 'seasonLeagueTeamId',
          message: 'seasonLeagueTeamId must be a team of the season that the players are moved in.',
        });
      const undo = new UndoRecorder(tx);
      await leaveRosters(tx, undo, wanted);
      const rosterEntryIds: number[] = [];
      for (const { id, playerId, name, jerseyNumber, position } of entries) {
        await recordAudit(tx, { action: 'roster_entry.delete', entityType: 'roster_entry', entityId: id, label: name });
        const player = await lockRow(tx, PlayerEntity, playerId, 'Player');
        rosterEntryIds.push((await addToRoster(tx, team.id, player, { jerseyNumber, position })).id);
      }
      await undo.created('roster_entries', rosterEntryIds);
      const who = entries.length === 1 ? entries[0]!.name : `${entries.length} players`;
      const message = `Moved ${who} to ${teamName}.`;
      return { rosterEntryIds, undoId: await undo.save('roster_entry.move', message), message };
    }),
  );
}

async function placeOf(tx: Write, seasonLeagueTeamId: number): Promise<{ seasonId: number; name: string }> {
  const [place] = await tx.manager.query<{ seasonId: number; name: string }[]>(
    `SELECT sl.season_id AS "seasonId", t.name FROM season_league_teams slt
     JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
     JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
     WHERE slt.organization_id = $1 AND slt.id = $2`,
    [tx.organizationId, seasonLeagueTeamId],
  );
  return place!;
}

function readEntries(tx: Write, ids: readonly number[]): Promise<Entry[]> {
  return tx.manager.query<Entry[]>(
    `SELECT re.id, re.player_id AS "playerId", re.season_league_team_id AS "seasonLeagueTeamId", sl.season_id AS "seasonId",
       re.jersey_number AS "jerseyNumber", re.position, btrim(p.first_name || ' ' || p.last_name) AS name
     FROM roster_entries re
     JOIN players p ON p.organization_id = re.organization_id AND p.id = re.player_id
     JOIN season_league_teams slt ON slt.organization_id = re.organization_id AND slt.id = re.season_league_team_id
     JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
     WHERE re.organization_id = $1 AND re.id = ANY($2) ORDER BY re.id`,
    [tx.organizationId, ids],
  );
}
