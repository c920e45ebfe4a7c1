-- Whoever follows something as who they are signed in is told that they are no longer, whatever process ended the session.

CREATE FUNCTION notify_sessions_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions_ended', CASE WHEN count(*) > 500 THEN 'some' ELSE string_agg(id::text, ',') END)
  FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE TRIGGER sessions_notify_end AFTER DELETE ON sessions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_sessions_ended();
