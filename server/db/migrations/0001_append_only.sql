-- The audit chain only ever grows, by its own next link.
CREATE TRIGGER `audit_never_updated` BEFORE UPDATE ON `audit`
BEGIN SELECT RAISE(ABORT, 'audit events are never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_never_deleted` BEFORE DELETE ON `audit`
BEGIN SELECT RAISE(ABORT, 'audit events are never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_next_link` BEFORE INSERT ON `audit`
WHEN NEW.`seq` IS NOT (SELECT COALESCE(MAX(`seq`), 0) + 1 FROM `audit`)
  OR NEW.`previous` IS NOT COALESCE((SELECT `hash` FROM `audit` ORDER BY `seq` DESC LIMIT 1), '')
BEGIN SELECT RAISE(ABORT, 'an audit event must follow the last one'); END;
--> statement-breakpoint
-- What was frozen stays as it was; only where it stands may change.
CREATE TRIGGER `submission_stays_frozen` BEFORE UPDATE OF
  `id`, `organisation_id`, `reference`, `version`, `previous_id`, `name`, `rulebook`, `game`, `game_label`, `at`,
  `variant`, `hash`, `analysis_id`, `findings`, `frozen_at`, `frozen_by` ON `submission`
BEGIN SELECT RAISE(ABORT, 'a frozen submission is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `submission_never_deleted` BEFORE DELETE ON `submission`
BEGIN SELECT RAISE(ABORT, 'a frozen submission is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `analysis_never_updated` BEFORE UPDATE ON `analysis`
BEGIN SELECT RAISE(ABORT, 'an analysis is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `analysis_never_deleted` BEFORE DELETE ON `analysis`
BEGIN SELECT RAISE(ABORT, 'an analysis is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `decision_never_updated` BEFORE UPDATE ON `decision`
BEGIN SELECT RAISE(ABORT, 'a decision is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `decision_never_deleted` BEFORE DELETE ON `decision`
BEGIN SELECT RAISE(ABORT, 'a decision is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `rerun_never_updated` BEFORE UPDATE ON `rerun`
BEGIN SELECT RAISE(ABORT, 're-runs are never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `rerun_never_deleted` BEFORE DELETE ON `rerun`
BEGIN SELECT RAISE(ABORT, 're-runs are never deleted'); END;
