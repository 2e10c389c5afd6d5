CREATE TABLE `attached` (
	`id` text PRIMARY KEY NOT NULL,
	`attachment_id` text NOT NULL,
	`subject` text NOT NULL,
	`part` text NOT NULL,
	`of` text NOT NULL,
	`number` integer NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	FOREIGN KEY (`attachment_id`) REFERENCES `attachment`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attached_once` ON `attached` (`subject`,`part`,`of`,`attachment_id`);--> statement-breakpoint
CREATE INDEX `attached_attachment` ON `attached` (`attachment_id`);--> statement-breakpoint
CREATE TABLE `attachment` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`hash` text NOT NULL,
	`size` integer NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attachment_once` ON `attachment` (`organisation_id`,`hash`,`name`);--> statement-breakpoint
CREATE INDEX `attachment_hash` ON `attachment` (`hash`);
--> statement-breakpoint
CREATE TRIGGER `attachment_never_updated` BEFORE UPDATE ON `attachment`
BEGIN SELECT RAISE(ABORT, 'what is known of a file is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `attachment_stays_attached` BEFORE DELETE ON `attachment`
WHEN EXISTS (SELECT 1 FROM `attached` WHERE `attachment_id` = OLD.`id`)
BEGIN SELECT RAISE(ABORT, 'a file that belongs to something is never removed'); END;
--> statement-breakpoint
CREATE TRIGGER `attachment_never_replaced` BEFORE INSERT ON `attachment`
WHEN EXISTS (SELECT 1 FROM `attachment` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 'what is known of a file is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `attached_never_updated` BEFORE UPDATE ON `attached`
BEGIN SELECT RAISE(ABORT, 'what a file belongs to is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `attached_never_deleted` BEFORE DELETE ON `attached`
BEGIN SELECT RAISE(ABORT, 'what a file belongs to is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `attached_never_replaced` BEFORE INSERT ON `attached`
WHEN EXISTS (SELECT 1 FROM `attached` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 'what a file belongs to is never replaced'); END;
