import { gameLabel } from '../../domain/game/game-label.js';
import type { GameStatus } from '../../domain/game/game-status.js';
import { NEVER_COUNTING } from '../../domain/game/never-counting.js';
import { periodKindOf } from '../../domain/periods/period-kind-of.js';
import { planCells, type StoredCell } from '../../domain/statistics/plan-cells.js';
import { STATISTIC_LIMITS } from '../../domain/statistics/statistic-limits.js';
import type { RequestContext } from '../../context/request-context.js';
import { AppError, notFound, unprocessable } from '../../lib/errors.js';
import { parseId, tryId } from '../../lib/ids.js';
import { authorFor, requireScorekeeper } from '../../lib/policy.js';
import { InputCheck } from '../../lib/validation.js';
import { type Changes, recordAudit } from '../audit/audit.service.js';
import { newRowStamp, sqlStamp } from '../audit/stamps.js';
import { type Write, writeAs } from '../audit/write.service.js';
import { PeriodScoreEntity } from '../box-scores/period-score.entity.js';
import { teamNameSql } from '../games/team-name-sql.js';
import { gamePeriodsOfSport } from '../periods/game-period.loaders.js';
import { teamById } from '../teams/team.loaders.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import type { SavePeriodScoresInput } from './period-scores.input.js';
import type { PeriodScoreConflict, SavePeriodScoresPayload } from './period-scores.type.js';

const MOST_SCORES = 200;

interface ScoreWish {
  readonly field: string;
  readonly teamId: number;
  readonly periodId: number;
  readonly score: number | null;
  readonly expectedVersion: number | undefined;
}

interface ScoredGame {
  readonly id: number;
  readonly label: string;
  /** Whether its status lets it count; else its rows are live. */
  readonly counts: boolean;
  readonly sportId: number | null;
  readonly teams: ReadonlyMap<number, string>;
  readonly periods: ReadonlyMap<number, { name: string; kind: string; hidden: boolean }>;
}

/** A score as it is stored, or where it would be. */
interface ScoreCell extends StoredCell {
  readonly id: number | null;
  readonly teamId: number;
  readonly periodId: number;
  readonly changedBy: string;
  readonly changedAt: Date | null;
}

/**
 * Stores scores of periods where nobody else was faster; what is stale is left as it is and listed. The final score is
 * no period's: `setGameScore` sets it. Admins, and holders of a link for the game. It can be
 * undone.
 * @throws 400 for wrong fields; 404 for a game, team or period that is unknown or not of the game; 422 for the final
 *   and for a hidden period
 */
export async function savePeriodScores(
  ctx: RequestContext,
  gameId: string | number,
  input: SavePeriodScoresInput,
): Promise<SavePeriodScoresPayload> {
  const { organizationId, author } = requireScorekeeper(ctx, gameId);
  const wishes = checkScores(input, ctx.transport === 'graphql');
  const saved = await writeAs(ctx, organizationId, author, (tx) => saveScores(tx, parseId(gameId, 'Game'), wishes));
  const conflicts = await Promise.all(saved.stale.map((one) => conflictOf(ctx, organizationId, saved.sportId, one)));
  return {
    organizationId,
    gameId: saved.id,
    conflicts: conflicts.filter((one) => one !== null),
    undoId: saved.undoId,
  };
}

function checkScores({ scores }: SavePeriodScoresInput, needsVersions: boolean): ScoreWish[] {
  const check = new InputCheck();
  check.that(scores.length <= MOST_SCORES, 'scores', `scores must name at most ${MOST_SCORES} scores.`);
  const named = new Set<string>();
  const wishes = scores.slice(0, MOST_SCORES).map(({ teamId, periodId, score = null, expectedVersion }, index) => {
    const field = `scores.${index}`;
    check.integer(`${field}.score`, score, STATISTIC_LIMITS);
    check.that(
      !needsVersions || expectedVersion != null,
      `${field}.expectedVersion`,
      `${field}.expectedVersion is required: the version that your change is based on.`,
    );
    const key = `${teamId}-${periodId}`;
    check.that(!named.has(key), field, `${field} names a score that another one of scores names, too.`);
    named.add(key);
    return {
      field,
      teamId: tryId(teamId) ?? 0,
      periodId: tryId(periodId) ?? 0,
      score,
      expectedVersion: expectedVersion ?? undefined,
    };
  });
  check.finish();
  return wishes;
}

interface SavedScores {
  readonly id: number;
  readonly sportId: number | null;
  readonly stale: readonly { cell: ScoreCell; wish: ScoreWish }[];
  readonly undoId: string | null;
}

async function saveScores(tx: Write, gameId: number, wishes: readonly ScoreWish[]): Promise<SavedScores> {
  const game = await lockScoredGame(tx, gameId);
  refuseOthers(game, wishes);
  const cells = await readScores(tx, game.id, wishes);
  const cellOf = ({ teamId, periodId }: ScoreWish): ScoreCell =>
    cells.find((cell) => cell.teamId === teamId && cell.periodId === periodId)!;
  const plan = planCells(
    new Map(cells.map((cell) => [cell, cell])),
    wishes.map((wish) => ({ cell: cellOf(wish), value: wish.score, expectedVersion: wish.expectedVersion })),
    [],
    new Set(),
  );
  if (!game.counts) tx.liveChange = { gameId: game.id, playerIds: [] };
  const undo = new UndoRecorder(tx);
  const idsOf = (wanted: (step: (typeof plan.steps)[number]) => boolean): number[] =>
    plan.steps.filter(wanted).flatMap(({ cell }) => (cell.id === null ? [] : [cell.id]));
  const removed = idsOf(({ after }) => after === null);
  if (removed.length > 0) await undo.remove('period_scores', { sql: 't.id = ANY($2)', params: [removed] });
  const changed = plan.steps.filter(({ cell, after }) => cell.id !== null && after !== null);
  if (changed.length > 0)
    await undo.watch(
      'period_scores',
      idsOf(({ after }) => after !== null),
      () => changeScores(tx, changed),
    );
  const added = plan.steps.filter(({ cell }) => cell.id === null);
  if (added.length > 0) {
    const rows = added.map(({ cell: { teamId, periodId }, after }) =>
      tx.manager.create(PeriodScoreEntity, {
        organizationId: tx.organizationId,
        gameId: game.id,
        gamePeriodId: periodId,
        teamId,
        score: after!,
        ...newRowStamp(tx),
      }),
    );
    await tx.manager.insert(PeriodScoreEntity, rows);
    await undo.created(
      'period_scores',
      rows.map(({ id }) => id),
    );
  }
  if (plan.steps.length > 0)
    await recordAudit(tx, {
      action: 'period_scores.save',
      version: null,
      entityType: 'period_scores',
      entityId: game.id,
      label: game.label,
      changes: Object.fromEntries(
        plan.steps.map(({ cell, before, after }) => [
          `${game.teams.get(cell.teamId)} ${game.periods.get(cell.periodId)?.name}`,
          [before, after],
        ]),
      ) as Changes,
    });
  return {
    id: game.id,
    sportId: game.sportId,
    stale: plan.stale.map((index) => ({ cell: cellOf(wishes[index]!), wish: wishes[index]! })),
    undoId: await undo.save('period_scores.save', `Saved period scores of ${game.label}.`),
  };
}

/** Those who store period scores of a game wait for each other: there are few of them. */
async function lockScoredGame(tx: Write, id: number): Promise<ScoredGame> {
  const [row] = (await tx.manager.query(
    `SELECT g.id, g.date, g.status, g.home_team_id AS "homeTeamId", g.away_team_id AS "awayTeamId", ${teamNameSql('g.home_team_id')} AS home, ${teamNameSql('g.away_team_id')} AS away,
       coalesce((SELECT s.sport_id FROM seasons s WHERE s.organization_id = $1 AND s.id = g.season_id),
         (SELECT min(os.sport_id) FROM organization_sports os WHERE os.organization_id = $1)) AS "sportId"
     FROM games g WHERE g.organization_id = $1 AND g.id = $2 FOR NO KEY UPDATE OF g`,
    [tx.organizationId, id],
  )) as {
    id: number;
    date: string | null;
    status: GameStatus;
    homeTeamId: number;
    awayTeamId: number;
    home: string;
    away: string;
    sportId: number | null;
  }[];
  if (!row) throw notFound('Game');
  const periods = (await tx.manager.query(
    'SELECT id, name, kind, hidden FROM game_periods WHERE organization_id = $1 AND sport_id = $2',
    [tx.organizationId, row.sportId],
  )) as { id: number; name: string; kind: string; hidden: boolean }[];
  return {
    id: row.id,
    label: gameLabel(row.home, row.away, row.date),
    counts: !NEVER_COUNTING.includes(row.status),
    sportId: row.sportId,
    teams: new Map([
      [row.homeTeamId, row.home],
      [row.awayTeamId, row.away],
    ]),
    periods: new Map(periods.map((period) => [period.id, period])),
  };
}

function refuseOthers({ teams, periods }: ScoredGame, wishes: readonly ScoreWish[]): void {
  const unknown = wishes.flatMap(({ field, teamId, periodId }) => [
    ...(teams.has(teamId)
      ? []
      : [{ field: `${field}.teamId`, message: 'Team not found: it does not play in this game.' }]),
    ...(periods.has(periodId)
      ? []
      : [{ field: `${field}.periodId`, message: "Period not found among those of the game's sport." }]),
  ]);
  if (unknown.length > 0) throw new AppError('NOT_FOUND', unknown[0]!.message, { errors: unknown });
  const refused = wishes.flatMap(({ field, periodId, score }) => {
    const { name, kind, hidden } = periods.get(periodId)!;
    if (kind === 'final' || periodKindOf(name) === 'final')
      return [{ field: `${field}.periodId`, message: `${name} is no period: set it as the final score of the game.` }];
    return hidden && score !== null
      ? [{ field: `${field}.periodId`, message: `${name} is hidden. Show it among the periods first.` }]
      : [];
  });
  if (refused.length > 0) throw unprocessable(refused[0]!.message, undefined, refused);
}

async function readScores(tx: Write, gameId: number, wishes: readonly ScoreWish[]): Promise<ScoreCell[]> {
  return (await tx.manager.query(
    `SELECT p.id, w.team_id AS "teamId", w.period_id AS "periodId", p.score AS value, coalesce(p.version, 0) AS version,
       coalesce(u.username, last.actor_name, 'an import') AS "changedBy", coalesce(p.stored_at, last.at) AS "changedAt"
     FROM unnest($3::int[], $4::int[]) AS w (team_id, period_id)
     LEFT JOIN LATERAL (
       SELECT s.id, s.score, s.version, s.updated_at AS stored_at, s.updated_by AS stored_by FROM period_scores s
       WHERE s.organization_id = $1 AND s.game_id = $2 AND s.team_id = w.team_id AND s.game_period_id = w.period_id
     ) AS p ON true
     LEFT JOIN users u ON u.id = p.stored_by
     LEFT JOIN LATERAL (
       SELECT a.actor_name, a.at FROM audit_entries a
       WHERE p.id IS NULL AND a.organization_id = $1 AND a.entity_type = 'period_scores' AND a.entity_id = $2 ORDER BY a.id DESC LIMIT 1
     ) AS last ON true`,
    [tx.organizationId, gameId, wishes.map(({ teamId }) => teamId), wishes.map(({ periodId }) => periodId)],
  )) as ScoreCell[];
}

async function changeScores(
  tx: Write,
  steps: readonly { readonly cell: ScoreCell; readonly after: number | null }[],
): Promise<void> {
  const stamp = sqlStamp(tx, 4);
  await tx.manager.query(
    `UPDATE period_scores AS p SET score = new.score, ${stamp.set}
     FROM unnest($2::int[], $3::int[]) AS new (id, score) WHERE p.organization_id = $1 AND p.id = new.id`,
    [tx.organizationId, steps.map(({ cell }) => cell.id), steps.map(({ after }) => after), ...stamp.params],
  );
}

async function conflictOf(
  ctx: RequestContext,
  organizationId: number,
  sportId: number | null,
  { cell, wish }: SavedScores['stale'][number],
): Promise<PeriodScoreConflict | null> {
  const team = await teamById(ctx).load({ organizationId, id: cell.teamId });
  const periods = sportId === null ? [] : await gamePeriodsOfSport(ctx, organizationId, sportId);
  const period = periods.find(({ id }) => id === cell.periodId);
  if (!team || !period) return null;
  const { value: stored, version, changedAt } = cell;
  const changedBy = authorFor(ctx, cell.changedBy);
  return { team, period, stored, version, score: wish.score, changedBy, changedAt };
}
