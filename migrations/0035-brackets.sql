-- What a division decides about its bracket, and for which match of it a game was created. Of a bracket itself nothing is stored: it
-- follows from seeds, these options and results. A game without a match finds it by its two teams.

ALTER TABLE divisions
  ADD COLUMN bracket_kind text NOT NULL DEFAULT 'single' CHECK (bracket_kind IN ('single', 'double')),
  ADD COLUMN best_of integer NOT NULL DEFAULT 1 CHECK (best_of IN (1, 3, 5, 7, 9)),
  ADD COLUMN third_place boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN divisions.best_of IS 'most games of a match, of which more than half have to be won';

ALTER TABLE games
  ADD COLUMN bracket_node text CHECK (bracket_node ~ '^([rl][0-9]{1,2}m[0-9]{1,3}|third|final[12])$');
COMMENT ON COLUMN games.bracket_node IS 'the match of the division''s bracket that it was created for';
