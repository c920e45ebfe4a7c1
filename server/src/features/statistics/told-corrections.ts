/**
 * SQL: whether an entry `e` of the statistics ledger, of organization $1, is told as a correction. A first value that
 * comes late is none, unless the same change corrects another value of the player: a two that becomes a three.
 */
export const IS_TOLD = `e.corrects AND e.before IS DISTINCT FROM e.after AND (e.before IS NOT NULL OR EXISTS (
     SELECT FROM statistics_ledger p WHERE p.organization_id = $1 AND p.game_id = e.game_id AND p.player_id = e.player_id
       AND p.stat_definition_id = e.stat_definition_id AND p.id < e.id AND p.corrects) OR EXISTS (
     SELECT FROM statistics_ledger p WHERE p.organization_id = $1 AND p.game_id = e.game_id AND p.player_id = e.player_id
       AND p.at = e.at AND p.corrects AND p.before <> p.after))`;
