CREATE INDEX `jobs_kind` ON `jobs` (`kind`,`done_at`);--> statement-breakpoint
CREATE INDEX `goal_progress_of_goal` ON `goal_progress` (`goal_id`,`at`);--> statement-breakpoint
CREATE INDEX `payments_settled` ON `payments` (`status`,`settled_at`);--> statement-breakpoint
CREATE INDEX `refunds_created` ON `refunds` (`created_at`);--> statement-breakpoint
CREATE INDEX `reviews_user` ON `reviews` (`user_id`);--> statement-breakpoint
CREATE INDEX `session_files_author` ON `session_files` (`author_id`);--> statement-breakpoint
CREATE INDEX `session_notes_author` ON `session_notes` (`author_id`);--> statement-breakpoint
CREATE INDEX `thread_messages_author` ON `thread_messages` (`author_id`);--> statement-breakpoint
CREATE INDEX `thread_reads_user` ON `thread_reads` (`user_id`);