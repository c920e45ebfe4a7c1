-- Statistics of an organization's own may follow from others by a formula that it writes.

ALTER TABLE stat_definitions ADD COLUMN formula text;
ALTER TABLE stat_definitions DROP CONSTRAINT stat_definitions_kind_check;
ALTER TABLE stat_definitions ADD CONSTRAINT stat_definitions_kind_check
  CHECK (kind IN ('counting', 'sum', 'percentage', 'ratio', 'per_game'));
ALTER TABLE stat_definitions ADD CONSTRAINT stat_definitions_formula_check
  CHECK (CASE WHEN formula IS NULL THEN kind NOT IN ('ratio', 'per_game') ELSE kind NOT IN ('counting', 'percentage') END);
