ALTER TABLE `meeting_settlement` ADD `sealed` text;--> statement-breakpoint
-- A settlement is kept under a seal. One from before has none, and is never changed.
CREATE TRIGGER `meeting_settlement_is_sealed` BEFORE INSERT ON `meeting_settlement`
WHEN NEW.`sealed` IS NULL
BEGIN SELECT RAISE(ABORT, 'a settlement is kept under a seal'); END;
