-- Followers who are told results are told when the score of one is put right later, once for all that is put right within some minutes.

ALTER TABLE game_news ADD COLUMN former_home_score integer, ADD COLUMN former_away_score integer,
  DROP CONSTRAINT game_news_happened_check, ADD CONSTRAINT game_news_happened_check CHECK (happened IN ('rescheduled', 'begins', 'ends', 'corrected'));

CREATE OR REPLACE FUNCTION note_game_news() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  what text := TG_ARGV[0];
  quiet interval := TG_ARGV[1];
BEGIN
  -- Nobody is told by a restored backup, an import in steps, a test organization that is made anew, or one that is being deleted.
  IF NOT keeps_history() OR coalesce(current_setting('courtbook.tells_webhooks', true), '') = 'off'
    OR coalesce(current_setting('courtbook.notes_reschedulings', true), '') = 'off'
    OR NOT EXISTS (SELECT FROM organizations WHERE id = OLD.organization_id) THEN
    RETURN NULL;
  END IF;
  -- Before anybody was told the result, it is told as it is then.
  IF what = 'corrected' AND EXISTS (SELECT FROM game_news n WHERE n.organization_id = NEW.organization_id AND n.game_id = NEW.id
    AND n.happened = 'ends' AND n.waiting_for = '{push,mail}') THEN
    RETURN NULL;
  END IF;
  -- Changed once more before anybody was told: what was before the first change is what people know. It waits ten minutes at most.
  UPDATE game_news n SET due_at = least(n.occurred_at + interval '10 minutes', now() + quiet), home_team_id = NEW.home_team_id, away_team_id = NEW.away_team_id
  WHERE n.organization_id = NEW.organization_id AND n.game_id = NEW.id AND n.happened = what AND n.waiting_for = '{push,mail}';
  IF NOT FOUND THEN
    INSERT INTO game_news (organization_id, game_id, home_team_id, away_team_id, happened, former_date, former_time, former_location, former_status,
      former_home_score, former_away_score, due_at)
    SELECT NEW.organization_id, NEW.id, NEW.home_team_id, NEW.away_team_id, what, OLD.date, OLD.time,
      nullif(concat_ws(', ', (SELECT name FROM locations l WHERE l.organization_id = OLD.organization_id AND l.id = OLD.location_id), OLD.court), ''),
      OLD.status, OLD.home_score, OLD.away_score, now() + quiet;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER games_note_correction AFTER UPDATE ON games FOR EACH ROW
  WHEN ((OLD.home_score IS DISTINCT FROM NEW.home_score OR OLD.away_score IS DISTINCT FROM NEW.away_score)
    AND result_for_webhooks(OLD.status, OLD.home_score, OLD.away_score) IS NOT NULL
    AND result_for_webhooks(NEW.status, NEW.home_score, NEW.away_score) IS NOT NULL)
  EXECUTE FUNCTION note_game_news('corrected', '3 minutes');
