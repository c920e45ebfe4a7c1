-- What surrounds a play, and what a game begins with, is found without reading all plays of the game at each one that is entered: plays of
-- a period stand in their order. The index by kind is gone: while the table has no statistics, the planner took it for the one by which
-- plays are found by their ids. Built before the others go, so that plays can be read meanwhile.

CREATE INDEX plays_place_idx ON plays (organization_id, game_period_id, game_id, sort_order);
DROP INDEX plays_kind_idx;
DROP INDEX plays_period_idx;
