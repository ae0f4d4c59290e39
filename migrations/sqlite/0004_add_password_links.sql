CREATE TABLE `password_links` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_links_user` ON `password_links` (`user_id`);--> statement-breakpoint
CREATE TABLE `deleted_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`deleted_at` integer NOT NULL
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`password_hash` text,
	`role` text DEFAULT 'client' NOT NULL,
	`profile_image_url` text,
	`time_zone` text,
	`currency` text DEFAULT 'USD' NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL,
	`trial_ends_at` integer,
	`created_at` integer NOT NULL,
	`blocked_at` integer
);
--> statement-breakpoint
INSERT INTO `__new_users`("id", "email", "email_verified_at", "first_name", "last_name", "password_hash", "role", "profile_image_url", "time_zone", "currency", "locale", "trial_ends_at", "created_at", "blocked_at") SELECT "id", "email", "email_verified_at", "first_name", "last_name", "password_hash", "role", "profile_image_url", "time_zone", "currency", "locale", "trial_ends_at", "created_at", "blocked_at" FROM `users`;--> statement-breakpoint
DROP TABLE `users`;--> statement-breakpoint
ALTER TABLE `__new_users` RENAME TO `users`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
ALTER TABLE `email_links` ADD `purpose` text DEFAULT 'verify' NOT NULL;