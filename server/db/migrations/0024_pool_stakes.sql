CREATE TABLE `pool_stakes` (
	`meeting_id` text NOT NULL,
	`hash` text NOT NULL,
	`packed` blob NOT NULL,
	`settled` integer NOT NULL,
	PRIMARY KEY(`meeting_id`, `hash`),
	FOREIGN KEY (`meeting_id`) REFERENCES `meeting`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- What was staked so far is kept by the key of its pool, for SQLite has no hash: as the text that it was.
INSERT INTO `pool_stakes` (`meeting_id`, `hash`, `packed`, `settled`)
SELECT `meeting_id`, `pool`.`key`, CAST(`pool`.`value` AS BLOB), 0
FROM `meeting_stakes`, json_each(CASE WHEN json_valid(`stakes`) THEN `stakes` ELSE '{}' END) AS `pool`;
--> statement-breakpoint
DROP TABLE `meeting_stakes`;
--> statement-breakpoint
-- What a settlement is of stays as it was.
CREATE TRIGGER `pool_stakes_never_changed` BEFORE UPDATE ON `pool_stakes`
WHEN NEW.`meeting_id` <> OLD.`meeting_id` OR NEW.`hash` <> OLD.`hash` OR NEW.`packed` <> OLD.`packed` OR NEW.`settled` < OLD.`settled`
BEGIN SELECT RAISE(ABORT, 'stakes are never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `pool_stakes_settled_stay` BEFORE DELETE ON `pool_stakes`
WHEN OLD.`settled`
BEGIN SELECT RAISE(ABORT, 'stakes that were settled are never removed'); END;
--> statement-breakpoint
CREATE TRIGGER `pool_stakes_never_replaced` BEFORE INSERT ON `pool_stakes`
WHEN EXISTS (SELECT 1 FROM `pool_stakes` WHERE `meeting_id` = NEW.`meeting_id` AND `hash` = NEW.`hash`)
BEGIN SELECT RAISE(ABORT, 'stakes are never replaced'); END;
