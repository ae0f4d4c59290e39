CREATE TABLE `key_checks` (
	`key_id` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL
);
