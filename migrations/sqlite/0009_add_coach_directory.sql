CREATE TABLE `coach_directory` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
