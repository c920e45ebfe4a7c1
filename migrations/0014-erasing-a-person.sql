-- The trail is append-only, but for one case: what it says of a person who is erased. The transaction that erases says so
-- by a setting of its own, and even then an entry keeps its moment, its author, its action and what it is about.

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('courtbook.erasing', true) = 'on'
    AND (NEW.organization_id, NEW.id, NEW.at, NEW.actor_id, NEW.actor_name, NEW.action, NEW.entity_type, NEW.entity_id)
      IS NOT DISTINCT FROM (OLD.organization_id, OLD.id, OLD.at, OLD.actor_id, OLD.actor_name, OLD.action, OLD.entity_type, OLD.entity_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

DROP TRIGGER audit_entries_append_only ON audit_entries;
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
