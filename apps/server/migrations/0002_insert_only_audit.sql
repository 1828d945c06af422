CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Audit records are kept as they were written: % on "audit" is refused.', TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_is_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
