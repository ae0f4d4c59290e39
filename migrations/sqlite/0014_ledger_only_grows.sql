-- The books only grow: what was wrong is set right by a further movement. A migration that ever rebuilds
-- ledger_entries has to make these again.
CREATE TRIGGER `ledger_entries_no_update` BEFORE UPDATE ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'The books are only ever added to.');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_no_delete` BEFORE DELETE ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'The books are only ever added to.');
END;
