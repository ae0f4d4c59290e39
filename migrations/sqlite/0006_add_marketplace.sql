CREATE TABLE `coach_application_drafts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`step` integer NOT NULL,
	`form` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `coach_application_files` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`media_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `coach_application_files_user` ON `coach_application_files` (`user_id`);--> statement-breakpoint
CREATE TABLE `coach_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`form` text NOT NULL,
	`message` text,
	`decided_by` text,
	`submitted_at` integer NOT NULL,
	`decided_at` integer,
	`open_for` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `coach_applications_user` ON `coach_applications` (`user_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `coach_applications_status` ON `coach_applications` (`status`,`submitted_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `coach_applications_open` ON `coach_applications` (`open_for`);--> statement-breakpoint
CREATE TABLE `busy_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`coach_id` text NOT NULL,
	`url` text NOT NULL,
	`added_at` integer NOT NULL,
	`read_at` integer,
	`problem` text,
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `busy_feeds_coach` ON `busy_feeds` (`coach_id`);--> statement-breakpoint
CREATE TABLE `busy_times` (
	`id` text PRIMARY KEY NOT NULL,
	`feed_id` text NOT NULL,
	`coach_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`feed_id`) REFERENCES `busy_feeds`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `busy_times_coach` ON `busy_times` (`coach_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `busy_times_feed` ON `busy_times` (`feed_id`);--> statement-breakpoint
CREATE TABLE `coach_hours` (
	`coach_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`start` integer NOT NULL,
	`end` integer NOT NULL,
	PRIMARY KEY(`coach_id`, `weekday`, `start`),
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `coach_languages` (
	`coach_id` text NOT NULL,
	`language` text NOT NULL,
	PRIMARY KEY(`coach_id`, `language`),
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `coach_overrides` (
	`coach_id` text NOT NULL,
	`day` text NOT NULL,
	`openings` text NOT NULL,
	PRIMARY KEY(`coach_id`, `day`),
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `coach_specialties` (
	`coach_id` text NOT NULL,
	`specialty` text NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`coach_id`, `specialty`),
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `coach_specialties_specialty` ON `coach_specialties` (`specialty`,`coach_id`);--> statement-breakpoint
CREATE TABLE `coach_time_off` (
	`coach_id` text NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	PRIMARY KEY(`coach_id`, `first_day`),
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `coaches` (
	`id` text PRIMARY KEY NOT NULL,
	`search_key` integer NOT NULL,
	`user_id` text,
	`headline` text NOT NULL,
	`bio` text NOT NULL,
	`story` text NOT NULL,
	`hourly_rate` integer,
	`time_zone` text NOT NULL,
	`is_active` integer NOT NULL,
	`verified_at` integer,
	`verified_what` text,
	`rating` integer DEFAULT 0 NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`buffer_minutes` integer DEFAULT 0 NOT NULL,
	`notice_minutes` integer DEFAULT 120 NOT NULL,
	`horizon_days` integer DEFAULT 60 NOT NULL,
	`most_per_day` integer,
	`group_seats` integer DEFAULT 5 NOT NULL,
	`to_have_ready` text DEFAULT '' NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coaches_user` ON `coaches` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `coaches_search_key` ON `coaches` (`search_key`);--> statement-breakpoint
CREATE INDEX `coaches_by_rating` ON `coaches` (`is_active`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `coaches_by_price` ON `coaches` (`is_active`,`hourly_rate`,`id`);--> statement-breakpoint
CREATE INDEX `coaches_by_reviews` ON `coaches` (`is_active`,`review_count`,`id`);--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`movement_id` text NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`payment_id` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ledger_entries_account` ON `ledger_entries` (`account`,`at`);--> statement-breakpoint
CREATE INDEX `ledger_entries_payment` ON `ledger_entries` (`payment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_once` ON `ledger_entries` (`movement_id`,`account`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`subject_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`provider` text NOT NULL,
	`provider_ref` text,
	`problem` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_subject` ON `payments` (`subject_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_provider_ref` ON `payments` (`provider`,`provider_ref`);--> statement-breakpoint
CREATE INDEX `payments_user` ON `payments` (`user_id`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`key` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_key` ON `refunds` (`key`);--> statement-breakpoint
CREATE INDEX `refunds_payment` ON `refunds` (`payment_id`);--> statement-breakpoint
CREATE TABLE `booking_cells` (
	`coach_id` text NOT NULL,
	`cell` integer NOT NULL,
	`holder_id` text NOT NULL,
	`held_until` integer,
	PRIMARY KEY(`coach_id`, `cell`),
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `booking_cells_holder` ON `booking_cells` (`holder_id`);--> statement-breakpoint
CREATE INDEX `booking_cells_held` ON `booking_cells` (`held_until`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_user` ON `calendar_feeds` (`user_id`);--> statement-breakpoint
CREATE TABLE `group_seats` (
	`group_id` text NOT NULL,
	`seat` integer NOT NULL,
	`holder_id` text NOT NULL,
	`held_until` integer,
	PRIMARY KEY(`group_id`, `seat`),
	FOREIGN KEY (`group_id`) REFERENCES `session_groups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `group_seats_holder` ON `group_seats` (`holder_id`);--> statement-breakpoint
CREATE TABLE `session_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`coach_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`duration` integer NOT NULL,
	`seats` integer NOT NULL,
	`title` text NOT NULL,
	`topic` text NOT NULL,
	`published_at` integer,
	`cancelled_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `session_groups_coach` ON `session_groups` (`coach_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `booking_holds` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`coach_id` text NOT NULL,
	`group_id` text,
	`starts_at` integer NOT NULL,
	`duration` integer NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `booking_holds_user` ON `booking_holds` (`user_id`);--> statement-breakpoint
CREATE INDEX `booking_holds_until` ON `booking_holds` (`until`);--> statement-breakpoint
CREATE TABLE `session_moves` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`asked_by` text NOT NULL,
	`starts_at` integer NOT NULL,
	`status` text NOT NULL,
	`open_for` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_moves_session` ON `session_moves` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `session_moves_open` ON `session_moves` (`open_for`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`coach_id` text NOT NULL,
	`user_id` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`answer` text,
	`answered_at` integer,
	`hidden_at` integer,
	`hidden_reason` text,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_session` ON `reviews` (`session_id`);--> statement-breakpoint
CREATE INDEX `reviews_coach` ON `reviews` (`coach_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `session_files` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`author_id` text NOT NULL,
	`name` text NOT NULL,
	`media_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_files_session` ON `session_files` (`session_id`);--> statement-breakpoint
CREATE TABLE `session_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`author_id` text NOT NULL,
	`shared` integer NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_notes_session` ON `session_notes` (`session_id`);--> statement-breakpoint
CREATE TABLE `thread_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL,
	`place` integer NOT NULL,
	`author_id` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `thread_messages_place` ON `thread_messages` (`thread_id`,`place`);--> statement-breakpoint
CREATE TABLE `thread_reads` (
	`thread_id` text NOT NULL,
	`user_id` text NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`thread_id`, `user_id`),
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `threads` (
	`id` text PRIMARY KEY NOT NULL,
	`coach_id` text NOT NULL,
	`client_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `threads_pair` ON `threads` (`coach_id`,`client_id`);--> statement-breakpoint
CREATE INDEX `threads_client` ON `threads` (`client_id`,`last_at`);--> statement-breakpoint
CREATE INDEX `threads_coach` ON `threads` (`coach_id`,`last_at`);--> statement-breakpoint
-- No booking could be made before: the table is empty, and SQLite adds no required column to a table that stands.
DROP TABLE `sessions`;--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`coach_id` text NOT NULL,
	`group_id` text,
	`session_type` text NOT NULL,
	`session_format` text NOT NULL,
	`scheduled_at` integer NOT NULL,
	`duration` integer NOT NULL,
	`time_zone` text NOT NULL,
	`status` text NOT NULL,
	`notes` text NOT NULL,
	`special_requests` text NOT NULL,
	`price` integer NOT NULL,
	`currency` text NOT NULL,
	`quote` text NOT NULL,
	`held_until` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`ended_by` text,
	`no_show` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`group_id`) REFERENCES `session_groups`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_of_user` ON `sessions` (`user_id`,`scheduled_at`);--> statement-breakpoint
CREATE INDEX `sessions_of_coach` ON `sessions` (`coach_id`,`scheduled_at`);--> statement-breakpoint
CREATE INDEX `sessions_of_group` ON `sessions` (`group_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_status` ON `sessions` (`status`,`scheduled_at`);