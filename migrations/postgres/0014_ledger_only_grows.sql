-- The books only grow: what was wrong is set right by a further movement.
CREATE FUNCTION "ledger_entries_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The books are only ever added to.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_no_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_entries_refuse"();
