-- Some servers know fewer time zones than programs do: names that were given up, such as Asia/Calcutta, come there in a package of their own. What
-- follows a game asks by a zone that the server knows, so that no score and no date is refused for its sake; by UTC where it does not.

CREATE FUNCTION known_zone(zone text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM now() AT TIME ZONE zone;
  RETURN zone;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN 'UTC';
END $$;

CREATE OR REPLACE FUNCTION scorekeeping_ends(game_date date, made_at timestamptz, time_zone text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT (greatest(game_date, ((made_at - interval '6 hours') AT TIME ZONE known.zone)::date) + 1 + time '06:00')
    AT TIME ZONE known.zone FROM (SELECT known_zone(time_zone) AS zone OFFSET 0) AS known
$$;

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
      AND (OLD.date IS NULL OR (n.occurred_at AT TIME ZONE known_zone(o.time_zone))::date <= OLD.date + 2)
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
