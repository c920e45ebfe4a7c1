-- Tries at signing in, counted for all processes together. The columns are those that rate-limiter-flexible asks for.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);
COMMENT ON COLUMN rate_limits.expire IS 'milliseconds since 1970';
