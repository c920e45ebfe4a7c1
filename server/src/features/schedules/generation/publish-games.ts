import { announce } from '../../audit/write-events.service.js';
import { sqlStamp } from '../../audit/stamps.js';
import type { Write } from '../../audit/write.service.js';
import { removeGames } from '../../teams/team-removal.service.js';
import type { UndoRecorder } from '../../undo/recorder.service.js';
import { lockRow } from '../../audit/change.service.js';
import { ScheduleEntity } from '../schedule.entity.js';
import { saveSchedule } from '../schedule.write.service.js';
import { type DraftGame, replacement } from './draft-game.js';
import { playedGames, replacedGames } from './problem-of.js';
import type { ScheduleWorld } from './schedule-world.js';

/** What publishing did. */
export interface PublishedGames {
  /** Games that are new. */
  readonly created: number;
  /** Games that had not been played and are gone. */
  readonly removed: number;
  /** Games that had not been played and stand in the new plan as they were. */
  readonly unchanged: number;
  /** Played games, which stay. */
  readonly played: number;
}

/**
 * Writes games in place of those of a schedule that have not been played; one that stands in both stays the same game.
 * The schedule is locked already.
 */
export async function publishGames(
  tx: Write,
  undo: UndoRecorder,
  world: ScheduleWorld,
  games: readonly DraftGame[],
): Promise<PublishedGames> {
  const { same, gone, come } = replacement(replacedGames(world), games);
  const goneIds = gone.map(({ id }) => id);
  await announce(tx, 'games', { gameIds: goneIds }, () => removeGames(undo, goneIds));
  await undo.created('games', await insertGames(tx, world, come));
  const row = await lockRow(tx, ScheduleEntity, world.id, 'Schedule');
  const done = {
    created: come.length,
    removed: gone.length,
    unchanged: same.length,
    played: playedGames(world).length,
  };
  await undo.watch('schedules', [row.id], () =>
    saveSchedule(tx, row, { publishedAt: tx.now }, { games: [gone.length, come.length] }, 'schedule.publish'),
  );
  return done;
}

async function insertGames(
  tx: Write,
  { id, seasonId, seasonLeagueId }: ScheduleWorld,
  games: readonly DraftGame[],
): Promise<number[]> {
  const stamp = sqlStamp(tx, 6);
  const rows = await tx.manager.query<{ id: number }[]>(
    `INSERT INTO games (organization_id, season_id, season_league_id, schedule_id, week_index, date, time, location_id, court,
       home_team_id, away_team_id, ${stamp.columns})
     SELECT $1, $2, $3, $4, "weekIndex", date, time, "locationId", court, "homeTeamId", "awayTeamId", ${stamp.values}
     FROM ROWS FROM (jsonb_to_recordset($5::jsonb) AS ("weekIndex" int, date date, time text, "locationId" int, court text,
       "homeTeamId" int, "awayTeamId" int)) WITH ORDINALITY
       AS n ("weekIndex", date, time, "locationId", court, "homeTeamId", "awayTeamId", number)
     ORDER BY number RETURNING id`,
    [tx.organizationId, seasonId, seasonLeagueId, id, JSON.stringify(games), ...stamp.params],
  );
  return rows.map((row) => row.id);
}
