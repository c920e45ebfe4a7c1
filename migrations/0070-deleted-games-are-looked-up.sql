-- What a transaction has noted of games that it then deletes goes again. The planner takes entries of this very moment for one, and so
-- met each of them with every game that goes: at a season's end half a minute. Now those of the games are looked up by the games.

CREATE OR REPLACE FUNCTION forget_deletion_of_games() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  organization integer;
  games integer[];
BEGIN
  FOR organization, games IN SELECT c.organization_id, array_agg(c.id) FROM changed c GROUP BY c.organization_id LOOP
    DELETE FROM game_ledger e WHERE e.organization_id = organization AND e.game_id = ANY (games) AND e.at = now();
  END LOOP;
  RETURN NULL;
END $$;

-- The same of rosters whose teams go.
CREATE OR REPLACE FUNCTION forget_rosters_of_teams() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  organization integer;
  teams integer[];
BEGIN
  FOR organization, teams IN SELECT c.organization_id, array_agg(c.id) FROM changed c GROUP BY c.organization_id LOOP
    DELETE FROM webhook_deliveries d WHERE d.organization_id = organization AND d.subject = 'roster' AND d.subject_id = ANY (teams)
      AND d.state = 'waiting' AND d.occurred_at = now();
  END LOOP;
  RETURN NULL;
END $$;
