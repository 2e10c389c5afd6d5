CREATE TABLE `table_code` (
	`id` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`number` integer NOT NULL,
	`code` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `gaming_table`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `table_code_number` ON `table_code` (`table_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `table_code_code` ON `table_code` (`code`);--> statement-breakpoint
ALTER TABLE `table_day` ADD `wins` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `table_day` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `table_day` ADD `key_id` text REFERENCES results_key(id);--> statement-breakpoint
CREATE TRIGGER `table_code_never_updated` BEFORE UPDATE ON `table_code`
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `table_code_never_deleted` BEFORE DELETE ON `table_code`
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `table_code_never_replaced` BEFORE INSERT ON `table_code`
WHEN EXISTS (SELECT 1 FROM `table_code` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 'the history of a table is only added to'); END;
--> statement-breakpoint
-- A key is revoked once and for good, and is otherwise what it was when it was made.
CREATE TRIGGER `results_key_only_revoked` BEFORE UPDATE ON `results_key`
WHEN NEW.`id` IS NOT OLD.`id` OR NEW.`organisation_id` IS NOT OLD.`organisation_id` OR NEW.`name` IS NOT OLD.`name`
  OR NEW.`hash` IS NOT OLD.`hash` OR NEW.`created_at` IS NOT OLD.`created_at` OR NEW.`created_by` IS NOT OLD.`created_by`
  OR (OLD.`revoked_at` IS NOT NULL AND NEW.`revoked_at` IS NOT OLD.`revoked_at`)
BEGIN SELECT RAISE(ABORT, 'a key for results is only revoked'); END;
--> statement-breakpoint
CREATE TRIGGER `results_key_never_deleted` BEFORE DELETE ON `results_key`
BEGIN SELECT RAISE(ABORT, 'a key for results is only revoked'); END;
