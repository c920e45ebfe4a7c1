-- Whoever follows something as a scorekeeper is told as soon that this is over. Their sessions have ids of their own, so it is said that some
-- have ended, and each process looks which of those that it serves. Links and sessions that are deleted with their games say so, too.

CREATE FUNCTION notify_scorekeeper_sessions_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions_ended', 'some');
  RETURN NULL;
END $$;

CREATE TRIGGER scorekeeper_links_notify_revoked AFTER UPDATE OF revoked_at ON scorekeeper_links
  FOR EACH ROW WHEN (OLD.revoked_at IS DISTINCT FROM NEW.revoked_at) EXECUTE FUNCTION notify_scorekeeper_sessions_ended();

CREATE TRIGGER scorekeeper_sessions_notify_end AFTER DELETE ON scorekeeper_sessions
  FOR EACH ROW EXECUTE FUNCTION notify_scorekeeper_sessions_ended();
