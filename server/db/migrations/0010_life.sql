CREATE TABLE `proposal` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`revision` integer NOT NULL,
	`by` text NOT NULL,
	`at` text NOT NULL,
	`content` text NOT NULL,
	`outcome` text,
	`ended_by` text,
	`ended_at` text,
	`reasons` text,
	FOREIGN KEY (`submission_id`) REFERENCES `submission`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ended_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `proposal_submission` ON `proposal` (`submission_id`);--> statement-breakpoint
CREATE TABLE `trial_step` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`revision` integer NOT NULL,
	`step` text NOT NULL,
	`by` text NOT NULL,
	`at` text NOT NULL,
	`text` text NOT NULL,
	`last_day` text,
	`proposed_by` text,
	`sealed` text,
	FOREIGN KEY (`submission_id`) REFERENCES `submission`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proposed_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trial_step_revision` ON `trial_step` (`submission_id`,`revision`);--> statement-breakpoint
ALTER TABLE `organization` ADD `two_reviewers` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `decision` ADD `proposed_by` text REFERENCES user(id);--> statement-breakpoint
ALTER TABLE `submission` ADD `trial_from` text;--> statement-breakpoint
ALTER TABLE `submission` ADD `trial_to` text;--> statement-breakpoint
ALTER TABLE `submission` ADD `trial_agreed` text;--> statement-breakpoint
ALTER TABLE `submission` ADD `superseded_by` text;--> statement-breakpoint
UPDATE `submission` SET
  `trial_from` = (SELECT `trial_from` FROM `decision` WHERE `decision`.`submission_id` = `submission`.`id` AND `kind` = 'approve-for-trial'),
  `trial_to` = (SELECT `trial_to` FROM `decision` WHERE `decision`.`submission_id` = `submission`.`id` AND `kind` = 'approve-for-trial'),
  `trial_agreed` = (SELECT `trial_to` FROM `decision` WHERE `decision`.`submission_id` = `submission`.`id` AND `kind` = 'approve-for-trial')
WHERE `state` = 'approved-for-trial';
--> statement-breakpoint
-- A submission moves along the machine of `server/vocabulary/life/steps.ts` and no other way; a test compares the two.
DROP TRIGGER `submission_stays_ended`;
--> statement-breakpoint
CREATE TRIGGER `submission_stays_ended` BEFORE UPDATE OF `state` ON `submission`
WHEN NEW.`state` IS NOT OLD.`state` AND (OLD.`state` || ' > ' || NEW.`state`) NOT IN (
  'adopted > superseded',
  'adoption-asked > abandoned',
  'adoption-asked > adopted',
  'adoption-asked > approved-for-trial',
  'adoption-asked > discontinued',
  'adoption-asked > refused',
  'adoption-asked > superseded',
  'approved > superseded',
  'approved-for-trial > abandoned',
  'approved-for-trial > adoption-asked',
  'approved-for-trial > discontinued',
  'approved-for-trial > extension-asked',
  'approved-for-trial > superseded',
  'approved-with-conditions > superseded',
  'completeness-check > in-review',
  'completeness-check > incomplete',
  'completeness-check > refused',
  'completeness-check > withdrawn',
  'extension-asked > abandoned',
  'extension-asked > adoption-asked',
  'extension-asked > approved-for-trial',
  'extension-asked > discontinued',
  'extension-asked > superseded',
  'frozen > submitted',
  'frozen > withdrawn',
  'in-review > approved',
  'in-review > approved-for-trial',
  'in-review > approved-with-conditions',
  'in-review > questioned',
  'in-review > refused',
  'in-review > withdrawn',
  'incomplete > completeness-check',
  'incomplete > refused',
  'incomplete > withdrawn',
  'questioned > in-review',
  'questioned > refused',
  'questioned > withdrawn',
  'submitted > completeness-check',
  'submitted > withdrawn'
)
BEGIN SELECT RAISE(ABORT, 'no step leads from that state to this one'); END;
--> statement-breakpoint
CREATE TRIGGER `submission_trial_agreed_once` BEFORE UPDATE OF `trial_from`, `trial_agreed` ON `submission`
WHEN OLD.`trial_agreed` IS NOT NULL AND (NEW.`trial_from` IS NOT OLD.`trial_from` OR NEW.`trial_agreed` IS NOT OLD.`trial_agreed`)
BEGIN SELECT RAISE(ABORT, 'the days first agreed for a trial are never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `submission_superseded_once` BEFORE UPDATE OF `superseded_by` ON `submission`
WHEN OLD.`superseded_by` IS NOT NULL AND NEW.`superseded_by` IS NOT OLD.`superseded_by`
BEGIN SELECT RAISE(ABORT, 'what took the place of a version is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `trial_step_never_updated` BEFORE UPDATE ON `trial_step`
BEGIN SELECT RAISE(ABORT, 'a step of a trial is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `trial_step_never_deleted` BEFORE DELETE ON `trial_step`
BEGIN SELECT RAISE(ABORT, 'a step of a trial is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `trial_step_never_replaced` BEFORE INSERT ON `trial_step`
WHEN EXISTS (SELECT 1 FROM `trial_step` WHERE `id` = NEW.`id` OR (`submission_id` = NEW.`submission_id` AND `revision` = NEW.`revision`))
BEGIN SELECT RAISE(ABORT, 'a step of a trial is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `proposal_stays_proposed` BEFORE UPDATE OF `id`, `submission_id`, `revision`, `by`, `at`, `content` ON `proposal`
BEGIN SELECT RAISE(ABORT, 'a proposal is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `proposal_ends_once` BEFORE UPDATE OF `outcome`, `ended_by`, `ended_at`, `reasons` ON `proposal`
WHEN OLD.`outcome` IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a proposal ends once'); END;
--> statement-breakpoint
CREATE TRIGGER `proposal_never_deleted` BEFORE DELETE ON `proposal`
BEGIN SELECT RAISE(ABORT, 'a proposal is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `proposal_never_replaced` BEFORE INSERT ON `proposal`
WHEN EXISTS (SELECT 1 FROM `proposal` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 'a proposal is never replaced'); END;
