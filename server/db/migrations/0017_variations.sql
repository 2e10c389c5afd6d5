CREATE TABLE `confirmation_text` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`duty` text NOT NULL,
	`text` text NOT NULL,
	`document_name` text,
	`document_hash` text,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`organisation_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `confirmation_text_organisation` ON `confirmation_text` (`organisation_id`);--> statement-breakpoint
CREATE TABLE `variation` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`submission_id` text NOT NULL,
	`organisation_id` text NOT NULL,
	`rulebook` text NOT NULL,
	`from` text NOT NULL,
	`to` text,
	`tables` text NOT NULL,
	`statement` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`state` text NOT NULL,
	`revision` integer NOT NULL,
	`updated_at` text NOT NULL,
	`last_day` text,
	FOREIGN KEY (`submission_id`) REFERENCES `submission`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organisation_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `variation_number` ON `variation` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `variation_submission` ON `variation` (`submission_id`);--> statement-breakpoint
CREATE INDEX `variation_organisation` ON `variation` (`organisation_id`);--> statement-breakpoint
CREATE TABLE `variation_step` (
	`id` text PRIMARY KEY NOT NULL,
	`variation_id` text NOT NULL,
	`revision` integer NOT NULL,
	`step` text NOT NULL,
	`by` text NOT NULL,
	`at` text NOT NULL,
	`text` text NOT NULL,
	`last_day` text,
	`sealed` text,
	FOREIGN KEY (`variation_id`) REFERENCES `variation`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `variation_step_revision` ON `variation_step` (`variation_id`,`revision`);
--> statement-breakpoint
-- A variation moves along the machine of `server/vocabulary/life/variations.ts` and no other way; a test compares the two.
CREATE TRIGGER `variation_moves_by_steps` BEFORE UPDATE OF `state` ON `variation`
WHEN NEW.`state` IS NOT OLD.`state` AND (OLD.`state` || ' > ' || NEW.`state`) NOT IN (
  'noted > significant',
  'noted > stopped',
  'noted > taken-back',
  'notified > noted',
  'notified > significant',
  'notified > stopped',
  'notified > taken-back',
  'offered > stopped',
  'offered > taken-back',
  'significant > applied-for',
  'significant > stopped'
)
BEGIN SELECT RAISE(ABORT, 'no step leads from that state to this one'); END;
--> statement-breakpoint
CREATE TRIGGER `variation_begins_by_kind` BEFORE INSERT ON `variation`
WHEN (NEW.`kind` || ' > ' || NEW.`state`) NOT IN ('temporary > notified', 'better-pays > offered')
BEGIN SELECT RAISE(ABORT, 'a variation begins where its kind does'); END;
--> statement-breakpoint
CREATE TRIGGER `variation_stays_as_notified` BEFORE UPDATE OF `id`, `number`, `kind`, `submission_id`, `organisation_id`, `rulebook`, `from`, `to`, `tables`, `statement`, `at`, `by` ON `variation`
BEGIN SELECT RAISE(ABORT, 'what was notified is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `variation_ends_once` BEFORE UPDATE OF `last_day` ON `variation`
WHEN OLD.`state` IN ('applied-for', 'stopped', 'taken-back') AND NEW.`last_day` IS NOT OLD.`last_day`
BEGIN SELECT RAISE(ABORT, 'a variation that was ended stays as it ended'); END;
--> statement-breakpoint
CREATE TRIGGER `variation_never_deleted` BEFORE DELETE ON `variation`
BEGIN SELECT RAISE(ABORT, 'a variation is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `variation_never_replaced` BEFORE INSERT ON `variation`
WHEN EXISTS (SELECT 1 FROM `variation` WHERE `id` = NEW.`id` OR `number` = NEW.`number` OR `submission_id` = NEW.`submission_id`)
BEGIN SELECT RAISE(ABORT, 'a variation is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `variation_step_never_updated` BEFORE UPDATE ON `variation_step`
BEGIN SELECT RAISE(ABORT, 'a step of a variation is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `variation_step_never_deleted` BEFORE DELETE ON `variation_step`
BEGIN SELECT RAISE(ABORT, 'a step of a variation is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `variation_step_never_replaced` BEFORE INSERT ON `variation_step`
WHEN EXISTS (SELECT 1 FROM `variation_step` WHERE `id` = NEW.`id` OR (`variation_id` = NEW.`variation_id` AND `revision` = NEW.`revision`))
BEGIN SELECT RAISE(ABORT, 'a step of a variation is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `confirmation_text_stays` BEFORE UPDATE OF `id`, `organisation_id`, `duty`, `text`, `document_name`, `document_hash`, `created_at`, `created_by` ON `confirmation_text`
BEGIN SELECT RAISE(ABORT, 'a text for confirmations is never changed'); END;
