CREATE TABLE `fee_submission` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`schedule_id` text NOT NULL,
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
	FOREIGN KEY (`organisation_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`schedule_id`,`version`) REFERENCES `fee_schedule_version`(`schedule_id`,`revision`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fee_submission_number` ON `fee_submission` (`organisation_id`,`number`);--> statement-breakpoint
CREATE INDEX `fee_submission_schedule` ON `fee_submission` (`schedule_id`);--> statement-breakpoint
CREATE TABLE `fee_submission_act` (
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
	FOREIGN KEY (`submission_id`) REFERENCES `fee_submission`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fee_submission_act_ordinal` ON `fee_submission_act` (`submission_id`,`ordinal`);
--> statement-breakpoint
-- A submission of fees moves along the machine of `server/vocabulary/life/fee-submissions.ts` and no other way; a test compares the two.
CREATE TRIGGER `fee_submission_moves_by_steps` BEFORE UPDATE OF `state` ON `fee_submission`
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
CREATE TRIGGER `fee_submission_begins_frozen` BEFORE INSERT ON `fee_submission`
WHEN NEW.`state` <> 'frozen'
BEGIN SELECT RAISE(ABORT, 'a submission of fees begins frozen'); END;
--> statement-breakpoint
CREATE TRIGGER `fee_submission_stays_as_prepared` BEFORE UPDATE OF `id`, `number`, `schedule_id`, `version`, `organisation_id`, `rulebook`, `hash`, `at`, `by` ON `fee_submission`
BEGIN SELECT RAISE(ABORT, 'what was prepared is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `fee_submission_submitted_once` BEFORE UPDATE OF `submitted_at` ON `fee_submission`
WHEN OLD.`submitted_at` IS NOT NULL AND NEW.`submitted_at` IS NOT OLD.`submitted_at`
BEGIN SELECT RAISE(ABORT, 'it was submitted once'); END;
--> statement-breakpoint
CREATE TRIGGER `fee_submission_never_deleted` BEFORE DELETE ON `fee_submission`
BEGIN SELECT RAISE(ABORT, 'a submission of fees is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `fee_submission_never_replaced` BEFORE INSERT ON `fee_submission`
WHEN EXISTS (SELECT 1 FROM `fee_submission` WHERE `id` = NEW.`id` OR (`organisation_id` = NEW.`organisation_id` AND `number` = NEW.`number`))
BEGIN SELECT RAISE(ABORT, 'a submission of fees is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `fee_submission_act_never_updated` BEFORE UPDATE ON `fee_submission_act`
BEGIN SELECT RAISE(ABORT, 'what was done with a submission of fees is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `fee_submission_act_never_deleted` BEFORE DELETE ON `fee_submission_act`
BEGIN SELECT RAISE(ABORT, 'what was done with a submission of fees is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `fee_submission_act_never_replaced` BEFORE INSERT ON `fee_submission_act`
WHEN EXISTS (SELECT 1 FROM `fee_submission_act` WHERE `id` = NEW.`id` OR (`submission_id` = NEW.`submission_id` AND `ordinal` = NEW.`ordinal`))
BEGIN SELECT RAISE(ABORT, 'what was done with a submission of fees is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `fee_schedule_submitted_stays` BEFORE DELETE ON `fee_schedule`
WHEN EXISTS (SELECT 1 FROM `fee_submission` WHERE `schedule_id` = OLD.`id`)
BEGIN SELECT RAISE(ABORT, 'a schedule that was prepared for submission is never removed'); END;
--> statement-breakpoint
CREATE TRIGGER `fee_schedule_stays_of_its_table` BEFORE UPDATE OF `rulebook`, `group_id`, `kind`, `line` ON `fee_schedule`
BEGIN SELECT RAISE(ABORT, 'a schedule stays in place of the printed one it was begun from'); END;
