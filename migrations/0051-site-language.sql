-- In which language the product's own words stand on an organization's pages: that of the visitor's device, or always one.

ALTER TABLE organizations ADD COLUMN site_language text NOT NULL DEFAULT 'device'
  CONSTRAINT organizations_site_language_check CHECK (site_language IN ('device', 'en', 'es'));
