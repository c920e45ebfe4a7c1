import { statement } from '../../database/prepared.js';
import type { CheckedGame, CheckedLine } from '../../domain/integrity/checked-game.js';
import { scoringOf } from '../../domain/plays/scoring-of.js';
import { keepsScore } from '../../domain/sports/keeps-score.js';
import { scoreStatisticSql } from '../../domain/sports/score-statistic.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { query } from '../../lib/query.js';
import { column, reading } from '../../lib/reading.js';
import type { GameStatus } from '../games/game.enums.js';
import { readPlayFigures } from '../plays/play-figures.service.js';

/** Whose games are checked: those of a season, or of them one. */
export interface CheckScope {
  seasonId: number;
  gameId: number | null;
}

/** A checked game and its id. */
export type SeasonGame = CheckedGame & { readonly id: number };

/** An acceptance as it is stored. */
export interface StoredAcceptance {
  findingId: string;
  expected: number | null;
  found: number | null;
  reason: string;
  acceptedBy: string;
  acceptedAt: Date;
}

type Params = [organizationId: number, seasonId: number, gameId: number | null];

const GAME = reading({
  id: column<number>('g.id'),
  date: column<string | null>('g.date'),
  startDate: column<string | null>('s.start_date'),
  finishDate: column<string | null>('s.finish_date'),
  status: column<GameStatus>('g.status'),
  scoreHome: column<number | null>('g.home_score'),
  scoreAway: column<number | null>('g.away_score'),
  hasPoints: column<boolean>(`EXISTS (SELECT FROM stat_definitions d
    WHERE d.organization_id = s.organization_id AND d.sport_id = s.sport_id AND d.abbreviation = ${scoreStatisticSql('sport.name')} AND d.formula IS NULL)`),
  sport: column<string>('sport.name'),
  home: column<number | null>('periods.home'),
  away: column<number | null>('periods.away'),
  homeWon: column<number | null>('periods.home_won'),
  awayWon: column<number | null>('periods.away_won'),
});

const OF_GAMES = 'g.organization_id = $1 AND g.season_id = $2 AND ($3::int IS NULL OR g.id = $3)';

const GAMES = statement<unknown[], Params>(
  'checked_games',
  `SELECT ${GAME.sql}
   FROM games g
   JOIN seasons s ON s.organization_id = g.organization_id AND s.id = g.season_id
   JOIN sports sport ON sport.id = s.sport_id
   LEFT JOIN LATERAL (
     SELECT sum(home)::int AS home, sum(away)::int AS away,
       count(*) FILTER (WHERE COALESCE(home, 0) > COALESCE(away, 0))::int AS home_won,
       count(*) FILTER (WHERE COALESCE(away, 0) > COALESCE(home, 0))::int AS away_won
     FROM (
       SELECT max(p.score) FILTER (WHERE p.team_id = g.home_team_id) AS home, max(p.score) FILTER (WHERE p.team_id = g.away_team_id) AS away
       FROM period_scores p JOIN game_periods gp ON gp.organization_id = p.organization_id AND gp.id = p.game_period_id AND gp.kind <> 'final'
       WHERE p.organization_id = g.organization_id AND p.game_id = g.id
       GROUP BY p.game_period_id
     ) AS of_period
   ) AS periods ON true
   WHERE ${OF_GAMES} ORDER BY g.date, g.time, g.id`,
);

const value = (abbreviation: string) =>
  column<number | null>(`max(v.value) FILTER (WHERE d.abbreviation = '${abbreviation}')`);

// What follows from others by a formula is not stored, so there is nothing to compare it with.
const LINE = reading({
  gameId: column<number>('l.game_id'),
  side: column<'home' | 'away'>("CASE WHEN l.team_id = g.home_team_id THEN 'home' ELSE 'away' END"),
  playerId: column<number>('l.player_id'),
  isRecorded: column<boolean>('count(v.value) > 0'),
  onRoster: column<boolean>('(l.team_id, l.player_id) IN (SELECT r.team_id, r.player_id FROM rostered r)'),
  points: column<number | null>(`max(v.value) FILTER (WHERE d.abbreviation = ${scoreStatisticSql('sport.name')})`),
  twos: value('2PM'),
  threes: value('3PM'),
  freeThrows: value('FTM'),
  rebounds: value('REB'),
  offensive: value('OREB'),
  defensive: value('DREB'),
});

const LINES = statement<unknown[], Params>(
  'checked_lines',
  `WITH rostered AS MATERIALIZED (
     SELECT DISTINCT slt.team_id, r.player_id FROM season_leagues sl
     JOIN season_league_teams slt ON slt.organization_id = sl.organization_id AND slt.season_league_id = sl.id
     JOIN roster_entries r ON r.organization_id = slt.organization_id AND r.season_league_team_id = slt.id
     WHERE sl.organization_id = $1 AND sl.season_id = $2
   )
   SELECT ${LINE.sql}
   FROM games g
   JOIN seasons s ON s.organization_id = g.organization_id AND s.id = g.season_id
   JOIN sports sport ON sport.id = s.sport_id
   JOIN game_lines l ON l.organization_id = g.organization_id AND l.game_id = g.id
   LEFT JOIN game_line_values v ON v.organization_id = l.organization_id AND v.game_line_id = l.id
   LEFT JOIN stat_definitions d ON d.organization_id = v.organization_id AND d.id = v.stat_definition_id AND d.formula IS NULL
   WHERE ${OF_GAMES}
   GROUP BY l.id, l.game_id, l.team_id, l.player_id, l.sort_order, g.home_team_id ORDER BY l.game_id, l.sort_order, l.id`,
);

const NO_PERIODS = { home: null, away: null };

/** The games of a scope with all that is checked of them, by date, time and id. */
export async function readCheckedGames(
  ctx: RequestContext,
  organizationId: number,
  { seasonId, gameId }: CheckScope,
): Promise<SeasonGame[]> {
  const params: Params = [organizationId, seasonId, gameId];
  const [games, lines, plays] = await Promise.all([
    query(ctx, GAMES, organizationId, params),
    query(ctx, LINES, organizationId, params),
    readPlayFigures(ctx, organizationId, { seasonId, gameId }),
  ]);
  const linesOf = groupBy(
    lines.map((row) => LINE.read(row, organizationId)),
    ({ gameId: id }) => id,
  );
  return games.map((row) => {
    const { sport, home, away, homeWon, awayWon, startDate, finishDate, ...game } = GAME.read(row, organizationId);
    const scoring = scoringOf(sport);
    const hasPeriods = home !== null || away !== null;
    const ownLines: readonly CheckedLine[] = linesOf.get(game.id) ?? [];
    return {
      ...game,
      hasPoints:
        game.hasPoints &&
        keepsScore(
          sport,
          ownLines.map(({ points }) => points),
        ),
      season: { startDate, finishDate },
      scoring,
      periods: scoring === 'added' ? { home, away } : hasPeriods ? { home: homeWon, away: awayWon } : NO_PERIODS,
      lines: ownLines,
      plays: plays.get(game.id) ?? [],
    };
  });
}

const ACCEPTED = reading({
  findingId: column<string>('a.finding_id'),
  expected: column<number | null>('a.expected'),
  found: column<number | null>('a.found'),
  reason: column<string>('a.reason'),
  acceptedBy: column<string>('a.accepted_by'),
  acceptedAt: column<Date>('a.accepted_at'),
});

const acceptances = (which: string): string =>
  `SELECT ${ACCEPTED.sql} FROM accepted_findings a
   JOIN games g ON g.organization_id = a.organization_id AND g.id = a.game_id WHERE ${which}`;

const ACCEPTANCES = statement<unknown[], Params>('accepted_findings', acceptances(OF_GAMES));

const ACCEPTANCES_OF_GAMES = statement<unknown[], [organizationId: number, gameIds: readonly number[]]>(
  'accepted_findings_of_games',
  acceptances('g.organization_id = $1 AND g.id = ANY($2)'),
);

/** What was accepted in the games of a scope, by the finding's id. */
export async function readAcceptances(
  ctx: RequestContext,
  organizationId: number,
  { seasonId, gameId }: CheckScope,
): Promise<Map<string, StoredAcceptance>> {
  return byFinding(await query(ctx, ACCEPTANCES, organizationId, [organizationId, seasonId, gameId]), organizationId);
}

/** What was accepted in games, by the finding's id. */
export async function readAcceptancesOfGames(
  ctx: RequestContext,
  organizationId: number,
  gameIds: readonly number[],
): Promise<Map<string, StoredAcceptance>> {
  if (gameIds.length === 0) return new Map();
  return byFinding(await query(ctx, ACCEPTANCES_OF_GAMES, organizationId, [organizationId, gameIds]), organizationId);
}

function byFinding(rows: readonly unknown[][], organizationId: number): Map<string, StoredAcceptance> {
  return new Map(
    rows.map((row) => {
      const acceptance = ACCEPTED.read(row, organizationId);
      return [acceptance.findingId, acceptance];
    }),
  );
}
