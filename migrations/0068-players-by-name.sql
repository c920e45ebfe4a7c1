-- Lists of players are sorted as readers expect, accents among the letters that they stand on: Ñíguez among N, not behind Z.

DROP INDEX players_name_idx;
CREATE INDEX players_name_idx ON players
  (organization_id, (lower(last_name) COLLATE "en-x-icu"), (lower(first_name) COLLATE "en-x-icu"), id);
