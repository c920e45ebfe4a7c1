-- Slugs that an organization had before: their addresses go on leading to it.

ALTER TABLE organizations ADD COLUMN former_slugs text[] NOT NULL DEFAULT '{}';
CREATE INDEX organizations_former_slugs_idx ON organizations USING gin (former_slugs);
