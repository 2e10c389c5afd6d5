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
	`head` text NOT NULL,
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
--> statement-breakpoint
CREATE TRIGGER `meeting_settlement_never_replaced` BEFORE INSERT ON `meeting_settlement`
WHEN EXISTS (SELECT 1 FROM `meeting_settlement` WHERE `meeting_id` = NEW.`meeting_id` AND `number` = NEW.`number`)
BEGIN SELECT RAISE(ABORT, 'a settlement is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `meeting_resettlement_never_replaced` BEFORE INSERT ON `meeting_resettlement`
WHEN EXISTS (SELECT 1 FROM `meeting_resettlement` WHERE `rowid` = NEW.`rowid`)
BEGIN SELECT RAISE(ABORT, 'a settlement is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `meeting_never_replaced` BEFORE INSERT ON `meeting`
WHEN EXISTS (SELECT 1 FROM `meeting` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 'a meeting is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `meeting_settled_stays` BEFORE DELETE ON `meeting`
WHEN OLD.`settlements` > 0
BEGIN SELECT RAISE(ABORT, 'a meeting that was settled is never removed'); END;
--> statement-breakpoint
CREATE TRIGGER `meeting_settlements_only_grow` BEFORE UPDATE OF `settlements` ON `meeting`
WHEN NEW.`settlements` < OLD.`settlements`
BEGIN SELECT RAISE(ABORT, 'a settlement is never taken back'); END;
--> statement-breakpoint
CREATE TRIGGER `meeting_stays_its_organisations` BEFORE UPDATE OF `id`, `organisation_id`, `rulebook`, `created_at` ON `meeting`
BEGIN SELECT RAISE(ABORT, 'a meeting stays of its organisation and of its rules'); END;
