CREATE TABLE `study` (
	`key` text PRIMARY KEY NOT NULL,
	`round` text NOT NULL,
	`study` text NOT NULL,
	`settings` text NOT NULL,
	`engine` text NOT NULL,
	`value` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `study_round` ON `study` (`round`);