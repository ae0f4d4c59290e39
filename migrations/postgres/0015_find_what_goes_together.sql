CREATE INDEX "jobs_kind" ON "jobs" USING btree ("kind","done_at");--> statement-breakpoint
CREATE INDEX "goal_progress_of_goal" ON "goal_progress" USING btree ("goal_id","at");--> statement-breakpoint
CREATE INDEX "payments_settled" ON "payments" USING btree ("status","settled_at");--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_files_author" ON "session_files" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "session_notes_author" ON "session_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "thread_messages_author" ON "thread_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "thread_reads_user" ON "thread_reads" USING btree ("user_id");