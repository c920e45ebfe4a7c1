import { statement } from '../../database/prepared.js';
import { findingId } from '../../domain/integrity/finding-id.js';
import type { Side } from '../../domain/game/game-status.js';
import { type ScoreMismatch, type SideMismatch, scoreMismatch } from '../../domain/game/score-mismatch.js';
import { scoringOf } from '../../domain/plays/scoring-of.js';
import { keepsScore } from '../../domain/sports/keeps-score.js';
import { scoreStatisticSql } from '../../domain/sports/score-statistic.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { isAdminOf } from '../../lib/policy.js';
import { query } from '../../lib/query.js';
import { column, reading } from '../../lib/reading.js';
import { type TenantLoader, tenantLoader } from '../../lib/tenant-loader.js';
import type { GameStatus } from '../games/game.enums.js';
import { gameById } from '../games/game.loaders.js';
import type { Game } from '../games/game.type.js';
import type { SeasonLeague } from '../leagues/league.type.js';
import { readAcceptancesOfGames, type StoredAcceptance } from './integrity.loaders.js';
import type { GameScoreMismatch } from './score-mismatch.type.js';

const SCORED = reading({
  id: column<number>('g.id'),
  status: column<GameStatus>('g.status'),
  scoreHome: column<number | null>('g.home_score'),
  scoreAway: column<number | null>('g.away_score'),
  lineCount: column<number>('played.lines'),
  pointsHome: column<number | null>('played.home'),
  pointsAway: column<number | null>('played.away'),
  sport: column<string>('sport.name'),
});

/** Games with both finals and at least one value; none where nothing is recorded that makes the score. */
const scoredGames = (which: string): string =>
  `SELECT ${SCORED.sql}
   FROM games g
   JOIN seasons s ON s.organization_id = g.organization_id AND s.id = g.season_id
   JOIN sports sport ON sport.id = s.sport_id
   JOIN stat_definitions points ON points.organization_id = s.organization_id AND points.sport_id = s.sport_id
     AND points.abbreviation = ${scoreStatisticSql('sport.name')} AND points.formula IS NULL
   CROSS JOIN LATERAL (
     SELECT count(DISTINCT l.id)::int AS lines,
       sum(v.value) FILTER (WHERE v.stat_definition_id = points.id AND l.team_id = g.home_team_id)::int AS home,
       sum(v.value) FILTER (WHERE v.stat_definition_id = points.id AND l.team_id = g.away_team_id)::int AS away
     FROM game_lines l JOIN game_line_values v ON v.organization_id = l.organization_id AND v.game_line_id = l.id
     WHERE l.organization_id = g.organization_id AND l.game_id = g.id
   ) AS played
   WHERE g.organization_id = $1 AND ${which} AND g.home_score IS NOT NULL AND g.away_score IS NOT NULL AND played.lines > 0
   ORDER BY g.date, g.time, g.id`;

const OF_SEASON_LEAGUE = statement<unknown[], [organizationId: number, seasonLeagueId: number]>(
  'scored_games_of_season_league',
  scoredGames('g.season_league_id = $2'),
);

const OF_GAMES = statement<unknown[], [organizationId: number, gameIds: readonly number[]]>(
  'scored_games',
  scoredGames('g.id = ANY($2)'),
);

/** The games of a season league whose points and finals do not agree; null for who is none of its administrators. */
export async function listScoreMismatches(
  ctx: RequestContext,
  { organizationId, id }: SeasonLeague,
): Promise<GameScoreMismatch[] | null> {
  if (!isAdminOf(ctx, organizationId)) return null;
  const found = mismatchesAmong(
    await query(ctx, OF_SEASON_LEAGUE, organizationId, [organizationId, id]),
    organizationId,
  );
  const games = await Promise.all(found.map((one) => gameById(ctx).load({ organizationId, id: one.id })));
  return found.flatMap(({ mismatch }, index) => {
    const game = games[index];
    return game ? [{ game, home: mismatch.home, away: mismatch.away }] : [];
  });
}

/**
 * The sides of a game whose points and final do not agree, apart from those that were accepted as they are; null for
 * none, and for who is none of its organization's administrators.
 */
export async function openMismatchOf(ctx: RequestContext, game: Game): Promise<GameScoreMismatch | null> {
  if (!isAdminOf(ctx, game.organizationId)) return null;
  const open = await perRequest(ctx, makeLoader).load(game);
  return open && { game, ...open };
}

function makeLoader(ctx: RequestContext): TenantLoader<ScoreMismatch> {
  return tenantLoader<ScoreMismatch | null>(async (organizationId, ids) => {
    const found = mismatchesAmong(await query(ctx, OF_GAMES, organizationId, [organizationId, ids]), organizationId);
    const accepted = await readAcceptancesOfGames(
      ctx,
      organizationId,
      found.map(({ id }) => id),
    );
    const open = new Map(found.map(({ id, mismatch }) => [id, withoutAccepted(id, mismatch, accepted)]));
    return (id) => open.get(id) ?? null;
  });
}

function mismatchesAmong(
  rows: readonly unknown[][],
  organizationId: number,
): { id: number; mismatch: ScoreMismatch }[] {
  return rows.flatMap((row) => {
    const { sport, ...scored } = SCORED.read(row, organizationId);
    const hasPoints = keepsScore(sport, [scored.pointsHome, scored.pointsAway]);
    const mismatch = scoreMismatch({ ...scored, hasPoints, scoring: scoringOf(sport) });
    return mismatch === null ? [] : [{ id: scored.id, mismatch }];
  });
}

/** An acceptance holds for the two figures that it has. */
function withoutAccepted(
  gameId: number,
  mismatch: ScoreMismatch,
  accepted: ReadonlyMap<string, StoredAcceptance>,
): ScoreMismatch | null {
  const openSide = (side: Side): SideMismatch | null => {
    const wrong = mismatch[side];
    if (!wrong) return null;
    const figures = { expected: wrong.final, found: wrong.points };
    const stored = accepted.get(findingId(gameId, { kind: 'points_final', side, playerId: null, ...figures }));
    return stored?.expected === wrong.final && stored.found === wrong.points ? null : wrong;
  };
  const [home, away] = [openSide('home'), openSide('away')];
  return home || away ? { home, away } : null;
}
