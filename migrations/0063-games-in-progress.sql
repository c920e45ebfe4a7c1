-- Which games are in progress is asked for each page of a player: they are few, among all games of seasons.

CREATE INDEX games_in_progress_idx ON games (organization_id, season_id) WHERE status = 'in_progress';
