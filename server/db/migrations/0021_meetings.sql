CREATE TABLE `meeting` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`rulebook` text NOT NULL,
	`name` text NOT NULL,
	`venue` text NOT NULL,
	`day` text NOT NULL,
	`card` text NOT NULL,
	`results` text NOT NULL,
	`staked` text NOT NULL,
	`revision` integer NOT NULL,
	`settlements` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `meeting_organisation` ON `meeting` (`organisation_id`);--> statement-breakpoint
CREATE TABLE `meeting_resettlement` (
	`meeting_id` text NOT NULL,
	`number` integer NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`equal` integer NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`meeting_id`) REFERENCES `meeting`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `meeting_resettlement_of` ON `meeting_resettlement` (`meeting_id`,`number`);--> statement-breakpoint
CREATE TABLE `meeting_settlement` (
	`meeting_id` text NOT NULL,
	`number` integer NOT NULL,
	`revision` integer NOT NULL,
	`given` blob NOT NULL,
	`data` text NOT NULL,
	`hash` text NOT NULL,
	`why` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	PRIMARY KEY(`meeting_id`, `number`),
	FOREIGN KEY (`meeting_id`) REFERENCES `meeting`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `meeting_stakes` (
	`meeting_id` text PRIMARY KEY NOT NULL,
	`stakes` text NOT NULL,
	FOREIGN KEY (`meeting_id`) REFERENCES `meeting`(`id`) ON UPDATE no action ON DELETE cascade
);


--> statement-breakpoint
-- What was settled and what came of it stays as it was.
CREATE TRIGGER `meeting_settlement_never_updated` BEFORE UPDATE ON `meeting_settlement`
BEGIN SELECT RAISE(ABORT, 'a settlement is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `meeting_settlement_never_deleted` BEFORE DELETE ON `meeting_settlement`
BEGIN SELECT RAISE(ABORT, 'a settlement is never removed'); END;
--> statement-breakpoint
CREATE TRIGGER `meeting_resettlement_never_updated` BEFORE UPDATE ON `meeting_resettlement`
BEGIN SELECT RAISE(ABORT, 'a settlement is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `meeting_resettlement_never_deleted` BEFORE DELETE ON `meeting_resettlement`
BEGIN SELECT RAISE(ABORT, 'a settlement is never removed'); END;
