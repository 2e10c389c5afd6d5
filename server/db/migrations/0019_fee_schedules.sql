CREATE TABLE `fee_schedule` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`name` text NOT NULL,
	`rulebook` text NOT NULL,
	`group_id` text NOT NULL,
	`kind` text NOT NULL,
	`line` integer NOT NULL,
	`revision` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `fee_schedule_organisation` ON `fee_schedule` (`organisation_id`);--> statement-breakpoint
CREATE TABLE `fee_schedule_version` (
	`schedule_id` text NOT NULL,
	`revision` integer NOT NULL,
	`name` text NOT NULL,
	`in_force_from` text,
	`rows` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	PRIMARY KEY(`schedule_id`, `revision`),
	FOREIGN KEY (`schedule_id`) REFERENCES `fee_schedule`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
-- Each save of a schedule is a version that stays as it was saved.
CREATE TRIGGER `fee_schedule_version_never_updated` BEFORE UPDATE ON `fee_schedule_version`
BEGIN SELECT RAISE(ABORT, 'a version of a schedule is never changed'); END;
