-- updated_at is the database's word, whoever writes.
CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_touch BEFORE UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER jobs_touch BEFORE UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER candidates_touch BEFORE UPDATE ON candidates FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER candidate_job_assignments_touch BEFORE UPDATE ON candidate_job_assignments FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.version IS DISTINCT FROM NEW.version)
  EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER settings_touch BEFORE UPDATE ON settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
-- The joined city names; array_to_string is not immutable, so no generated column.
CREATE FUNCTION join_job_locations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.location := array_to_string(NEW.locations, ', ');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_location BEFORE INSERT OR UPDATE OF locations ON jobs FOR EACH ROW EXECUTE FUNCTION join_job_locations();
--> statement-breakpoint
-- The audit log only grows.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
