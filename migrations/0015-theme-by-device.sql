-- A site, and a user's admin area, may be light or dark as the device of whoever looks is set.

ALTER TABLE organizations DROP CONSTRAINT organizations_theme_check,
  ADD CONSTRAINT organizations_theme_check CHECK (theme IN ('light', 'dark', 'device'));
ALTER TABLE users DROP CONSTRAINT users_theme_check,
  ADD CONSTRAINT users_theme_check CHECK (theme IN ('light', 'dark', 'device'));
