import { recordAudit } from '../audit/audit.service.js';
import { sqlStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import { DivisionEntity } from '../divisions/division.entity.js';
import type { SeasonCopy } from '../seasons/season.write.service.js';
import { COPIED_TEAMS, copyLeagues } from './copy-leagues.service.js';

/**
 * Fills a new season with the leagues of another one, and with its teams, rosters and divisions as far as wanted. Never
 * with games.
 */
export async function copySeason(tx: Write, { from, to, parts }: SeasonCopy): Promise<void> {
  await copyLeagues(tx, { from, to, parts, leagueIds: null });
  if (parts === null || parts.includes('divisions')) await copyDivisions(tx, from.id, to.id);
  const changes = { copiedFrom: [null, from.name] as [unknown, unknown] };
  await recordAudit(tx, {
    action: 'season.copy',
    version: null,
    entityType: 'season',
    entityId: to.id,
    label: to.name,
    changes,
  });
}

/** Copies divisions with those of their teams that have been copied; positions close up where one is missing. */
async function copyDivisions(tx: Write, fromId: number, toId: number): Promise<void> {
  const stamp = sqlStamp(tx, 4);
  const places = (await tx.manager.query(
    `WITH pairs AS MATERIALIZED (
       SELECT id AS old_id, name, position, bracket_kind, best_of, third_place, nextval(pg_get_serial_sequence('divisions', 'id'))::integer AS new_id
       FROM divisions WHERE organization_id = $1 AND season_id = $2
     ), made AS (
       INSERT INTO divisions (organization_id, id, season_id, name, position, bracket_kind, best_of, third_place, ${stamp.columns})
       SELECT $1, new_id, $3, name, position, bracket_kind, best_of, third_place, ${stamp.values} FROM pairs
     )
     INSERT INTO division_teams (organization_id, division_id, season_league_team_id, position)
     SELECT $1, pairs.new_id, new_slt.id,
       CASE WHEN dt.position IS NOT NULL THEN row_number() OVER (PARTITION BY pairs.new_id ORDER BY dt.position NULLS LAST, old_slt.id) - 1 END
     FROM ${COPIED_TEAMS}
     JOIN division_teams dt ON dt.organization_id = $1 AND dt.season_league_team_id = old_slt.id
     JOIN pairs ON pairs.old_id = dt.division_id
     WHERE old_slt.organization_id = $1 RETURNING id`,
    [tx.organizationId, fromId, toId, ...stamp.params],
  )) as { id: number }[];
  const divisions = await tx.manager.findBy(DivisionEntity, { organizationId: tx.organizationId, seasonId: toId });
  await tx.kept?.created(
    'divisions',
    divisions.map(({ id }) => id),
  );
  await tx.kept?.created(
    'division_teams',
    places.map(({ id }) => id),
  );
}
