-- Byes and weeks off are changed by hand, so a change names the version that it is based on, as for everything that people edit.

ALTER TABLE byes ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE byes ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE byes ADD COLUMN updated_by integer;

ALTER TABLE weeks_off ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE weeks_off ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE weeks_off ADD COLUMN updated_by integer;
