-- Names are searched without accents: "Porzingis" finds Porziņģis. Letters that are no other letter with a mark are named one by one.

CREATE FUNCTION search_form(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')), 'łøđħıðŧ', 'lodhidt');
COMMENT ON FUNCTION search_form IS 'in lower case and without accents; for finding names, not for telling whether two are the same';

DROP INDEX players_search_idx;
CREATE INDEX players_search_idx ON players USING gin (search_form(first_name || ' ' || last_name) gin_trgm_ops);
DROP INDEX teams_search_idx;
CREATE INDEX teams_search_idx ON teams USING gin (search_form(name) gin_trgm_ops);
