ALTER TABLE `submission` ADD `answers` text;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `submission_stays_frozen`;
--> statement-breakpoint
-- What was frozen stays as it was, its answers to further questions too; only where it stands may change.
CREATE TRIGGER `submission_stays_frozen` BEFORE UPDATE OF
  `id`, `organisation_id`, `reference`, `version`, `previous_id`, `name`, `rulebook`, `game`, `game_label`, `at`,
  `variant`, `hash`, `analysis_id`, `findings`, `answers`, `frozen_at`, `frozen_by` ON `submission`
BEGIN SELECT RAISE(ABORT, 'a frozen submission is never changed'); END;
