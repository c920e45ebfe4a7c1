-- What is changed of a game whose result is known is a correction, which visitors are told of. The ledger notes it at the
-- moment, whoever writes: afterwards nobody could tell what the game was then. A backup that is restored says it itself.

ALTER TABLE statistics_ledger ADD COLUMN corrects boolean NOT NULL DEFAULT false;
ALTER TABLE statistics_ledger ALTER COLUMN corrects DROP DEFAULT;
CREATE FUNCTION note_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.corrects IS NULL THEN
    NEW.corrects := EXISTS (
      SELECT FROM games g WHERE g.organization_id = NEW.organization_id AND g.id = NEW.game_id
        AND (g.status IN ('final', 'forfeit') OR g.home_score > 0 OR g.away_score > 0));
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER statistics_ledger_corrects BEFORE INSERT ON statistics_ledger
  FOR EACH ROW EXECUTE FUNCTION note_correction();
