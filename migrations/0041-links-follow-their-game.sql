-- A link for scorekeepers ends with its game's day, whoever moves the game and by whatever way: six in the morning after it, by the organization's
-- clock, and never before the end of the day on which the link was made. The same rule as domain/scorekeeping/scorekeeping-ends.ts; a test holds
-- them against each other.

CREATE FUNCTION scorekeeping_ends(game_date date, made_at timestamptz, time_zone text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT (greatest(game_date, ((made_at - interval '6 hours') AT TIME ZONE time_zone)::date) + 1 + time '06:00')
    AT TIME ZONE time_zone
$$;

CREATE FUNCTION move_scorekeeper_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE scorekeeper_links l SET ends_at = scorekeeping_ends(NEW.date, l.created_at, o.time_zone), version = l.version + 1, updated_at = now()
  FROM organizations o
  WHERE o.id = NEW.organization_id AND l.organization_id = NEW.organization_id AND l.game_id = NEW.id;
  -- Who follows the game by such a link may be out with it.
  IF FOUND THEN
    PERFORM pg_notify('sessions_ended', 'some');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER games_move_scorekeeper_links AFTER UPDATE OF date ON games
  FOR EACH ROW WHEN (OLD.date IS DISTINCT FROM NEW.date) EXECUTE FUNCTION move_scorekeeper_links();
