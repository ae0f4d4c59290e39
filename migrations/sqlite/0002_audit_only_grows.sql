-- The audit log only grows; its words (audit_details) may be erased, its entries may not. A migration that ever
-- rebuilds audit_entries has to make these again.
CREATE TRIGGER `audit_entries_no_update` BEFORE UPDATE ON `audit_entries`
BEGIN
	SELECT RAISE(ABORT, 'The audit log is only ever added to.');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_entries_no_delete` BEFORE DELETE ON `audit_entries`
BEGIN
	SELECT RAISE(ABORT, 'The audit log is only ever added to.');
END;
