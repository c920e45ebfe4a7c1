-- Whether a game is in progress by its plays alone: then it is scheduled again once the last of them is taken back. It stands in the row, so that an
-- undo gives it back with the status; the trail has said it so far, which knows of no undo.

ALTER TABLE games ADD COLUMN begun_by_plays boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN games.begun_by_plays IS 'its first play has set it in progress; false as soon as anybody sets another status';

UPDATE games g SET begun_by_plays = true
WHERE g.status = 'in_progress' AND EXISTS (SELECT FROM plays p WHERE p.organization_id = g.organization_id AND p.game_id = g.id)
  AND (SELECT a.changes #>> '{status,1}' FROM audit_entries a WHERE a.organization_id = g.organization_id AND a.entity_type = 'game' AND a.entity_id = g.id
    AND a.changes #>> '{status,1}' IN ('scheduled', 'in_progress') ORDER BY a.id DESC LIMIT 1) IS DISTINCT FROM 'in_progress';

CREATE FUNCTION forget_begun_by_plays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.begun_by_plays := false;
  RETURN NEW;
END $$;
-- Who says both knows it: plays, and an undo.
CREATE TRIGGER games_forget_begun_by_plays BEFORE UPDATE ON games FOR EACH ROW
  WHEN (OLD.begun_by_plays AND NEW.begun_by_plays AND OLD.status <> NEW.status) EXECUTE FUNCTION forget_begun_by_plays();
