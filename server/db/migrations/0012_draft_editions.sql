CREATE TABLE `draft_edition` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`rulebook` text NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`revision` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `draft_edition_organisation` ON `draft_edition` (`organisation_id`);