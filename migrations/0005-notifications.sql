-- Every committed change of a tenant's content tells every process which tenant it was, whoever made it
-- (server, command line, psql). PostgreSQL folds equal payloads within a transaction into one message.

CREATE FUNCTION notify_tenant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tenant_changed', organization_id::text)
  FROM (SELECT DISTINCT organization_id FROM changed) AS touched;
  RETURN NULL;
END $$;

CREATE FUNCTION notify_platform_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tenant_changed', 'platform');
  RETURN NULL;
END $$;

CREATE FUNCTION notify_organization_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tenant_changed', id::text) FROM changed;
  PERFORM pg_notify('tenant_changed', 'platform');
  RETURN NULL;
END $$;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOR tenant_table IN
    SELECT c.relname FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'organization_id'
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
      AND c.relname NOT IN ('users', 'sessions', 'audit_entries', 'undo_entries', 'idempotency_entries', 'schedule_drafts')
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tenant_changed()', tenant_table || '_notify_insert', tenant_table);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tenant_changed()', tenant_table || '_notify_update', tenant_table);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tenant_changed()', tenant_table || '_notify_delete', tenant_table);
  END LOOP;
END $$;

CREATE TRIGGER organizations_notify_insert AFTER INSERT ON organizations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_organization_changed();
CREATE TRIGGER organizations_notify_update AFTER UPDATE ON organizations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_organization_changed();
CREATE TRIGGER organizations_notify_delete AFTER DELETE ON organizations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_organization_changed();

CREATE TRIGGER organization_domains_platform AFTER INSERT OR UPDATE OR DELETE ON organization_domains
  FOR EACH STATEMENT EXECUTE FUNCTION notify_platform_changed();
CREATE TRIGGER sports_platform AFTER INSERT OR UPDATE OR DELETE ON sports
  FOR EACH STATEMENT EXECUTE FUNCTION notify_platform_changed();
CREATE TRIGGER users_platform AFTER INSERT OR UPDATE OR DELETE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION notify_platform_changed();
