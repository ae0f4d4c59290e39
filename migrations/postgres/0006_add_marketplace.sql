CREATE TABLE "coach_application_drafts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"step" bigint NOT NULL,
	"form" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_application_files" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"form" text NOT NULL,
	"message" text,
	"decided_by" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"open_for" text
);
--> statement-breakpoint
CREATE TABLE "busy_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"coach_id" text NOT NULL,
	"url" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"id" text PRIMARY KEY NOT NULL,
	"feed_id" text NOT NULL,
	"coach_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_hours" (
	"coach_id" text NOT NULL,
	"weekday" bigint NOT NULL,
	"start" bigint NOT NULL,
	"end" bigint NOT NULL,
	CONSTRAINT "coach_hours_coach_id_weekday_start_pk" PRIMARY KEY("coach_id","weekday","start")
);
--> statement-breakpoint
CREATE TABLE "coach_languages" (
	"coach_id" text NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "coach_languages_coach_id_language_pk" PRIMARY KEY("coach_id","language")
);
--> statement-breakpoint
CREATE TABLE "coach_overrides" (
	"coach_id" text NOT NULL,
	"day" text NOT NULL,
	"openings" jsonb NOT NULL,
	CONSTRAINT "coach_overrides_coach_id_day_pk" PRIMARY KEY("coach_id","day")
);
--> statement-breakpoint
CREATE TABLE "coach_specialties" (
	"coach_id" text NOT NULL,
	"specialty" text NOT NULL,
	"place" bigint NOT NULL,
	CONSTRAINT "coach_specialties_coach_id_specialty_pk" PRIMARY KEY("coach_id","specialty")
);
--> statement-breakpoint
CREATE TABLE "coach_time_off" (
	"coach_id" text NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	CONSTRAINT "coach_time_off_coach_id_first_day_pk" PRIMARY KEY("coach_id","first_day")
);
--> statement-breakpoint
CREATE TABLE "coaches" (
	"id" text PRIMARY KEY NOT NULL,
	"search_key" bigint NOT NULL,
	"user_id" text,
	"headline" text NOT NULL,
	"bio" text NOT NULL,
	"story" text NOT NULL,
	"hourly_rate" bigint,
	"time_zone" text NOT NULL,
	"is_active" boolean NOT NULL,
	"verified_at" timestamp with time zone,
	"verified_what" jsonb,
	"rating" bigint DEFAULT 0 NOT NULL,
	"review_count" bigint DEFAULT 0 NOT NULL,
	"buffer_minutes" bigint DEFAULT 0 NOT NULL,
	"notice_minutes" bigint DEFAULT 120 NOT NULL,
	"horizon_days" bigint DEFAULT 60 NOT NULL,
	"most_per_day" bigint,
	"group_seats" bigint DEFAULT 5 NOT NULL,
	"to_have_ready" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"movement_id" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"payment_id" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"subject_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"key" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "booking_cells" (
	"coach_id" text NOT NULL,
	"cell" timestamp with time zone NOT NULL,
	"holder_id" text NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "booking_cells_coach_id_cell_pk" PRIMARY KEY("coach_id","cell")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_seats" (
	"group_id" text NOT NULL,
	"seat" bigint NOT NULL,
	"holder_id" text NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "group_seats_group_id_seat_pk" PRIMARY KEY("group_id","seat")
);
--> statement-breakpoint
CREATE TABLE "session_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"coach_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration" bigint NOT NULL,
	"seats" bigint NOT NULL,
	"title" text NOT NULL,
	"topic" text NOT NULL,
	"published_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"coach_id" text NOT NULL,
	"group_id" text,
	"starts_at" timestamp with time zone NOT NULL,
	"duration" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"asked_by" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"open_for" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"coach_id" text NOT NULL,
	"user_id" text NOT NULL,
	"stars" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text
);
--> statement-breakpoint
CREATE TABLE "session_files" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"author_id" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"author_id" text NOT NULL,
	"shared" boolean NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"place" bigint NOT NULL,
	"author_id" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"thread_id" text NOT NULL,
	"user_id" text NOT NULL,
	"place" bigint NOT NULL,
	CONSTRAINT "thread_reads_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" text PRIMARY KEY NOT NULL,
	"coach_id" text NOT NULL,
	"client_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "coach_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "group_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "session_type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "session_format" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "time_zone" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "notes" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "special_requests" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "price" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "currency" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "quote" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "created_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "no_show" text;--> statement-breakpoint
ALTER TABLE "coach_application_drafts" ADD CONSTRAINT "coach_application_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_application_files" ADD CONSTRAINT "coach_application_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_applications" ADD CONSTRAINT "coach_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_feeds" ADD CONSTRAINT "busy_feeds_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_feed_id_busy_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."busy_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_hours" ADD CONSTRAINT "coach_hours_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_languages" ADD CONSTRAINT "coach_languages_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_overrides" ADD CONSTRAINT "coach_overrides_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_specialties" ADD CONSTRAINT "coach_specialties_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_time_off" ADD CONSTRAINT "coach_time_off_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_cells" ADD CONSTRAINT "booking_cells_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_seats" ADD CONSTRAINT "group_seats_group_id_session_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."session_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_groups" ADD CONSTRAINT "session_groups_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_holds" ADD CONSTRAINT "booking_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_holds" ADD CONSTRAINT "booking_holds_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_moves" ADD CONSTRAINT "session_moves_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_files" ADD CONSTRAINT "session_files_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_files" ADD CONSTRAINT "session_files_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_notes" ADD CONSTRAINT "session_notes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_notes" ADD CONSTRAINT "session_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_application_files_user" ON "coach_application_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coach_applications_user" ON "coach_applications" USING btree ("user_id","submitted_at");--> statement-breakpoint
CREATE INDEX "coach_applications_status" ON "coach_applications" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_applications_open" ON "coach_applications" USING btree ("open_for");--> statement-breakpoint
CREATE INDEX "busy_feeds_coach" ON "busy_feeds" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "busy_times_coach" ON "busy_times" USING btree ("coach_id","starts_at");--> statement-breakpoint
CREATE INDEX "busy_times_feed" ON "busy_times" USING btree ("feed_id");--> statement-breakpoint
CREATE INDEX "coach_specialties_specialty" ON "coach_specialties" USING btree ("specialty","coach_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coaches_user" ON "coaches" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coaches_search_key" ON "coaches" USING btree ("search_key");--> statement-breakpoint
CREATE INDEX "coaches_by_rating" ON "coaches" USING btree ("is_active","rating","id");--> statement-breakpoint
CREATE INDEX "coaches_by_price" ON "coaches" USING btree ("is_active","hourly_rate","id");--> statement-breakpoint
CREATE INDEX "coaches_by_reviews" ON "coaches" USING btree ("is_active","review_count","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "ledger_entries_payment" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("movement_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_subject" ON "payments" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_ref" ON "payments" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key" ON "refunds" USING btree ("key");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "booking_cells_holder" ON "booking_cells" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "booking_cells_held" ON "booking_cells" USING btree ("held_until");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_user" ON "calendar_feeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_seats_holder" ON "group_seats" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "session_groups_coach" ON "session_groups" USING btree ("coach_id","starts_at");--> statement-breakpoint
CREATE INDEX "booking_holds_user" ON "booking_holds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "booking_holds_until" ON "booking_holds" USING btree ("until");--> statement-breakpoint
CREATE INDEX "session_moves_session" ON "session_moves" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_moves_open" ON "session_moves" USING btree ("open_for");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_session" ON "reviews" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "reviews_coach" ON "reviews" USING btree ("coach_id","created_at");--> statement-breakpoint
CREATE INDEX "session_files_session" ON "session_files" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_notes_session" ON "session_notes" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_messages_place" ON "thread_messages" USING btree ("thread_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_pair" ON "threads" USING btree ("coach_id","client_id");--> statement-breakpoint
CREATE INDEX "threads_client" ON "threads" USING btree ("client_id","last_at");--> statement-breakpoint
CREATE INDEX "threads_coach" ON "threads" USING btree ("coach_id","last_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_group_id_session_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."session_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_of_coach" ON "sessions" USING btree ("coach_id","scheduled_at");--> statement-breakpoint
CREATE INDEX "sessions_of_group" ON "sessions" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "sessions_by_status" ON "sessions" USING btree ("status","scheduled_at");