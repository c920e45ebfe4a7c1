import type { DataSource, EntityManager } from 'typeorm';
import type { TotalsDifference } from './verify-totals.service.js';

const DIGESTS = (lines: string, periodScores: string): string =>
  `jsonb_build_object('lines', hashtext(${lines}), 'period_scores', hashtext(${periodScores}))`;

/** Kept box scores that are not what lines and games say. They are texts: of them digests are told. */
export async function wrongBoxScores(
  db: DataSource | EntityManager,
  organizationId: number,
): Promise<TotalsDifference[]> {
  const rows = (await db.query(
    `SELECT jsonb_build_object('game_id', game_id) AS key,
       CASE WHEN b.id IS NOT NULL THEN ${DIGESTS("coalesce(b.lines, '')", "coalesce(b.period_scores, '')")} END AS stored,
       CASE WHEN g.id IS NOT NULL THEN ${DIGESTS('g.lines', 'g.period_scores')} END AS actual
     FROM (SELECT * FROM game_box_scores WHERE organization_id = $1) AS b
     FULL JOIN (
       SELECT id, id AS game_id, box_score_lines(organization_id, id) AS lines, box_score_period_scores(organization_id, id) AS period_scores
       FROM games WHERE organization_id = $1 AND result_is_known(status, home_score, away_score)) AS g USING (game_id)
     WHERE (b.lines, b.period_scores) IS DISTINCT FROM (g.lines, g.period_scores) ORDER BY game_id`,
    [organizationId],
  )) as Pick<TotalsDifference, 'key' | 'stored' | 'actual'>[];
  return rows.map((row) => ({ organizationId, table: 'game_box_scores', ...row }));
}
