CREATE TABLE `edition_trial` (
	`draft_id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`result` text NOT NULL,
	FOREIGN KEY (`draft_id`) REFERENCES `draft_edition`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `edition_effect` (
	`edition` text NOT NULL,
	`submission_id` text NOT NULL,
	`effect` text NOT NULL,
	PRIMARY KEY(`edition`, `submission_id`),
	FOREIGN KEY (`edition`) REFERENCES `published_edition`(`hash`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submission`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `published_edition` (
	`content` text NOT NULL,
	`hash` text PRIMARY KEY NOT NULL,
	`rulebook` text NOT NULL,
	`edition` text NOT NULL,
	`valid_from` text NOT NULL,
	`previous` text,
	`difference` text NOT NULL,
	`organisation_id` text NOT NULL,
	`published_by` text NOT NULL,
	`proposed_by` text,
	`published_at` text NOT NULL,
	`draft` text NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`published_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proposed_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `published_edition_from` ON `published_edition` (`rulebook`,`valid_from`);--> statement-breakpoint
ALTER TABLE `draft_edition` ADD `proposed_by` text REFERENCES user(id);--> statement-breakpoint
ALTER TABLE `draft_edition` ADD `proposed_at` text;--> statement-breakpoint
ALTER TABLE `draft_edition` ADD `proposed_revision` integer;--> statement-breakpoint
ALTER TABLE `submission` ADD `edition` text;
--> statement-breakpoint
-- A published edition stays as it was published, and the next one begins after it.
CREATE TRIGGER `published_edition_never_updated` BEFORE UPDATE ON `published_edition`
BEGIN SELECT RAISE(ABORT, 'a published edition is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `published_edition_never_deleted` BEFORE DELETE ON `published_edition`
BEGIN SELECT RAISE(ABORT, 'a published edition is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `published_edition_never_replaced` BEFORE INSERT ON `published_edition`
WHEN EXISTS (SELECT 1 FROM `published_edition` WHERE `hash` = NEW.`hash` OR (`rulebook` = NEW.`rulebook` AND `valid_from` >= NEW.`valid_from`))
BEGIN SELECT RAISE(ABORT, 'an edition begins after every earlier one'); END;
--> statement-breakpoint
CREATE TRIGGER `published_edition_not_backdated` BEFORE INSERT ON `published_edition`
WHEN NEW.`valid_from` <= substr(NEW.`published_at`, 1, 10)
BEGIN SELECT RAISE(ABORT, 'an edition begins after the day on which it is published'); END;
--> statement-breakpoint
CREATE TRIGGER `edition_effect_never_updated` BEFORE UPDATE ON `edition_effect`
BEGIN SELECT RAISE(ABORT, 'what an edition meant is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `edition_effect_never_deleted` BEFORE DELETE ON `edition_effect`
BEGIN SELECT RAISE(ABORT, 'what an edition meant is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `submission_stays_under_its_edition` BEFORE UPDATE OF `edition` ON `submission`
BEGIN SELECT RAISE(ABORT, 'a frozen submission is never changed'); END;
