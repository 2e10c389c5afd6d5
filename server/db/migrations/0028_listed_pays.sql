ALTER TABLE `variation` ADD `listed` integer DEFAULT false NOT NULL;
--> statement-breakpoint
DROP TRIGGER `variation_stays_as_notified`;
--> statement-breakpoint
CREATE TRIGGER `variation_stays_as_notified` BEFORE UPDATE OF `id`, `number`, `kind`, `submission_id`, `organisation_id`, `rulebook`, `listed`, `from`, `to`, `tables`, `statement`, `at`, `by` ON `variation`
BEGIN SELECT RAISE(ABORT, 'what was notified is never changed'); END;
