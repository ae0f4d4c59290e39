CREATE TABLE "coach_directory" (
	"id" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
