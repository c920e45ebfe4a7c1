import { BEGUN_STATUSES } from '../domain/game/has-begun.js';
import { sqlList } from './sql-list.js';

/** SQL: the plays of a game that are there, from FROM on; those that were taken away again say nothing of it. */
export const standingPlays = (organizationId: string, gameId: string): string =>
  `FROM plays y WHERE y.organization_id = ${organizationId} AND y.game_id = ${gameId} AND NOT y.is_deleted AND NOT EXISTS (
    SELECT FROM plays later WHERE later.organization_id = y.organization_id AND later.game_id = y.game_id AND later.play_id = y.play_id AND later.revision > y.revision)`;

/** SQL: whether a game has such a play. */
export const hasStandingPlay = (organizationId: string, gameId: string): string =>
  `EXISTS (SELECT ${standingPlays(organizationId, gameId)})`;

/** SQL: whether a game `g` has been played, as `isPlayed` of the domain says it. */
export const IS_PLAYED = `(g.home_score IS NOT NULL OR g.away_score IS NOT NULL OR g.status IN ${sqlList(BEGUN_STATUSES)}
  OR EXISTS (SELECT FROM period_scores p WHERE p.organization_id = g.organization_id AND p.game_id = g.id)
  OR EXISTS (SELECT FROM game_lines l WHERE l.organization_id = g.organization_id AND l.game_id = g.id)
  OR ${hasStandingPlay('g.organization_id', 'g.id')})`;
