PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_threads` (
	`id` text PRIMARY KEY NOT NULL,
	`coach_id` text NOT NULL,
	`client_id` text,
	`created_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_threads`("id", "coach_id", "client_id", "created_at", "last_at") SELECT "id", "coach_id", "client_id", "created_at", "last_at" FROM `threads`;--> statement-breakpoint
DROP TABLE `threads`;--> statement-breakpoint
ALTER TABLE `__new_threads` RENAME TO `threads`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `threads_pair` ON `threads` (`coach_id`,`client_id`);--> statement-breakpoint
CREATE INDEX `threads_client` ON `threads` (`client_id`,`last_at`);--> statement-breakpoint
CREATE INDEX `threads_coach` ON `threads` (`coach_id`,`last_at`);