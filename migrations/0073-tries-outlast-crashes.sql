-- Tries at signing in, and the networks from which somebody has signed in to an account: an unlogged table is empty after a crash of the database,
-- which gave everybody new tries, and let strangers keep an owner waiting whose network had been known.

ALTER TABLE rate_limits SET LOGGED;
