CREATE TABLE `frozen_letterhead` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submission`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `letterhead` (
	`organisation_id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
-- What was frozen with a submission stays as it was, the mark of its operator too.
CREATE TRIGGER `frozen_letterhead_never_updated` BEFORE UPDATE ON `frozen_letterhead`
BEGIN SELECT RAISE(ABORT, 'a frozen submission is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `frozen_letterhead_never_deleted` BEFORE DELETE ON `frozen_letterhead`
BEGIN SELECT RAISE(ABORT, 'a frozen submission is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `frozen_letterhead_never_replaced` BEFORE INSERT ON `frozen_letterhead`
WHEN EXISTS (SELECT 1 FROM `frozen_letterhead` WHERE `submission_id` = NEW.`submission_id`)
BEGIN SELECT RAISE(ABORT, 'a frozen submission is never changed'); END;
