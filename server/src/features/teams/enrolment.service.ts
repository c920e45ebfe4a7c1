import { unprocessable, conflict } from '../../lib/errors.js';
import { recordAudit } from '../audit/audit.service.js';
import { createRow, updateRow } from '../audit/change.service.js';
import { sqlStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import type { Subscriber } from '../audit/write-events.service.js';
import type { SeasonLeagueEntity } from '../leagues/season-league.entity.js';
import { SeasonLeagueTeamEntity } from './season-league-team.entity.js';
import { changedInUndo } from '../undo/undo.service.js';
import { refuseTeamTwice } from './team-twice.service.js';
import type { TeamEntity } from './team.entity.js';

type Enrolled = Pick<TeamEntity, 'id' | 'name'>;

const ENTITY = 'season_league_team';

/** What two callers at once run into, one of them. */
export const enrolledAlready = {
  season_league_teams_pair_key: () => conflict('This team plays in this league already.'),
};

/**
 * Lets a team play in a season league, whose row is locked. @throws 409 when it does already, or another one of its
 * name
 */
export async function enrolTeam(
  tx: Write,
  { id: seasonLeagueId }: SeasonLeagueEntity,
  team: Enrolled,
): Promise<SeasonLeagueTeamEntity> {
  const { organizationId } = tx;
  if (await tx.manager.existsBy(SeasonLeagueTeamEntity, { organizationId, seasonLeagueId, teamId: team.id })) {
    throw enrolledAlready.season_league_teams_pair_key();
  }
  const seasonTeam = await createRow(
    tx,
    SeasonLeagueTeamEntity,
    { seasonLeagueId, teamId: team.id },
    { entityType: ENTITY, label: team.name },
  );
  await refuseTeamTwice(tx, [team.id]);
  return seasonTeam;
}

/**
 * Sees to it that a team plays in a season league: it stays there, moves there with roster and captain from the one
 * other league of that season, or joins it.
 * @throws 422 when there are several other leagues, or games or byes in the other one; 409 when another team of its
 *   name plays there
 */
export async function placeTeam(tx: Write, seasonLeague: SeasonLeagueEntity, team: Enrolled): Promise<void> {
  const places = (await tx.manager.query(
    `SELECT slt.id, slt.season_league_id AS "seasonLeagueId", l.name AS league
     FROM season_league_teams slt
     JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
     JOIN leagues l ON l.organization_id = sl.organization_id AND l.id = sl.league_id
     WHERE slt.organization_id = $1 AND slt.team_id = $2 AND sl.season_id = $3 ORDER BY slt.id`,
    [tx.organizationId, team.id, seasonLeague.seasonId],
  )) as { id: number; seasonLeagueId: number; league: string }[];
  if (places.some(({ seasonLeagueId }) => seasonLeagueId === seasonLeague.id)) return;
  const [place] = places;
  if (!place) {
    await enrolTeam(tx, seasonLeague, team);
    return;
  }
  const leagues = places.map(({ league }) => league);
  if (places.length > 1)
    throw unprocessable(`${team.name} plays in several leagues of this season: ${leagues.join(', ')}.`, {
      choices: leagues,
    });
  const row = await lockPlace(tx, place.id);
  // It was taken out of that league, or its move there was undone, before it was locked: look where it plays now.
  if (row?.seasonLeagueId !== place.seasonLeagueId) {
    await placeTeam(tx, seasonLeague, team);
    return;
  }
  if (await isBooked(tx, place.id))
    throw unprocessable(`${team.name} has games or byes in ${place.league}. Remove it from there first.`);
  await updateRow(
    tx,
    SeasonLeagueTeamEntity,
    row,
    { seasonLeagueId: seasonLeague.id },
    { entityType: ENTITY, label: team.name, expected: row.version },
  );
  await refuseTeamTwice(tx, [team.id]);
}

/** Gives a season-league team the roster that the same team had in its latest other season league. */
export async function copyLatestRoster(tx: Write, seasonTeam: SeasonLeagueTeamEntity, label: string): Promise<void> {
  const stamp = sqlStamp(tx, 4);
  const rows = (await tx.manager.query(
    `INSERT INTO roster_entries (organization_id, season_league_team_id, player_id, jersey_number, position, ${stamp.columns})
     SELECT $1, $2, r.player_id, r.jersey_number, r.position, ${stamp.values} FROM roster_entries r
     WHERE r.organization_id = $1 AND r.season_league_team_id = (
       SELECT old.id FROM season_league_teams old
       JOIN season_leagues sl ON sl.organization_id = old.organization_id AND sl.id = old.season_league_id
       JOIN seasons s ON s.organization_id = sl.organization_id AND s.id = sl.season_id
       WHERE old.organization_id = $1 AND old.team_id = $3 AND old.id <> $2
       ORDER BY s.start_date DESC NULLS LAST, old.id DESC LIMIT 1)
     ORDER BY r.id RETURNING id`,
    [tx.organizationId, seasonTeam.id, seasonTeam.teamId, ...stamp.params],
  )) as { id: number }[];
  await tx.kept?.created(
    'roster_entries',
    rows.map(({ id }) => id),
  );
  const changes = { players: [0, rows.length] as [unknown, unknown] };
  if (rows.length > 0)
    await recordAudit(tx, {
      action: 'roster.copy',
      version: null,
      entityType: ENTITY,
      entityId: seasonTeam.id,
      label,
      changes,
    });
}

/** A team in its season league, which gets no games or byes until the transaction ends; null when it is gone. */
function lockPlace({ manager, organizationId }: Write, id: number): Promise<SeasonLeagueTeamEntity | null> {
  return manager.findOne(SeasonLeagueTeamEntity, {
    where: { organizationId, id },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Whether a team has games or byes in its season league, whose row is locked; none when it is gone. */
async function isBooked(tx: Write, seasonLeagueTeamId: number): Promise<boolean> {
  const [row] = (await tx.manager.query(
    `SELECT EXISTS (SELECT FROM byes WHERE organization_id = $1 AND season_league_team_id = slt.id) OR EXISTS (
       SELECT FROM games g WHERE g.organization_id = $1 AND g.season_league_id = slt.season_league_id AND slt.team_id IN (g.home_team_id, g.away_team_id)
     ) AS booked FROM season_league_teams slt WHERE slt.organization_id = $1 AND slt.id = $2`,
    [tx.organizationId, seasonLeagueTeamId],
  )) as { booked: boolean }[];
  return row?.booked ?? false;
}

/**
 * Refuses to move a team back out of a league in which it has got games or byes since. That one has been removed from
 * there is for the undo itself to say.
 * @throws 409
 */
export const keepTeamsPlaced: Subscriber<'undo'> = async (tx, { entryId, tables }, work) => {
  const moved = tables.has('season_league_teams')
    ? await changedInUndo(tx, entryId, 'season_league_teams', 'season_league_id')
    : [];
  for (const id of moved.toSorted((a, b) => a - b)) {
    await lockPlace(tx, id);
    if (await isBooked(tx, id))
      throw conflict('This cannot be undone: the team has games or byes in its present league.', {
        table: 'season_league_teams',
        id,
      });
  }
  await work();
};
