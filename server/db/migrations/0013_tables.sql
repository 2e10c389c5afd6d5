CREATE TABLE `gaming_table` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`name` text NOT NULL,
	`premises` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gaming_table_name` ON `gaming_table` (`organisation_id`,`premises`,`name`);--> statement-breakpoint
CREATE TABLE `results_key` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`revoked_at` text,
	`used_at` text,
	FOREIGN KEY (`organisation_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `results_key_hash` ON `results_key` (`hash`);--> statement-breakpoint
CREATE TABLE `table_day` (
	`id` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`day` text NOT NULL,
	`version` integer NOT NULL,
	`submission_id` text NOT NULL,
	`currency` text NOT NULL,
	`rounds` integer NOT NULL,
	`win` integer NOT NULL,
	`jackpots` integer NOT NULL,
	`handles` text NOT NULL,
	`file` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `gaming_table`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submission`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `table_day_version` ON `table_day` (`table_id`,`day`,`version`);--> statement-breakpoint
CREATE INDEX `table_day_submission` ON `table_day` (`submission_id`,`day`);--> statement-breakpoint
CREATE TABLE `table_offer` (
	`id` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`number` integer NOT NULL,
	`from` text NOT NULL,
	`submission_id` text,
	`limits` text,
	`at` text NOT NULL,
	`by` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `gaming_table`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submission`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `table_offer_number` ON `table_offer` (`table_id`,`number`);--> statement-breakpoint
CREATE TABLE `table_sign` (
	`id` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`number` integer NOT NULL,
	`submission_id` text,
	`at` text NOT NULL,
	`by` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `gaming_table`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submission`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `table_sign_number` ON `table_sign` (`table_id`,`number`);--> statement-breakpoint
-- What was on a table, what it displayed and what it reported is only added to.
CREATE TRIGGER `gaming_table_never_updated` BEFORE UPDATE ON `gaming_table`
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `gaming_table_never_deleted` BEFORE DELETE ON `gaming_table`
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `gaming_table_never_replaced` BEFORE INSERT ON `gaming_table`
WHEN EXISTS (SELECT 1 FROM `gaming_table` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `table_offer_never_updated` BEFORE UPDATE ON `table_offer`
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `table_offer_never_deleted` BEFORE DELETE ON `table_offer`
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `table_offer_never_replaced` BEFORE INSERT ON `table_offer`
WHEN EXISTS (SELECT 1 FROM `table_offer` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `table_sign_never_updated` BEFORE UPDATE ON `table_sign`
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `table_sign_never_deleted` BEFORE DELETE ON `table_sign`
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `table_sign_never_replaced` BEFORE INSERT ON `table_sign`
WHEN EXISTS (SELECT 1 FROM `table_sign` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `table_day_never_updated` BEFORE UPDATE ON `table_day`
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `table_day_never_deleted` BEFORE DELETE ON `table_day`
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `table_day_never_replaced` BEFORE INSERT ON `table_day`
WHEN EXISTS (SELECT 1 FROM `table_day` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
