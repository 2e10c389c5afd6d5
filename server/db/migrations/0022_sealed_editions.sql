ALTER TABLE `published_edition` ADD `sealed` text;--> statement-breakpoint
-- An edition is published under a seal. One that was published before gets its seal once, and nothing else of it ever changes.
CREATE TRIGGER `published_edition_is_sealed` BEFORE INSERT ON `published_edition`
WHEN NEW.`sealed` IS NULL
BEGIN SELECT RAISE(ABORT, 'an edition is published under a seal'); END;
--> statement-breakpoint
DROP TRIGGER `published_edition_never_updated`;
--> statement-breakpoint
CREATE TRIGGER `published_edition_never_updated` BEFORE UPDATE ON `published_edition`
WHEN OLD.`sealed` IS NOT NULL OR NEW.`sealed` IS NULL
  OR (NEW.`content`, NEW.`hash`, NEW.`rulebook`, NEW.`edition`, NEW.`valid_from`, NEW.`previous`, NEW.`difference`, NEW.`organisation_id`, NEW.`published_by`, NEW.`proposed_by`, NEW.`published_at`, NEW.`draft`)
  IS NOT (OLD.`content`, OLD.`hash`, OLD.`rulebook`, OLD.`edition`, OLD.`valid_from`, OLD.`previous`, OLD.`difference`, OLD.`organisation_id`, OLD.`published_by`, OLD.`proposed_by`, OLD.`published_at`, OLD.`draft`)
BEGIN SELECT RAISE(ABORT, 'a published edition is never changed'); END;
