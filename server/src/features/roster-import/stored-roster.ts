import type { EntityManager } from 'typeorm';
import { normaliseName } from '../../domain/text/normalise-name.js';
import { normalizedKey } from '../season-import/matching/normalized-key.js';
import { ownId } from '../season-import/matching/import-key.js';
import type { ParsedLine } from './parsed-roster.js';

/** A team of the organization, and its place in the season league when it has one. */
export interface StoredTeam {
  readonly teamId: number;
  readonly name: string;
  readonly seasonLeagueTeamId: number | null;
  readonly captainPlayerId: number | null;
  readonly captainName: string | null;
  /** Other leagues of the season that it plays in. */
  readonly otherLeagues: readonly string[];
}

/** A player who may be meant by a line. */
export interface StoredPlayer {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly knownAs: string | null;
  readonly importKey: string | null;
  /** The team that the player joined last, with its season; null without any. */
  readonly latestTeam: string | null;
  /** What the attributes Number and Position say, which a roster without its own falls back on. */
  readonly number: string | null;
  readonly position: string | null;
}

/** What somebody on a roster of the season league is shown with. */
export interface StoredNumber {
  readonly seasonLeagueTeamId: number;
  readonly playerId: number;
  readonly name: string;
  readonly ofEntry: string | null;
  readonly ofAttribute: string | null;
}

/** A player's place on a roster. */
export interface StoredEntry {
  readonly id: number;
  readonly seasonLeagueTeamId: number;
  readonly playerId: number;
  readonly jerseyNumber: string | null;
  readonly position: string | null;
}

/** What a player has in an attribute. */
export interface StoredValue {
  readonly id: number;
  readonly playerId: number;
  readonly attributeId: number;
  readonly value: string;
}

/** What the database holds of what a roster speaks of. */
export interface StoredRoster {
  readonly teams: readonly StoredTeam[];
  readonly players: readonly StoredPlayer[];
  readonly entries: readonly StoredEntry[];
  readonly values: readonly StoredValue[];
  /** Of everybody in the season league, also of those whom no line names. */
  readonly numbers: readonly StoredNumber[];
}

/** SQL of a player's value of the visible attribute of this name. */
const attributeSql = (name: 'number' | 'position'): string => `(SELECT v.value FROM player_attributes a
  JOIN player_attribute_values v ON v.organization_id = $1 AND v.attribute_id = a.id
  WHERE a.organization_id = $1 AND a.visible AND lower(a.name) = '${name}' AND v.player_id = p.id)`;

/**
 * Reads what the lines of a roster may be about.
 * @param lock whether the players' rows shall stay as they are until the transaction ends
 */
export async function readStoredRoster(
  manager: EntityManager,
  organizationId: number,
  { seasonLeagueId, seasonId }: { readonly seasonLeagueId: number; readonly seasonId: number },
  lines: readonly ParsedLine[],
  lock: boolean,
): Promise<StoredRoster> {
  const teams = await manager.query<StoredTeam[]>(
    `SELECT t.id AS "teamId", t.name, slt.id AS "seasonLeagueTeamId", slt.captain_player_id AS "captainPlayerId", slt.captain_name AS "captainName",
       ARRAY(SELECT l.name FROM season_league_teams o
         JOIN season_leagues p ON p.organization_id = $1 AND p.id = o.season_league_id AND p.season_id = $3 AND p.id <> $2
         JOIN leagues l ON l.organization_id = $1 AND l.id = p.league_id
         WHERE o.organization_id = $1 AND o.team_id = t.id ORDER BY o.id) AS "otherLeagues"
     FROM teams t LEFT JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.team_id = t.id AND slt.season_league_id = $2
     WHERE t.organization_id = $1 ORDER BY t.id`,
    [organizationId, seasonLeagueId, seasonId],
  );
  const players = await readPlayers(manager, organizationId, lines, lock);
  const playerIds = players.map(({ id }) => id);
  const entries = await manager.query<StoredEntry[]>(
    `SELECT r.id, r.season_league_team_id AS "seasonLeagueTeamId", r.player_id AS "playerId", r.jersey_number AS "jerseyNumber", r.position
     FROM roster_entries r JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = r.season_league_team_id
     WHERE r.organization_id = $1 AND slt.season_league_id = $2 AND r.player_id = ANY ($3) ORDER BY r.id`,
    [organizationId, seasonLeagueId, playerIds],
  );
  const values = await manager.query<StoredValue[]>(
    `SELECT id, player_id AS "playerId", attribute_id AS "attributeId", value FROM player_attribute_values
     WHERE organization_id = $1 AND player_id = ANY ($2) ORDER BY id`,
    [organizationId, playerIds],
  );
  const numbers = await manager.query<StoredNumber[]>(
    `SELECT r.season_league_team_id AS "seasonLeagueTeamId", p.id AS "playerId", btrim(p.first_name || ' ' || p.last_name) AS name,
       r.jersey_number AS "ofEntry", ${attributeSql('number')} AS "ofAttribute"
     FROM roster_entries r JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = r.season_league_team_id AND slt.season_league_id = $2
     JOIN players p ON p.organization_id = $1 AND p.id = r.player_id WHERE r.organization_id = $1 ORDER BY r.id`,
    [organizationId, seasonLeagueId],
  );
  return { teams, players, entries, values, numbers };
}

/** Players of a line's name or key. In the organization a name may be in one column and the other one blank. */
async function readPlayers(
  manager: EntityManager,
  organizationId: number,
  lines: readonly ParsedLine[],
  lock: boolean,
): Promise<StoredPlayer[]> {
  const names = [...new Set(lines.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()))];
  const keys = [
    ...new Set([...lines.flatMap(({ key }) => key ?? []), ...names.map((name) => normalizedKey(normaliseName(name)))]),
  ];
  return manager.query<StoredPlayer[]>(
    `SELECT p.id, p.first_name AS "firstName", p.last_name AS "lastName", p.known_as AS "knownAs", p.import_key AS "importKey",
       (SELECT t.name || ', ' || s.name FROM roster_entries r
         JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = r.season_league_team_id
         JOIN teams t ON t.organization_id = $1 AND t.id = slt.team_id
         JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = slt.season_league_id
         JOIN seasons s ON s.organization_id = $1 AND s.id = sl.season_id
         WHERE r.organization_id = $1 AND r.player_id = p.id ORDER BY r.id DESC LIMIT 1) AS "latestTeam",
       ${attributeSql('number')} AS number, ${attributeSql('position')} AS position
     FROM players p
     WHERE p.organization_id = $1 AND (p.import_key = ANY ($2)
       OR p.search_name IN (SELECT lower(form) FROM unnest($3::text[]) AS n (name), unnest(ARRAY[name, name || ' ', ' ' || name]) AS form)
       OR p.id = ANY ($4))
     ORDER BY p.id ${lock ? 'FOR NO KEY UPDATE OF p' : ''}`,
    [organizationId, keys, names, keys.flatMap((key) => ownId(organizationId, key) ?? [])],
  );
}
