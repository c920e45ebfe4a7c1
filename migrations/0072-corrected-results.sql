-- Followers who are told results are told when the score of one is put right later, once for all that is put right within some minutes: those
-- alone who were told it, by each channel that has told it, and where it came in time to be told. Its news is kept for so long
-- (game-news.service.ts), and found by the game.

ALTER TABLE game_news ADD COLUMN former_home_score integer, ADD COLUMN former_away_score integer,
  DROP CONSTRAINT game_news_happened_check, ADD CONSTRAINT game_news_happened_check CHECK (happened IN ('rescheduled', 'begins', 'ends', 'corrected'));

DROP INDEX game_news_game_idx;
CREATE INDEX game_news_game_idx ON game_news (organization_id, game_id);

CREATE OR REPLACE FUNCTION note_game_news() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  what text := TG_ARGV[0];
  quiet interval := TG_ARGV[1];
  channels text[] := '{push,mail}';
BEGIN
  -- Nobody is told by a restored backup, an import in steps, a test organization that is made anew, or one that is being deleted.
  IF NOT keeps_history() OR coalesce(current_setting('courtbook.tells_webhooks', true), '') = 'off'
    OR coalesce(current_setting('courtbook.notes_reschedulings', true), '') = 'off'
    OR NOT EXISTS (SELECT FROM organizations WHERE id = OLD.organization_id) THEN
    RETURN NULL;
  END IF;
  IF what = 'corrected' THEN
    -- A channel that has yet to tell the result tells it as it is then. Two days are those of domain/game-news/game-news-of.ts.
    SELECT ARRAY(SELECT channel FROM unnest(channels) channel WHERE channel <> ALL (n.waiting_for)) INTO channels
    FROM game_news n JOIN organizations o ON o.id = n.organization_id
    WHERE n.organization_id = NEW.organization_id AND n.game_id = NEW.id AND n.happened = 'ends'
      AND (OLD.date IS NULL OR (n.occurred_at AT TIME ZONE o.time_zone)::date <= OLD.date + 2)
    ORDER BY n.id DESC LIMIT 1;
    IF coalesce(channels, '{}') = '{}' THEN
      RETURN NULL;
    END IF;
  END IF;
  -- Changed once more before anybody was told: what was before the first change is what people know. It waits ten minutes at most.
  UPDATE game_news n SET due_at = least(n.occurred_at + interval '10 minutes', now() + quiet), home_team_id = NEW.home_team_id, away_team_id = NEW.away_team_id
  WHERE n.organization_id = NEW.organization_id AND n.game_id = NEW.id AND n.happened = what AND n.waiting_for = channels;
  IF NOT FOUND THEN
    INSERT INTO game_news (organization_id, game_id, home_team_id, away_team_id, happened, former_date, former_time, former_location, former_status,
      former_home_score, former_away_score, due_at, waiting_for)
    SELECT NEW.organization_id, NEW.id, NEW.home_team_id, NEW.away_team_id, what, OLD.date, OLD.time,
      nullif(concat_ws(', ', (SELECT name FROM locations l WHERE l.organization_id = OLD.organization_id AND l.id = OLD.location_id), OLD.court), ''),
      OLD.status, OLD.home_score, OLD.away_score, now() + quiet, channels;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER games_note_correction AFTER UPDATE ON games FOR EACH ROW
  WHEN ((OLD.home_score IS DISTINCT FROM NEW.home_score OR OLD.away_score IS DISTINCT FROM NEW.away_score)
    AND result_for_webhooks(OLD.status, OLD.home_score, OLD.away_score) IS NOT NULL
    AND result_for_webhooks(NEW.status, NEW.home_score, NEW.away_score) IS NOT NULL)
  EXECUTE FUNCTION note_game_news('corrected', '3 minutes');
