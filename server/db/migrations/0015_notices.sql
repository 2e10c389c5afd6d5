CREATE TABLE `calendar_link` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_link_token` ON `calendar_link` (`token_hash`);--> statement-breakpoint
CREATE TABLE `mail` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`slot` text,
	`state` text NOT NULL,
	`created_at` text NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`first_tried_at` text,
	`owner` text,
	`lease_until` integer,
	`message_id` text,
	`problem` text,
	`ended_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_due` ON `mail` (`state`,`due_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `mail_slot` ON `mail` (`user_id`,`slot`);--> statement-breakpoint
CREATE TABLE `mail_choice` (
	`user_id` text NOT NULL,
	`group` text NOT NULL,
	`choice` text NOT NULL,
	PRIMARY KEY(`user_id`, `group`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reminder` (
	`key` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `draft` ADD `ready_by` text REFERENCES user(id);--> statement-breakpoint
ALTER TABLE `draft` ADD `ready_at` text;--> statement-breakpoint
ALTER TABLE `draft` ADD `ready_of` text;--> statement-breakpoint
ALTER TABLE `draft` ADD `ready_lapsed_at` text;--> statement-breakpoint
CREATE INDEX `draft_ready` ON `draft` (`organisation_id`,`ready_at`);--> statement-breakpoint
ALTER TABLE `notice` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `notice` ADD `reference` text;--> statement-breakpoint
ALTER TABLE `notice` ADD `mail_id` text REFERENCES mail(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `notice_mail` ON `notice` (`mail_id`);--> statement-breakpoint
ALTER TABLE `site` ADD `mails` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `submission_organisation_state` ON `submission` (`organisation_id`,`state`);