import { slotWeeksOf } from '../../../domain/schedule/derived-byes.js';
import { withLostHalls } from '../../../domain/schedule/lost-halls.js';
import { restOfWeeks, type WeekRest } from '../../../domain/schedule/rest-of-weeks.js';
import { weekTable } from '../../../domain/schedule/week-table.js';
import { announce } from '../../audit/write-events.service.js';
import { sqlStamp } from '../../audit/stamps.js';
import type { Write } from '../../audit/write.service.js';
import { removeGames } from '../../teams/game-removal.service.js';
import type { UndoRecorder } from '../../undo/recorder.service.js';
import { lockRow } from '../../audit/change.service.js';
import { ScheduleEntity } from '../schedule.entity.js';
import { lostHallsChange } from '../schedule-lost-halls.js';
import { saveSchedule } from '../schedule.write.service.js';
import type { DraftBasis } from './draft-basis.js';
import { type DraftGame, type Replacement, replacement } from './draft-game.js';
import { cellsOfWorld, playedGames, replacedGames } from './problem-of.js';
import { repairedGames } from './repair-of.js';
import type { ScheduleWorld, WorldGame } from './schedule-world.js';

/** What publishing did. */
export interface PublishedGames {
  /** Games that are new. */
  readonly created: number;
  /** Games that had not been played and are gone. */
  readonly removed: number;
  /** Games that have not been played and are put elsewhere. */
  readonly moved: number;
  /** Games that had not been played and stand in the new plan as they were. */
  readonly unchanged: number;
  /** Played games, which stay. */
  readonly played: number;
}

/** The games of a draft, and what it was made from. */
export interface PlannedGames {
  readonly games: readonly DraftGame[];
  readonly basis: DraftBasis;
}

/** What publishing a draft does to the games of its schedule that have not been played. */
export function changesOf(world: ScheduleWorld, { games, basis }: PlannedGames): Replacement<WorldGame> {
  const { repairsFrom } = basis;
  return replacement(repairsFrom === undefined ? replacedGames(world) : repairedGames(world, repairsFrom), games);
}

/** Who rests and who plays twice in each week of a schedule once a draft is published. */
export function restAfter(world: ScheduleWorld, planned: PlannedGames, teamIds: readonly number[]): WeekRest[] {
  const { gone, moved, come } = changesOf(world, planned);
  const left = new Set([...gone, ...moved.map(({ stored }) => stored)]);
  const wanted = [...moved.map((move) => move.wanted), ...come];
  const games = [
    ...world.games.filter((game) => game.seasonLeagueId === world.seasonLeagueId && !left.has(game)),
    // Those that are new have no id yet.
    ...wanted.map((game, index) => ({ ...game, id: -1 - index, scheduleId: world.id })),
  ];
  const table = weekTable(
    world,
    cellsOfWorld(world),
    games.filter(({ scheduleId }) => scheduleId === world.id),
  );
  const slotWeeks = slotWeeksOf(world.sameSlot, world.slots);
  const weeksOff = new Set(world.weeksOff.map(({ date }) => date));
  return restOfWeeks({ ...world, slotWeeks }, table, { teamIds, games, weeksOff });
}

/**
 * Writes games in place of those of a schedule that have not been played; one that stands in both stays the same game.
 * The schedule is locked already.
 */
export async function publishGames(
  tx: Write,
  undo: UndoRecorder,
  world: ScheduleWorld,
  { games, basis }: PlannedGames,
): Promise<PublishedGames> {
  const { same, moved, gone, come } = changesOf(world, { games, basis });
  const goneIds = gone.map(({ id }) => id);
  await announce(tx, 'games', { gameIds: goneIds }, () => removeGames(undo, goneIds));
  await moveGames(tx, undo, moved);
  await undo.created('games', await insertGames(tx, world, come));
  const row = await lockRow(tx, ScheduleEntity, world.id, 'Schedule');
  const done = {
    created: come.length,
    removed: gone.length,
    moved: moved.length,
    unchanged: same.length,
    played: playedGames(world).length,
  };
  const lost = withLostHalls(row.lostHalls, basis.losesHalls ?? []);
  const lostHalls = await lostHallsChange(tx.manager, row, lost);
  await undo.watch('schedules', [row.id], () =>
    saveSchedule(
      tx,
      row,
      { publishedAt: tx.now, ...lostHalls.patch },
      { games: [gone.length, come.length], ...lostHalls.changes },
      'schedule.publish',
    ),
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

/** Puts games elsewhere; one that was postponed is to be played again. */
async function moveGames(tx: Write, undo: UndoRecorder, moved: Replacement<WorldGame>['moved']): Promise<void> {
  const ids = moved.map(({ stored }) => stored.id);
  if (ids.length === 0) return;
  const rows = moved.map(({ stored, wanted }) => ({ ...wanted, id: stored.id }));
  const stamp = sqlStamp(tx, 3);
  await undo.watch('games', ids, () =>
    tx.manager.query(
      `UPDATE games AS g SET week_index = n."weekIndex", date = n.date, time = n.time, location_id = n."locationId", court = n.court,
         status = CASE WHEN g.status = 'postponed' THEN 'scheduled' ELSE g.status END, ${stamp.set}
       FROM jsonb_to_recordset($2::jsonb) AS n (id int, "weekIndex" int, date date, time text, "locationId" int, court text)
       WHERE g.organization_id = $1 AND g.id = n.id`,
      [tx.organizationId, JSON.stringify(rows), ...stamp.params],
    ),
  );
}
