ALTER TABLE "threads" DROP CONSTRAINT "threads_client_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "threads" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;