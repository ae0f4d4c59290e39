CREATE TABLE `currency_rates` (
	`id` text PRIMARY KEY NOT NULL,
	`date` text NOT NULL,
	`rates` text NOT NULL,
	`loaded_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `currency_rates_newest` ON `currency_rates` (`date`,`loaded_at`);