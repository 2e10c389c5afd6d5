CREATE TABLE `job_piece` (
	`job_id` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`job_id`, `key`),
	FOREIGN KEY (`job_id`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `job` ADD `deaths` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `job` ADD `alone_piece` text;--> statement-breakpoint
ALTER TABLE `job` ADD `died_piece` text;--> statement-breakpoint
ALTER TABLE `job` ADD `died_times` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `job` ADD `seconds` real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `job` ADD `turn_at` text;--> statement-breakpoint
CREATE INDEX `job_turn` ON `job` (`organisation_id`,`turn_at`);--> statement-breakpoint
CREATE INDEX `job_maker_turn` ON `job` (`created_by`,`turn_at`);--> statement-breakpoint
-- Computations that belonged to nobody: whoever waits for one asks again, under an organisation's name.
UPDATE `job` SET `state` = 'cancelled', `doing` = 'Cancelled' WHERE `organisation_id` IS NULL AND `state` IN ('queued', 'running');
