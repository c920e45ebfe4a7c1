import type { Write } from '../features/audit/write.service.js';
import { writeParsedSeason } from '../features/season-import/season-import.service.js';
import { madeSeason } from './made-season.js';
import { writePlays } from './plays/write-plays.js';
import { publishSchedules, type ScheduledLeague } from './publish-schedules.js';
import type { Random } from './random.js';
import { BASKETBALL } from './write-organizations.js';

/** A league with what an import does not carry. */
export interface DemoLeague extends ScheduledLeague {
  /** Names of the teams' coaches, by team; without them the first player of each team is its captain. */
  readonly coaches?: readonly string[];
}

/** A made-up season. */
export interface DemoSeason {
  readonly name: string;
  readonly active: boolean;
  readonly leagues: readonly DemoLeague[];
}

/**
 * Makes up a season: its teams the way an import writes them, its games the way the schedule builder does, the results
 * of those that have been played by another import, with plays of the latest; then captains, numbers and seeds.
 */
export async function writeMadeSeason(write: Write, random: Random, season: DemoSeason): Promise<void> {
  const { name, active, leagues } = season;
  const options = { name, sport: BASKETBALL.name, active };
  const { seasonId } = await writeParsedSeason(write, madeSeason(random, leagues), options);
  const games = await publishSchedules(write, seasonId, leagues);
  const played = madeSeason(random, leagues, games);
  await writeParsedSeason(write, played, options);
  await writePlays(write, seasonId, played);
  await writeCaptains(write, seasonId, leagues);
  await writeNumbers(write, seasonId, leagues);
  await writeSeeds(write, seasonId);
  await forgetImport(write, seasonId);
}

async function writeCaptains(
  { manager, organizationId }: Write,
  seasonId: number,
  leagues: readonly DemoLeague[],
): Promise<void> {
  const rows = leagues.flatMap(({ teams, coaches }) =>
    teams.map(({ name, roster }, index) => ({ name, captain: roster[0], coach: coaches?.[index] ?? null })),
  );
  await manager.query(
    `UPDATE season_league_teams s SET captain_name = n.coach, captain_player_id = CASE WHEN n.coach IS NULL THEN p.id END
     FROM unnest($3::text[], $4::text[], $5::text[], $6::text[]) AS n (team, first_name, last_name, coach)
     JOIN teams t ON t.organization_id = $1 AND t.name = n.team
     JOIN season_leagues l ON l.organization_id = $1 AND l.season_id = $2
     LEFT JOIN players p ON p.organization_id = $1 AND (p.first_name, p.last_name) = (n.first_name, n.last_name)
     WHERE s.organization_id = $1 AND s.team_id = t.id AND s.season_league_id = l.id`,
    [
      organizationId,
      seasonId,
      rows.map(({ name }) => name),
      rows.map(({ captain }) => captain?.firstName),
      rows.map(({ captain }) => captain?.lastName),
      rows.map(({ coach }) => coach),
    ],
  );
}

/** Jersey numbers on the rosters; whoever has not played yet is put on the roster too. */
async function writeNumbers(
  { manager, organizationId }: Write,
  seasonId: number,
  leagues: readonly DemoLeague[],
): Promise<void> {
  const rows = leagues.flatMap(({ teams }) =>
    teams.flatMap(({ name, roster }) => roster.map((person) => ({ team: name, ...person }))),
  );
  await manager.query(
    `INSERT INTO roster_entries (organization_id, season_league_team_id, player_id, jersey_number, position)
     SELECT $1, s.id, p.id, n.number, n.position
     FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) WITH ORDINALITY AS n (team, first_name, last_name, number, position, row)
     JOIN teams t ON t.organization_id = $1 AND t.name = n.team
     JOIN season_leagues l ON l.organization_id = $1 AND l.season_id = $2
     JOIN season_league_teams s ON s.organization_id = $1 AND s.team_id = t.id AND s.season_league_id = l.id
     JOIN players p ON p.organization_id = $1 AND (p.first_name, p.last_name) = (n.first_name, n.last_name)
     ORDER BY n.row
     ON CONFLICT (organization_id, season_league_team_id, player_id) DO UPDATE SET jersey_number = excluded.jersey_number`,
    [
      organizationId,
      seasonId,
      rows.map(({ team }) => team),
      rows.map(({ firstName }) => firstName),
      rows.map(({ lastName }) => lastName),
      rows.map(({ number }) => String(number)),
      rows.map(({ position }) => position),
    ],
  );
}

/** Seeds of the divisions, by the results so far. */
async function writeSeeds({ manager, organizationId }: Write, seasonId: number): Promise<void> {
  await manager.query(
    `UPDATE division_teams d SET position = r.seed FROM (
       SELECT dt.id, row_number() OVER (PARTITION BY dt.division_id
         ORDER BY coalesce(t.wins::numeric / nullif(t.wins + t.losses, 0), 0) DESC, t.losses, t.points_for - t.points_against DESC, dt.id) - 1 AS seed
       FROM division_teams dt
       JOIN divisions v ON v.organization_id = $1 AND v.id = dt.division_id AND v.season_id = $2
       JOIN season_league_teams s ON s.organization_id = $1 AND s.id = dt.season_league_team_id
       LEFT JOIN team_season_totals t ON t.organization_id = $1 AND t.season_league_id = s.season_league_id AND t.team_id = s.team_id
       WHERE dt.organization_id = $1
     ) AS r WHERE d.organization_id = $1 AND d.id = r.id`,
    [organizationId, seasonId],
  );
}

/** These rows came from no file: an import must treat them as entered by hand. */
async function forgetImport({ manager, organizationId }: Write, seasonId: number): Promise<void> {
  await manager.query(
    'UPDATE games SET import_key = NULL, import_hash = NULL WHERE organization_id = $1 AND season_id = $2',
    [organizationId, seasonId],
  );
  await manager.query(
    'UPDATE game_lines SET import_hash = NULL WHERE organization_id = $1 AND game_id IN (SELECT id FROM games WHERE organization_id = $1 AND season_id = $2)',
    [organizationId, seasonId],
  );
}
