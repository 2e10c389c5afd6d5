CREATE TABLE `assignment` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`to` text,
	`by` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submission`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `assignment_submission` ON `assignment` (`submission_id`);--> statement-breakpoint
CREATE TABLE `judgement` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`finding` integer NOT NULL,
	`by` text NOT NULL,
	`at` text NOT NULL,
	`says` text NOT NULL,
	`reasons` text NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submission`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `judgement_submission` ON `judgement` (`submission_id`);--> statement-breakpoint
CREATE TABLE `saved_view` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`filters` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_view_name` ON `saved_view` (`user_id`,`name`);--> statement-breakpoint
ALTER TABLE `question` ADD `anchor` text;--> statement-breakpoint
ALTER TABLE `rerun` ADD `played` text;
--> statement-breakpoint
DROP TRIGGER `question_stays_asked`;
--> statement-breakpoint
CREATE TRIGGER `question_stays_asked` BEFORE UPDATE OF `id`, `submission_id`, `asked_by`, `asked_at`, `text`, `anchor` ON `question`
BEGIN SELECT RAISE(ABORT, 'a question is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `judgement_never_updated` BEFORE UPDATE ON `judgement`
BEGIN SELECT RAISE(ABORT, 'what a reviewer said of a finding is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `judgement_never_deleted` BEFORE DELETE ON `judgement`
BEGIN SELECT RAISE(ABORT, 'what a reviewer said of a finding is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `judgement_never_replaced` BEFORE INSERT ON `judgement`
WHEN EXISTS (SELECT 1 FROM `judgement` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 'what a reviewer said of a finding is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `assignment_never_updated` BEFORE UPDATE ON `assignment`
BEGIN SELECT RAISE(ABORT, 'who looked after a submission is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `assignment_never_deleted` BEFORE DELETE ON `assignment`
BEGIN SELECT RAISE(ABORT, 'who looked after a submission is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `assignment_never_replaced` BEFORE INSERT ON `assignment`
WHEN EXISTS (SELECT 1 FROM `assignment` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 'who looked after a submission is never replaced'); END;
