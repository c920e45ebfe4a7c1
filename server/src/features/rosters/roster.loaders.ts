import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { perRequest } from '../../lib/memo.js';
import { query, readRows } from '../../lib/query.js';
import { nameOrder } from '../../lib/name-order.js';
import { reading } from '../../lib/reading.js';
import {
  loadLists,
  loadOne,
  tenantLoader,
  type TenantKey,
  type TenantListLoader,
  type TenantLoader,
} from '../../lib/tenant-loader.js';
import { namesForCaller } from '../player-names/player-names.service.js';
import { playerById } from '../players/player.loaders.js';
import { PLAYER, toPlayers } from '../players/player.row.js';
import type { Player } from '../players/player.type.js';
import { RosterEntryFields } from './roster-entry.fields.js';
import type { RosterEntry, TeamHistoryEntry } from './roster.type.js';
import type DataLoader from 'dataloader';

type Ids = [organizationId: number, ids: number[]];

/** #7 comes before #10. */
const NUMBERS = new Intl.Collator('en', { numeric: true });

const ENTRY = fieldsReading(RosterEntryFields, 're', {});
const WITH_PLAYER = reading({ player: PLAYER, entry: ENTRY });

const BY_ID = statement<unknown[], Ids>(
  'roster_entries_by_id',
  `SELECT ${ENTRY.sql} FROM roster_entries re WHERE re.organization_id = $1 AND re.id = ANY($2)`,
);

const BY_TEAM = statement<unknown[], Ids>(
  'roster_entries_by_season_league_team',
  `SELECT ${WITH_PLAYER.sql}
   FROM roster_entries re JOIN players p ON p.organization_id = re.organization_id AND p.id = re.player_id
   WHERE re.organization_id = $1 AND re.season_league_team_id = ANY($2)
   ORDER BY ${nameOrder('p.last_name')}, ${nameOrder('p.first_name')}, p.id`,
);

const COUNTS = statement<[seasonLeagueTeamId: number, count: number], Ids>(
  'roster_counts_by_season_league_team',
  `SELECT season_league_team_id, count(*) FROM roster_entries
   WHERE organization_id = $1 AND season_league_team_id = ANY($2) GROUP BY season_league_team_id`,
);

const BY_PLAYER = statement<unknown[], Ids>(
  'roster_entries_by_player',
  `SELECT ${ENTRY.sql} FROM roster_entries re
   JOIN season_league_teams slt ON slt.organization_id = re.organization_id AND slt.id = re.season_league_team_id
   JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
   JOIN seasons s ON s.organization_id = sl.organization_id AND s.id = sl.season_id
   WHERE re.organization_id = $1 AND re.player_id = ANY($2)
   ORDER BY s.start_date DESC NULLS LAST, s.id, sl.position, re.id`,
);

// Whoever has left a roster after playing keeps the totals, and with them the history. Within a season the teams of now
// come first: pages take a player's colour from the first one.
const HISTORY = statement<
  [playerId: number, seasonLeagueTeamId: number, teamId: number, seasonId: number, leagueId: number],
  Ids
>(
  'team_history_by_player',
  `SELECT member.player_id, slt.id, slt.team_id, sl.season_id, sl.league_id
   FROM (
     SELECT player_id, season_league_team_id, bool_or(is_on_roster) AS is_on_roster
     FROM (
       SELECT player_id, season_league_team_id, true AS is_on_roster
       FROM roster_entries WHERE organization_id = $1 AND player_id = ANY($2)
       UNION ALL
       SELECT total.player_id, played.id, false FROM player_season_totals total
       JOIN season_league_teams played ON played.organization_id = total.organization_id
         AND played.season_league_id = total.season_league_id AND played.team_id = total.team_id
       WHERE total.organization_id = $1 AND total.player_id = ANY($2)
     ) AS membership
     GROUP BY player_id, season_league_team_id
   ) AS member
   JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = member.season_league_team_id
   JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
   JOIN seasons s ON s.organization_id = sl.organization_id AND s.id = sl.season_id
   ORDER BY s.start_date DESC NULLS LAST, s.id, member.is_on_roster DESC, sl.position, slt.id`,
);

/** A roster entry by key. */
export const rosterEntryById = (ctx: RequestContext): TenantLoader<RosterEntry> => perRequest(ctx, makeById);

/**
 * A season-league team's roster by last and first name, as the caller is shown them. Its players need not be read again
 * by id.
 */
export const rosterOfSeasonLeagueTeam = (ctx: RequestContext): TenantListLoader<RosterEntry> =>
  perRequest(ctx, makeOfTeam);

/** How many players a season-league team has. */
export const playerCountOfSeasonLeagueTeam = (ctx: RequestContext): DataLoader<TenantKey, number, string> =>
  perRequest(ctx, makeCount);

/** A player's roster entries, latest season first. */
export const rostersOfPlayer = (ctx: RequestContext): TenantListLoader<RosterEntry> => perRequest(ctx, makeOfPlayer);

/** The teams that a player was on the roster of or played for, latest season first, in it those that he is on now. */
export const teamHistoryOfPlayer = (ctx: RequestContext): TenantListLoader<TeamHistoryEntry> =>
  perRequest(ctx, makeHistory);

function makeById(ctx: RequestContext): TenantLoader<RosterEntry> {
  return loadOne(readRows(ctx, BY_ID, ENTRY.read), ({ id }) => id);
}

function makeOfTeam(ctx: RequestContext): TenantListLoader<RosterEntry> {
  return loadLists(
    async (organizationId, ids) => {
      const rows = (await query(ctx, BY_TEAM, organizationId, [organizationId, ids])).map((row) =>
        WITH_PLAYER.read(row, organizationId),
      );
      const players = await toPlayers(
        ctx,
        organizationId,
        rows.map(({ player }) => player),
      );
      for (const player of players) playerById(ctx).prime(player, player);
      const entries = rows.map(({ entry }) => entry);
      if ((await namesForCaller(ctx, organizationId)) === 'full') return entries;
      const named = new Map(players.map((player) => [player.id, player]));
      return entries.sort((a, b) => compareByName(named.get(a.playerId)!, named.get(b.playerId)!));
    },
    ({ seasonLeagueTeamId }) => seasonLeagueTeamId,
  );
}

function makeCount(ctx: RequestContext): DataLoader<TenantKey, number, string> {
  return tenantLoader(async (organizationId, ids) => {
    const counts = new Map(await query(ctx, COUNTS, organizationId, [organizationId, ids]));
    return (id) => counts.get(id) ?? 0;
  });
}

function makeOfPlayer(ctx: RequestContext): TenantListLoader<RosterEntry> {
  return loadLists(readRows(ctx, BY_PLAYER, ENTRY.read), ({ playerId }) => playerId);
}

function makeHistory(ctx: RequestContext): TenantListLoader<TeamHistoryEntry> {
  return loadLists(
    readRows(ctx, HISTORY, ([playerId, seasonLeagueTeamId, teamId, seasonId, leagueId], organizationId) => ({
      organizationId,
      playerId,
      seasonLeagueTeamId,
      teamId,
      seasonId,
      leagueId,
    })),
    ({ playerId }) => playerId,
  );
}

// The order of a list must not tell of a name what the list does not show.
function compareByName(a: Player, b: Player): number {
  return NUMBERS.compare(a.lastName, b.lastName) || NUMBERS.compare(a.firstName, b.firstName) || a.id - b.id;
}
