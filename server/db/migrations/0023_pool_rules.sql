CREATE TABLE `pool_filing` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`version` integer NOT NULL,
	`organisation_id` text NOT NULL,
	`rulebook` text NOT NULL,
	`hash` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`state` text NOT NULL,
	`revision` integer NOT NULL,
	`updated_at` text NOT NULL,
	`submitted_at` text,
	`rules_id` text NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`rules_id`,`version`) REFERENCES `pool_rules_version`(`rules_id`,`revision`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pool_filing_number` ON `pool_filing` (`organisation_id`,`number`);--> statement-breakpoint
CREATE INDEX `pool_filing_rules` ON `pool_filing` (`rules_id`);--> statement-breakpoint
CREATE TABLE `pool_filing_act` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`revision` integer NOT NULL,
	`act` text NOT NULL,
	`by` text NOT NULL,
	`at` text NOT NULL,
	`text` text NOT NULL,
	`of` text,
	`decision` text,
	`sealed` text,
	FOREIGN KEY (`submission_id`) REFERENCES `pool_filing`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pool_filing_act_ordinal` ON `pool_filing_act` (`submission_id`,`ordinal`);--> statement-breakpoint
CREATE TABLE `pool_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`name` text NOT NULL,
	`rulebook` text NOT NULL,
	`revision` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `pool_rules_organisation` ON `pool_rules` (`organisation_id`);--> statement-breakpoint
CREATE TABLE `pool_rules_version` (
	`rules_id` text NOT NULL,
	`revision` integer NOT NULL,
	`name` text NOT NULL,
	`in_force_from` text,
	`content` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	PRIMARY KEY(`rules_id`, `revision`),
	FOREIGN KEY (`rules_id`) REFERENCES `pool_rules`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `meeting_settlement` ADD `rules` text;
--> statement-breakpoint
-- Each save of pool rules is a version that stays as it was saved.
CREATE TRIGGER `pool_rules_version_never_updated` BEFORE UPDATE ON `pool_rules_version`
BEGIN SELECT RAISE(ABORT, 'a version of pool rules is never changed'); END;
--> statement-breakpoint
-- A submission of pool rules moves along the machine of `server/vocabulary/life/filings.ts` and no other way; a test compares the two.
CREATE TRIGGER `pool_filing_moves_by_steps` BEFORE UPDATE OF `state` ON `pool_filing`
WHEN NEW.`state` IS NOT OLD.`state` AND (OLD.`state` || ' > ' || NEW.`state`) NOT IN (
  'frozen > submitted',
  'frozen > withdrawn',
  'in-review > approved',
  'in-review > questioned',
  'in-review > refused',
  'in-review > withdrawn',
  'questioned > in-review',
  'questioned > refused',
  'questioned > withdrawn',
  'submitted > in-review',
  'submitted > withdrawn'
)
BEGIN SELECT RAISE(ABORT, 'no step leads from that state to this one'); END;
--> statement-breakpoint
CREATE TRIGGER `pool_filing_begins_frozen` BEFORE INSERT ON `pool_filing`
WHEN NEW.`state` <> 'frozen'
BEGIN SELECT RAISE(ABORT, 'a submission of pool rules begins frozen'); END;
--> statement-breakpoint
CREATE TRIGGER `pool_filing_stays_as_prepared` BEFORE UPDATE OF `id`, `number`, `rules_id`, `version`, `organisation_id`, `rulebook`, `hash`, `at`, `by` ON `pool_filing`
BEGIN SELECT RAISE(ABORT, 'what was prepared is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `pool_filing_submitted_once` BEFORE UPDATE OF `submitted_at` ON `pool_filing`
WHEN OLD.`submitted_at` IS NOT NULL AND NEW.`submitted_at` IS NOT OLD.`submitted_at`
BEGIN SELECT RAISE(ABORT, 'it was submitted once'); END;
--> statement-breakpoint
CREATE TRIGGER `pool_filing_never_deleted` BEFORE DELETE ON `pool_filing`
BEGIN SELECT RAISE(ABORT, 'a submission of pool rules is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `pool_filing_never_replaced` BEFORE INSERT ON `pool_filing`
WHEN EXISTS (SELECT 1 FROM `pool_filing` WHERE `id` = NEW.`id` OR (`organisation_id` = NEW.`organisation_id` AND `number` = NEW.`number`))
BEGIN SELECT RAISE(ABORT, 'a submission of pool rules is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `pool_filing_act_never_updated` BEFORE UPDATE ON `pool_filing_act`
BEGIN SELECT RAISE(ABORT, 'what was done with a submission of pool rules is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `pool_filing_act_never_deleted` BEFORE DELETE ON `pool_filing_act`
BEGIN SELECT RAISE(ABORT, 'what was done with a submission of pool rules is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `pool_filing_act_never_replaced` BEFORE INSERT ON `pool_filing_act`
WHEN EXISTS (SELECT 1 FROM `pool_filing_act` WHERE `id` = NEW.`id` OR (`submission_id` = NEW.`submission_id` AND `ordinal` = NEW.`ordinal`))
BEGIN SELECT RAISE(ABORT, 'what was done with a submission of pool rules is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `pool_rules_submitted_stay` BEFORE DELETE ON `pool_rules`
WHEN EXISTS (SELECT 1 FROM `pool_filing` WHERE `rules_id` = OLD.`id`)
BEGIN SELECT RAISE(ABORT, 'pool rules that were prepared for submission are never removed'); END;
--> statement-breakpoint
CREATE TRIGGER `pool_rules_stay_of_their_book` BEFORE UPDATE OF `rulebook` ON `pool_rules`
BEGIN SELECT RAISE(ABORT, 'pool rules stay those of the rulebook that they were begun for'); END;
