-- A question stays as it was asked, and is answered once.
CREATE TRIGGER `question_stays_asked` BEFORE UPDATE OF `id`, `submission_id`, `asked_by`, `asked_at`, `text` ON `question`
BEGIN SELECT RAISE(ABORT, 'a question is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `question_answered_once` BEFORE UPDATE OF `answer`, `answered_by`, `answered_at` ON `question`
WHEN OLD.`answer` IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'an answer is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `question_never_deleted` BEFORE DELETE ON `question`
BEGIN SELECT RAISE(ABORT, 'a question is never deleted'); END;
--> statement-breakpoint
-- What was said when a submission was put forward or withdrawn is said once.
CREATE TRIGGER `submission_stated_once` BEFORE UPDATE OF `statement`, `submitted_at`, `submitted_by` ON `submission`
WHEN OLD.`submitted_at` IS NOT NULL AND (NEW.`statement` IS NOT OLD.`statement`
  OR NEW.`submitted_at` IS NOT OLD.`submitted_at` OR NEW.`submitted_by` IS NOT OLD.`submitted_by`)
BEGIN SELECT RAISE(ABORT, 'a statement is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `submission_withdrawn_once` BEFORE UPDATE OF `withdrawn_reason` ON `submission`
WHEN OLD.`withdrawn_reason` IS NOT NULL AND NEW.`withdrawn_reason` IS NOT OLD.`withdrawn_reason`
BEGIN SELECT RAISE(ABORT, 'a reason for withdrawing is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `submission_moves_by_steps` BEFORE UPDATE OF `state`, `revision` ON `submission`
WHEN NEW.`revision` IS NOT OLD.`revision` + 1
BEGIN SELECT RAISE(ABORT, 'a submission moves one step at a time'); END;
--> statement-breakpoint
CREATE TRIGGER `submission_stays_ended` BEFORE UPDATE OF `state` ON `submission`
WHEN NEW.`state` IS NOT OLD.`state`
  AND OLD.`state` IN ('approved-for-trial', 'approved', 'approved-with-conditions', 'refused', 'withdrawn')
BEGIN SELECT RAISE(ABORT, 'what was decided or withdrawn stays so'); END;
--> statement-breakpoint
-- INSERT OR REPLACE deletes without asking the triggers above.
CREATE TRIGGER `submission_never_replaced` BEFORE INSERT ON `submission`
WHEN EXISTS (SELECT 1 FROM `submission` WHERE `id` = NEW.`id` OR (`reference` = NEW.`reference` AND `version` = NEW.`version`))
BEGIN SELECT RAISE(ABORT, 'a frozen submission is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `analysis_never_replaced` BEFORE INSERT ON `analysis`
WHEN EXISTS (SELECT 1 FROM `analysis` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 'an analysis is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `question_never_replaced` BEFORE INSERT ON `question`
WHEN EXISTS (SELECT 1 FROM `question` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 'a question is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `decision_never_replaced` BEFORE INSERT ON `decision`
WHEN EXISTS (SELECT 1 FROM `decision` WHERE `submission_id` = NEW.`submission_id`)
BEGIN SELECT RAISE(ABORT, 'a decision is never replaced'); END;
--> statement-breakpoint
CREATE TRIGGER `rerun_never_replaced` BEFORE INSERT ON `rerun`
WHEN EXISTS (SELECT 1 FROM `rerun` WHERE `id` = NEW.`id`)
BEGIN SELECT RAISE(ABORT, 're-runs are never replaced'); END;
