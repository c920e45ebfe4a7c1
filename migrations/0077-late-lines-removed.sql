-- A line that was entered late and removed again was never part of a box score that is known: other lines of its side are still entered late.

CREATE OR REPLACE FUNCTION note_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT keeps_history() THEN
    RETURN NULL;
  END IF;
  INSERT INTO game_ledger (organization_id, game_id, kind, team_id, player_id, before, after, corrects, actor_id, actor_name)
  WITH game AS MATERIALIZED (
    SELECT organization_id, game_id FROM (SELECT DISTINCT organization_id, game_id FROM changed) AS d WHERE is_corrected_now(organization_id, game_id))
  SELECT c.organization_id, c.game_id, 'line', c.team_id, c.player_id,
    CASE TG_OP WHEN 'DELETE' THEN 1 END, CASE TG_OP WHEN 'INSERT' THEN 1 END,
    TG_OP = 'DELETE' OR EXISTS (SELECT FROM game_ledger e WHERE e.organization_id = c.organization_id AND e.game_id = c.game_id
        AND e.kind = 'line' AND e.team_id = c.team_id AND e.after IS NULL
        AND (e.player_id = c.player_id OR NOT EXISTS (SELECT FROM game_ledger a WHERE a.organization_id = e.organization_id AND a.game_id = e.game_id
          AND a.kind = 'line' AND a.player_id = e.player_id AND a.id < e.id AND NOT a.corrects)))
      OR EXISTS (SELECT FROM game_lines l WHERE l.organization_id = c.organization_id AND l.game_id = c.game_id AND l.team_id = c.team_id
        AND l.id NOT IN (SELECT o.id FROM changed o WHERE o.organization_id = c.organization_id)
        AND NOT EXISTS (SELECT FROM game_ledger e WHERE e.organization_id = c.organization_id AND e.game_id = c.game_id
          AND e.kind = 'line' AND e.player_id = l.player_id)),
    ledger_actor_id(), ledger_actor_name()
  FROM changed c JOIN game USING (organization_id, game_id) ORDER BY c.id;
  RETURN NULL;
END $$;
