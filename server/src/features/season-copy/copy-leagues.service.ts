import { sqlStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import { refuseTeamTwice } from '../teams/team-twice.service.js';
import type { LeagueCopy } from '../leagues/season-league.write.service.js';

/**
 * What a season league decides about plays and standings goes with it. Whether all games are entered is to be said of
 * each season anew.
 */
const SETTINGS = `assists_on_free_throws, bonus_fouls, double_bonus_fouls, technical_counts_as_personal, period_minutes,
  points_for_win, points_for_tie, points_for_loss, points_for_forfeit_win, points_for_forfeit_loss, tie_breaks, qualifying_places`;

/** Pairs a season's teams with what has been copied of them into another season. $2 is the one season, $3 the other. */
export const COPIED_TEAMS = `season_league_teams old_slt
  JOIN season_leagues old_sl ON old_sl.organization_id = old_slt.organization_id AND old_sl.id = old_slt.season_league_id AND old_sl.season_id = $2
  JOIN season_leagues new_sl ON new_sl.organization_id = old_slt.organization_id AND new_sl.season_id = $3 AND new_sl.league_id = old_sl.league_id
  JOIN season_league_teams new_slt ON new_slt.organization_id = old_slt.organization_id AND new_slt.season_league_id = new_sl.id
    AND new_slt.team_id = old_slt.team_id`;

/**
 * Adds leagues of one season to another, behind those that it has, with their teams and rosters. Leagues that it has
 * already are left alone. Ranks and lots are the season's own and not copied, nor is a team that withdrew.
 * @returns the ids of the new season leagues, in their order
 * @throws 409 when one of them had two teams of one name
 */
export async function copyLeagues(tx: Write, { from, to, leagueIds, parts }: LeagueCopy): Promise<number[]> {
  const [fourth, fifth] = [sqlStamp(tx, 4), sqlStamp(tx, 5)];
  const made = (await tx.manager.query(
    `INSERT INTO season_leagues (organization_id, season_id, league_id, position, ${SETTINGS}, ${fifth.columns})
     SELECT $1, $3, sl.league_id, row_number() OVER (ORDER BY sl.position, sl.id) - 1
         + (SELECT coalesce(max(position) + 1, 0) FROM season_leagues WHERE organization_id = $1 AND season_id = $3), ${SETTINGS}, ${fifth.values}
     FROM season_leagues sl WHERE sl.organization_id = $1 AND sl.season_id = $2 AND ($4::int[] IS NULL OR sl.league_id = ANY($4))
       AND NOT EXISTS (SELECT FROM season_leagues own WHERE own.organization_id = $1 AND own.season_id = $3 AND own.league_id = sl.league_id)
     RETURNING id, position`,
    [tx.organizationId, from.id, to.id, leagueIds, ...fifth.params],
  )) as { id: number; position: number }[];
  const ids = made.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
  await tx.kept?.created('season_leagues', ids);
  await copyStatistics(tx, { from, to, ids });
  if (parts !== null && !parts.includes('teams')) return ids;
  const placed = (await tx.manager.query(
    `INSERT INTO season_league_teams (organization_id, season_league_id, team_id, captain_player_id, captain_name, ${fourth.columns})
     SELECT $1, new_sl.id, slt.team_id, slt.captain_player_id, slt.captain_name, ${fourth.values}
     FROM season_leagues new_sl
     JOIN season_leagues old_sl ON old_sl.organization_id = $1 AND old_sl.season_id = $2 AND old_sl.league_id = new_sl.league_id
     JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.season_league_id = old_sl.id AND NOT slt.withdrawn
     WHERE new_sl.organization_id = $1 AND new_sl.id = ANY($3) ORDER BY new_sl.position, slt.id RETURNING id, team_id AS "teamId"`,
    [tx.organizationId, from.id, ids, ...fourth.params],
  )) as { id: number; teamId: number }[];
  await tx.kept?.created(
    'season_league_teams',
    placed.map(({ id }) => id),
  );
  await refuseTeamTwice(
    tx,
    placed.map(({ teamId }) => teamId),
  );
  if (parts !== null && !parts.includes('rosters')) return ids;
  const entries = (await tx.manager.query(
    `INSERT INTO roster_entries (organization_id, season_league_team_id, player_id, jersey_number, position, ${fifth.columns})
     SELECT $1, new_slt.id, r.player_id, r.jersey_number, r.position, ${fifth.values}
     FROM ${COPIED_TEAMS}
     JOIN roster_entries r ON r.organization_id = $1 AND r.season_league_team_id = old_slt.id
     WHERE old_slt.organization_id = $1 AND new_sl.id = ANY($4) ORDER BY new_slt.id, r.id RETURNING id`,
    [tx.organizationId, from.id, to.id, ids, ...fifth.params],
  )) as { id: number }[];
  await tx.kept?.created(
    'roster_entries',
    entries.map(({ id }) => id),
  );
  return ids;
}

/** Which statistics the leagues show, and in which order. Those of another sport mean nothing to a season. */
async function copyStatistics(
  tx: Write,
  { from, to, ids }: Pick<LeagueCopy, 'from' | 'to'> & { ids: readonly number[] },
): Promise<void> {
  const rows = (await tx.manager.query(
    `INSERT INTO season_league_statistics (organization_id, season_league_id, stat_definition_id, position, hidden)
     SELECT $1, new_sl.id, own.stat_definition_id, own.position, own.hidden
     FROM season_leagues new_sl
     JOIN season_leagues old_sl ON old_sl.organization_id = $1 AND old_sl.season_id = $2 AND old_sl.league_id = new_sl.league_id
     JOIN season_league_statistics own ON own.organization_id = $1 AND own.season_league_id = old_sl.id
     JOIN stat_definitions d ON d.organization_id = $1 AND d.id = own.stat_definition_id
     JOIN seasons s ON s.organization_id = $1 AND s.id = $3 AND s.sport_id = d.sport_id
     WHERE new_sl.organization_id = $1 AND new_sl.id = ANY($4) ORDER BY new_sl.position, own.position RETURNING id`,
    [tx.organizationId, from.id, to.id, ids],
  )) as { id: number }[];
  await tx.kept?.created(
    'season_league_statistics',
    rows.map(({ id }) => id),
  );
}
