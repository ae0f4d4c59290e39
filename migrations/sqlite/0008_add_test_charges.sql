CREATE TABLE `test_charges` (
	`ref` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`problem` text,
	`refunds` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `test_charges_reference` ON `test_charges` (`reference`);