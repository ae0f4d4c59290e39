CREATE TABLE "currency_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"date" text NOT NULL,
	"rates" jsonb NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "currency_rates_newest" ON "currency_rates" USING btree ("date","loaded_at");