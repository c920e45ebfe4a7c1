import { conflict } from '../../lib/errors.js';
import type { Subscriber, WriteEvents } from '../audit/write-events.service.js';
import type { Write } from '../audit/write.service.js';
import { readRecorded } from './game-change.service.js';

/**
 * Refuses to give a game other teams back once there is anything of those that play it now, and to give it statistics
 * and period scores back of a team that does not play it any more. It looks when all is as before, with the games
 * locked: nothing more comes in meanwhile.
 * @throws 409
 */
export const keepGameTeams: Subscriber<'undo'> = async (tx, event, work) => {
  await work();
  const { tables } = event;
  if (tables.has('games')) await keepTeams(tx, event);
  if (tables.has('game_lines') || tables.has('period_scores')) await keepOthersOut(tx, event);
};

async function keepTeams(tx: Write, { entryId }: WriteEvents['undo']): Promise<void> {
  const games = (await tx.manager.query(
    `SELECT (row -> 'after' ->> 'id')::integer AS id FROM undo_steps s CROSS JOIN LATERAL jsonb_array_elements(s.row_data) AS element (row)
     WHERE s.organization_id = $1 AND s.undo_entry_id = $2 AND s.table_name = 'games' AND s.kind = 'changed'
       AND (row -> 'before' -> 'home_team_id', row -> 'before' -> 'away_team_id') <> (row -> 'after' -> 'home_team_id', row -> 'after' -> 'away_team_id')`,
    [tx.organizationId, entryId],
  )) as { id: number }[];
  for (const { id } of games) {
    const { hasPeriodScore, hasStatLine, hasPlay } = await readRecorded(tx, id);
    if (hasPeriodScore || hasStatLine || hasPlay)
      throw conflict(
        `${hasStatLine ? 'Statistics' : hasPlay ? 'Plays' : 'Period scores'} of this game have been entered since, so its teams stay.`,
      );
  }
}

async function keepOthersOut(tx: Write, { entryId }: WriteEvents['undo']): Promise<void> {
  const [other] = (await tx.manager.query(
    `WITH returned AS (
       SELECT (row ->> (array_position(s.columns, 'game_id') - 1))::int AS game_id, (row ->> (array_position(s.columns, 'team_id') - 1))::int AS team_id
       FROM undo_steps s CROSS JOIN LATERAL jsonb_array_elements(s.row_data) AS element (row)
       WHERE s.organization_id = $1 AND s.undo_entry_id = $2 AND s.table_name IN ('game_lines', 'period_scores') AND s.kind = 'removed'
     ), game AS (
       SELECT g.id, g.home_team_id, g.away_team_id FROM games g
       WHERE g.organization_id = $1 AND g.id IN (SELECT game_id FROM returned) ORDER BY g.id FOR SHARE
     )
     SELECT t.name FROM returned r JOIN game ON game.id = r.game_id JOIN teams t ON t.organization_id = $1 AND t.id = r.team_id
     WHERE r.team_id NOT IN (game.home_team_id, game.away_team_id) LIMIT 1`,
    [tx.organizationId, entryId],
  )) as { name: string }[];
  if (other) throw conflict(`${other.name} does not play this game any more, so nothing of it can come back.`);
}
