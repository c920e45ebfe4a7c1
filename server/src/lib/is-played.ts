import { BEGUN_STATUSES } from '../domain/game/has-begun.js';
import { sqlList } from './sql-list.js';

/** SQL: whether a game `g` has been played, as `isPlayed` of the domain says it. */
export const IS_PLAYED = `(g.home_score IS NOT NULL OR g.away_score IS NOT NULL OR g.status IN ${sqlList(BEGUN_STATUSES)}
  OR EXISTS (SELECT FROM period_scores p WHERE p.organization_id = g.organization_id AND p.game_id = g.id)
  OR EXISTS (SELECT FROM game_lines l WHERE l.organization_id = g.organization_id AND l.game_id = g.id)
  OR EXISTS (SELECT FROM plays y WHERE y.organization_id = g.organization_id AND y.game_id = g.id))`;
