-- How a season league orders its teams. Points are given for results by all five figures, or by none of them: then the win percentage decides.
-- A lot, once drawn, stays with its team until lots are drawn again. See ADR 29.

ALTER TABLE season_leagues
  ADD COLUMN points_for_win integer CHECK (points_for_win BETWEEN -99 AND 99),
  ADD COLUMN points_for_tie integer CHECK (points_for_tie BETWEEN -99 AND 99),
  ADD COLUMN points_for_loss integer CHECK (points_for_loss BETWEEN -99 AND 99),
  ADD COLUMN points_for_forfeit_win integer CHECK (points_for_forfeit_win BETWEEN -99 AND 99),
  ADD COLUMN points_for_forfeit_loss integer CHECK (points_for_forfeit_loss BETWEEN -99 AND 99),
  ADD COLUMN tie_breaks text[] NOT NULL DEFAULT '{headToHead,pointDifference}'
    CHECK (tie_breaks <@ '{headToHead,pointDifference,pointsScored,awayWins,drawnLot}'),
  ADD COLUMN qualifying_places integer CHECK (qualifying_places BETWEEN 1 AND 999),
  ADD COLUMN schedule_is_complete boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT season_leagues_points_check
    CHECK (num_nulls(points_for_win, points_for_tie, points_for_loss, points_for_forfeit_win, points_for_forfeit_loss) IN (0, 5));
COMMENT ON COLUMN season_leagues.qualifying_places IS 'how many are to be among the first; null: one';
COMMENT ON COLUMN season_leagues.schedule_is_complete IS 'all games of the season are entered, so that it can be proven who is among the first';

ALTER TABLE season_league_teams ADD COLUMN lot integer;
COMMENT ON COLUMN season_league_teams.lot IS 'drawn at random; of level teams the lower one is first';
