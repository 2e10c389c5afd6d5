CREATE TABLE `solution` (
	`key` text PRIMARY KEY NOT NULL,
	`engine` text NOT NULL,
	`value` text NOT NULL,
	`created_at` text NOT NULL
);
