import { gameLabel } from '../../domain/game/game-label.js';
import type { GameStatus } from '../../domain/game/game-status.js';
import { NEVER_COUNTING } from '../../domain/game/never-counting.js';
import type { PeriodKind } from '../../domain/periods/period-kind-of.js';
import { BEFORE_THE_GAME } from '../../domain/plays/opening-substitutions.js';
import { isPeriodMark, PERIOD_MARKS } from '../../domain/plays/repeated-marks.js';
import { DEFAULT_PLAY_SETTINGS, type PlaySettings } from '../../domain/plays/play-settings.js';
import { statement } from '../../database/prepared.js';
import { notFound } from '../../lib/errors.js';
import { sqlList } from '../../lib/sql-list.js';
import type { Write } from '../audit/write.service.js';
import type { Game } from '../games/game.type.js';
import { type GameDefinition, type GamePlayer, runInWrite, playersOf } from '../statistics/entered-game.service.js';
import type { SentPlay, SentPlays } from './check-plays.js';
import { markedTwice } from './marked-twice.js';
import { PLAY_COLUMNS, playOf, type StoredPlay } from './play.row.js';

/** Two devices that enter the same play do so within this time. */
const SAME_MOMENT = '3 seconds';
/** Whether a device's clock, or the network, is so slow or wrong that only the arrival says when a play was. */
const isOff = (made: string, received: string): string =>
  `${made} NOT BETWEEN ${received} - interval '10 seconds' AND ${received} + interval '10 seconds'`;
/** What was entered without a network comes all at once: of so many plays the moment of arrival says nothing. */
const MOST_LIVE = 3;

/** How a game stands, without what is being entered. */
export type GameResult = Pick<Game, 'version' | 'status' | 'homeScore' | 'awayScore'>;

/** A game whose plays are written, with what decides on what may be, and the plays around those that were sent. */
export interface PlayedGame {
  readonly id: number;
  readonly label: string;
  readonly teamIds: readonly [home: number, away: number];
  readonly result: GameResult;
  readonly seasonId: number | null;
  readonly seasonLeagueId: number | null;
  /** Null in an organization without a sport. */
  readonly sport: string | null;
  readonly definitions: readonly GameDefinition[];
  readonly periods: readonly (readonly [id: number, kind: PeriodKind, name: string])[];
  readonly settings: PlaySettings;
  /** Of the players whom the plays name, and those around them, those who may have plays in it. */
  readonly players: readonly GamePlayer[];
  /** How many plays there were before, those taken away included, and whether any statistic was entered. */
  readonly playCount: number;
  readonly hasValues: boolean;
  /** The sent plays and all around them, by id, as they are stored. */
  readonly stored: ReadonlyMap<string, StoredPlay>;
  /** The very revisions that were sent, where they are stored, by `revisionKey`. */
  readonly revisions: ReadonlyMap<string, StoredPlay>;
  /** Substitutions before the game begins, and the play with which it does, apart from those that were sent. */
  readonly opening: readonly StoredPlay[];
  /** Of new plays the one that another device may have entered as well, by id. */
  readonly duplicates: ReadonlyMap<string, StoredPlay>;
}

/** What names a revision of a play. */
export const revisionKey = ({ id, revision }: Pick<SentPlay, 'id' | 'revision'>): string => `${id} ${revision}`;

const NEVER = sqlList(NEVER_COUNTING);

// Whoever writes plays of a game waits for each other, and for those who enter statistics of it: what a play adds
// follows from the plays around it. The order is that of all who write statistics (ADR 18): game, players, lines by
// player, teams by id. Nothing else is read here: what the statement sees is as old as its start, before it waited.
const LOCK = statement<
  [games: number, players: number, lines: number, teams: number],
  [organizationId: number, gameId: number, playerIds: number[], playIds: string[]]
>(
  'plays_lock_game',
  `WITH game AS (
     SELECT g.id, g.status, g.home_team_id, g.away_team_id FROM games g WHERE g.organization_id = $1 AND g.id = $2 FOR NO KEY UPDATE
   ), player AS (
     SELECT p.id FROM players p WHERE p.organization_id = $1 AND p.id = ANY($3) AND (SELECT count(*) FROM game) > 0 ORDER BY p.id FOR KEY SHARE
   ), line AS (
     SELECT l.id FROM game_lines l WHERE l.organization_id = $1 AND l.game_id = $2 AND (SELECT count(*) FROM player) >= 0 AND (
       l.player_id = ANY($3) OR l.player_id IN (
         SELECT p.player_id FROM plays p WHERE p.organization_id = $1 AND p.game_id = $2 AND (p.play_id = ANY($4) OR p.linked_play_id = ANY($4))))
     ORDER BY l.player_id FOR NO KEY UPDATE
   ), team AS (
     SELECT t.id FROM teams t WHERE t.organization_id = $1 AND t.id IN (
       SELECT unnest(ARRAY[g.home_team_id, g.away_team_id]) FROM game g WHERE g.status NOT IN ${NEVER}) AND (SELECT count(*) FROM line) >= 0
     ORDER BY t.id FOR NO KEY UPDATE
   )
   SELECT (SELECT count(*) FROM game), (SELECT count(*) FROM player), (SELECT count(*) FROM line), (SELECT count(*) FROM team)`,
);

const SAME_GAME = 'p.organization_id = $1 AND p.game_id = $2';
// A revision's successor is asked for by a subquery and not by NOT EXISTS, and plays are named by arrays and not by
// joins: so each is looked up by its id, also while the planner takes the table for empty.
const IS_LATEST = `p.revision = (SELECT max(r.revision) FROM plays r WHERE r.organization_id = $1 AND r.game_id = $2 AND r.play_id = p.play_id)`;
/** That a play is there, and not among those that were sent. */
const IS_SETTLED = `NOT p.is_deleted AND NOT p.play_id = ANY($4) AND ${IS_LATEST}`;

// Who starts follows from the substitutions before the play with which the game begins, whatever else is changed: it is
// the one that is neither sent nor of a kind that may come before. Both are found by the plays' order, so that no more
// of them are read, however many the game has.
const OPENING = `period AS MATERIALIZED (
     SELECT gp.id, row_number() OVER (ORDER BY gp.position, gp.id) AS place FROM game_periods gp WHERE gp.organization_id = $1
   ), begins AS MATERIALIZED (
     SELECT first.*, period.place FROM period CROSS JOIN LATERAL (
       SELECT p.id, p.sort_order, p.kind = 'PERIOD_END' AS is_end, p.play_id FROM plays p
       WHERE ${SAME_GAME} AND p.game_period_id = period.id AND ${IS_SETTLED}
         AND p.kind NOT IN ${sqlList(BEFORE_THE_GAME)}
       ORDER BY p.sort_order, is_end, p.play_id LIMIT 1) AS first
     ORDER BY period.place LIMIT 1
   ), opening AS (
     SELECT id FROM begins UNION ALL
     SELECT p.id FROM period LEFT JOIN begins ON true
     JOIN plays p ON ${SAME_GAME} AND p.game_period_id = period.id
       AND p.sort_order <= CASE WHEN begins.place = period.place THEN begins.sort_order ELSE 'Infinity' END
     WHERE (begins.id IS NULL OR period.place <= begins.place)
       AND (begins.id IS NULL OR (period.place, p.sort_order, false, p.play_id) < (begins.place, begins.sort_order, begins.is_end, begins.play_id))
       AND p.kind = 'SUBSTITUTION' AND ${IS_SETTLED}
   )`;

// What a change adds depends on the play, on those that it was or becomes linked to, and on those linked to it; and
// each of these on the plays around it in turn: that is two steps.
const AROUND = `sent AS (
     SELECT * FROM unnest($4::uuid[], $5::int[], $6::uuid[]) AS s (play_id, revision, linked_play_id)
   ), near AS (
     SELECT play_id FROM sent UNION SELECT linked_play_id FROM sent WHERE linked_play_id IS NOT NULL
     UNION SELECT p.linked_play_id FROM plays p WHERE ${SAME_GAME} AND p.play_id = ANY($4) AND p.linked_play_id IS NOT NULL
     UNION SELECT p.play_id FROM plays p WHERE ${SAME_GAME} AND p.linked_play_id = ANY($4)
   ), around AS (
     SELECT play_id FROM near
     UNION SELECT p.linked_play_id FROM plays p WHERE ${SAME_GAME} AND p.play_id = ANY(ARRAY(SELECT play_id FROM near)) AND p.linked_play_id IS NOT NULL
     UNION SELECT p.play_id FROM plays p WHERE ${SAME_GAME} AND p.linked_play_id = ANY(ARRAY(SELECT play_id FROM near))
   )`;
const IS_AROUND = 'p.play_id = ANY(ARRAY(SELECT play_id FROM around))';
const PLAY = `json_build_array(${PLAY_COLUMNS})`;

type Row = [
  homeTeamId: number,
  awayTeamId: number,
  homeName: string,
  awayName: string,
  date: string | null,
  result: [version: number, status: GameStatus, homeScore: number | null, awayScore: number | null],
  seasonId: number | null,
  seasonLeagueId: number | null,
  sport: string | null,
  settings: PlaySettings | null,
  definitions: [id: number, abbreviation: string, kind: GameDefinition['kind'], formula: string | null][] | null,
  periods: [id: number, kind: PeriodKind, name: string][] | null,
  lines: [playerId: number, teamId: number][] | null,
  roster: [playerId: number, teamId: number, position: string | null][] | null,
  playCount: number,
  hasValues: boolean,
  stored: unknown[][] | null,
  revisions: unknown[][] | null,
  duplicates: [id: string, play: unknown[]][] | null,
  opening: unknown[][] | null,
  marks: unknown[][] | null,
];

const READ = statement<
  Row,
  [
    organizationId: number,
    gameId: number,
    playerIds: number[],
    playIds: string[],
    revisions: number[],
    linkedPlayIds: (string | null)[],
    newIds: string[],
    newKinds: string[],
    newPeriodIds: number[],
    newTeamIds: (number | null)[],
    newPlayerIds: (number | null)[],
    newMadeAts: Date[],
    device: string,
    liveSince: Date | null,
    markedPeriodIds: number[],
  ]
>(
  'plays_read_game',
  `WITH game AS (
     SELECT g.*, coalesce((SELECT s.sport_id FROM seasons s WHERE s.organization_id = $1 AND s.id = g.season_id),
       (SELECT min(os.sport_id) FROM organization_sports os WHERE os.organization_id = $1)) AS sport_id
     FROM games g WHERE g.organization_id = $1 AND g.id = $2
   ), ${OPENING}, ${AROUND}, named AS MATERIALIZED (
     -- A change may give something to players of the plays around it.
     SELECT unnest($3::int[]) AS player_id
     UNION SELECT unnest(ARRAY[p.player_id, p.other_player_id]) FROM plays p WHERE ${SAME_GAME} AND ${IS_AROUND}
   )
   SELECT g.home_team_id, g.away_team_id, home.name, away.name, g.date, json_build_array(g.version, g.status, g.home_score, g.away_score),
     g.season_id, g.season_league_id, (SELECT sp.name FROM sports sp WHERE sp.id = g.sport_id),
     (SELECT json_build_object('assistsOnFreeThrows', sl.assists_on_free_throws, 'technicalCountsAsPersonal', sl.technical_counts_as_personal,
        'bonusFouls', sl.bonus_fouls, 'doubleBonusFouls', sl.double_bonus_fouls, 'periodMinutes', sl.period_minutes)
      FROM season_leagues sl WHERE sl.organization_id = $1 AND sl.id = g.season_league_id),
     (SELECT json_agg(json_build_array(d.id, d.abbreviation, d.kind, d.formula) ORDER BY d.position, d.id) FROM stat_definitions d
      WHERE d.organization_id = $1 AND d.sport_id = g.sport_id),
     (SELECT json_agg(json_build_array(gp.id, gp.kind, gp.name) ORDER BY gp.position, gp.id) FROM game_periods gp WHERE gp.organization_id = $1 AND gp.sport_id = g.sport_id),
     (SELECT json_agg(json_build_array(l.player_id, l.team_id)) FROM game_lines l
      WHERE l.organization_id = $1 AND l.game_id = $2 AND l.player_id = ANY(ARRAY(SELECT player_id FROM named))),
     (SELECT json_agg(json_build_array(re.player_id, slt.team_id, nullif(btrim(re.position), '')) ORDER BY re.id) FROM roster_entries re
      JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = re.season_league_team_id AND slt.team_id IN (g.home_team_id, g.away_team_id)
      JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = slt.season_league_id
      WHERE re.organization_id = $1 AND re.player_id = ANY(ARRAY(SELECT player_id FROM named)) AND (sl.id = g.season_league_id OR (g.season_league_id IS NULL AND sl.season_id = g.season_id))),
     (SELECT count(DISTINCT p.play_id)::int FROM plays p WHERE ${SAME_GAME}),
     g.status = 'scheduled' AND EXISTS (SELECT FROM game_lines l JOIN game_line_values v ON v.organization_id = $1 AND v.game_line_id = l.id
       WHERE l.organization_id = $1 AND l.game_id = $2),
     (SELECT json_agg(${PLAY}) FROM (
        SELECT DISTINCT ON (p.play_id) p.* FROM plays p WHERE ${SAME_GAME} AND ${IS_AROUND} ORDER BY p.play_id, p.revision DESC) AS p),
     (SELECT json_agg(${PLAY}) FROM plays p WHERE ${SAME_GAME} AND p.play_id = ANY($4) AND (p.play_id, p.revision) IN (SELECT play_id, revision FROM sent)),
     (SELECT json_agg(json_build_array(n.play_id, other.play)) FROM unnest($7::uuid[], $8::text[], $9::int[], $10::int[], $11::int[], $12::timestamptz[])
        AS n (play_id, kind, period_id, team_id, player_id, made_at)
      CROSS JOIN LATERAL (
        SELECT ${PLAY} AS play FROM plays p WHERE ${SAME_GAME} AND p.kind = n.kind AND p.game_period_id = n.period_id AND p.play_id <> n.play_id
          AND p.team_id IS NOT DISTINCT FROM n.team_id AND p.player_id IS NOT DISTINCT FROM n.player_id AND p.device <> $13 AND NOT p.is_deleted
          AND (p.made_at BETWEEN n.made_at - interval '${SAME_MOMENT}' AND n.made_at + interval '${SAME_MOMENT}' OR
            p.received_at > $14::timestamptz - interval '${SAME_MOMENT}' AND (${isOff('p.made_at', 'p.received_at')} OR ${isOff('n.made_at', '$14::timestamptz')})) AND ${IS_LATEST}
        ORDER BY p.id LIMIT 1) AS other),
     (SELECT json_agg(${PLAY}) FROM plays p WHERE p.organization_id = $1 AND p.id = ANY(ARRAY(SELECT id FROM opening))),
     (SELECT json_agg(${PLAY}) FROM plays p WHERE ${SAME_GAME} AND p.kind IN ${sqlList(PERIOD_MARKS)}
        AND p.game_period_id = ANY($15::int[]) AND NOT p.is_deleted AND ${IS_LATEST})
   FROM game g
   JOIN teams home ON home.organization_id = $1 AND home.id = g.home_team_id
   JOIN teams away ON away.organization_id = $1 AND away.id = g.away_team_id`,
);

/**
 * Locks a game for writing plays of it, and reads what they are checked against and counted with: two statements.
 * @throws 404
 */
export async function lockPlayedGame(tx: Write, gameId: number, { device, plays }: SentPlays): Promise<PlayedGame> {
  const { organizationId } = tx;
  const playerIds = [...new Set(plays.flatMap(({ playerId, otherPlayerId }) => [playerId, otherPlayerId]))].filter(
    (id) => id !== null,
  );
  const playIds = plays.map(({ id }) => id);
  const linked = plays.map(({ linkedPlayId }) => linkedPlayId);
  await runInWrite(tx, LOCK, [
    organizationId,
    gameId,
    playerIds.toSorted((a, b) => a - b),
    [...playIds, ...linked.filter((id) => id !== null)],
  ]);
  const fresh = plays.filter((play) => !play.isDeleted && !play.isDuplicateConfirmed);
  const [row] = await runInWrite(tx, READ, [
    organizationId,
    gameId,
    playerIds,
    playIds,
    plays.map(({ revision }) => revision),
    linked,
    fresh.map(({ id }) => id),
    fresh.map(({ kind }) => kind),
    fresh.map(({ periodId }) => periodId),
    fresh.map(({ teamId }) => teamId),
    fresh.map(({ playerId }) => playerId),
    fresh.map(({ madeAt }) => madeAt ?? tx.now),
    device,
    plays.length <= MOST_LIVE ? tx.now : null,
    fresh.filter(({ kind }) => isPeriodMark(kind)).map(({ periodId }) => periodId),
  ]);
  if (row === undefined) throw notFound('Game');
  const game = gameOf(organizationId, gameId, row);
  const marks = (row[20] ?? []).map((play) => playOf(organizationId, play));
  return { ...game, duplicates: new Map([...markedTwice(marks, fresh, device), ...game.duplicates]) };
}

function gameOf(organizationId: number, gameId: number, row: Row): PlayedGame {
  const [homeTeamId, awayTeamId, homeName, awayName, date, standing, seasonId, seasonLeagueId, sport] = row;
  const [, , , , , , , , , settings, definitions, periods, lines, roster, playCount, hasValues] = row;
  const [stored, revisions, duplicates, opening] = row.slice(16) as [Row[16], Row[17], Row[18], Row[19]];
  const [version, status, homeScore, awayScore] = standing;
  const read = (play: unknown[]): StoredPlay => playOf(organizationId, play);
  return {
    id: gameId,
    label: gameLabel(homeName, awayName, date),
    teamIds: [homeTeamId, awayTeamId],
    result: { version, status, homeScore, awayScore },
    seasonId,
    seasonLeagueId,
    sport,
    settings: settings ?? DEFAULT_PLAY_SETTINGS,
    definitions: (definitions ?? []).map(([id, abbreviation, kind, formula]) => ({ id, abbreviation, kind, formula })),
    periods: periods ?? [],
    players: playersOf(lines ?? [], roster ?? []),
    playCount,
    hasValues,
    stored: new Map((stored ?? []).map(read).map((play) => [play.id, play])),
    revisions: new Map((revisions ?? []).map(read).map((play) => [revisionKey(play), play])),
    opening: (opening ?? []).map(read),
    duplicates: new Map((duplicates ?? []).map(([id, play]) => [id, read(play)])),
  };
}
