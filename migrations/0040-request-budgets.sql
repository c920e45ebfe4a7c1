-- What callers may still cost, kept for all processes together. Each process leases blocks of it and spends them by itself.
CREATE UNLOGGED TABLE request_budgets (
  key varchar(120) PRIMARY KEY,
  level double precision NOT NULL,
  leased double precision NOT NULL DEFAULT 0,
  granted double precision NOT NULL DEFAULT 0,
  counted_since timestamptz NOT NULL DEFAULT now(),
  leased_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX request_budgets_leased_at_idx ON request_budgets (leased_at);
COMMENT ON COLUMN request_budgets.level IS 'cost that was left at leased_at, without what is leased';
COMMENT ON COLUMN request_budgets.leased IS 'cost that processes hold since counted_since, spent or not';
COMMENT ON COLUMN request_budgets.granted IS 'the size of the last lease';
