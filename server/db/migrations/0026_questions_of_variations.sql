ALTER TABLE `question` ADD `variation_id` text REFERENCES variation(id);--> statement-breakpoint
CREATE INDEX `question_variation` ON `question` (`variation_id`);
--> statement-breakpoint
DROP TRIGGER `question_stays_asked`;
--> statement-breakpoint
CREATE TRIGGER `question_stays_asked` BEFORE UPDATE OF `id`, `submission_id`, `variation_id`, `asked_by`, `asked_at`, `text`, `anchor` ON `question`
BEGIN SELECT RAISE(ABORT, 'a question is never changed'); END;
--> statement-breakpoint
-- A variation is asked about with the version that it offers, and no other.
CREATE TRIGGER `question_of_its_variation` BEFORE INSERT ON `question`
WHEN NEW.`variation_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `variation` WHERE `id` = NEW.`variation_id` AND `submission_id` = NEW.`submission_id`)
BEGIN SELECT RAISE(ABORT, 'a question is asked of what offers its version'); END;
