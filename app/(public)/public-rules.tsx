import { RuleParts } from '@/app/components/filed-rule-parts';
import type { PublicFiledRules } from '@/server/record/shapes';

/** Of a game that no rulebook lists: its rules in their parts, and what its figures are worked out from. */
export function PublicRules({ rules, facts }: PublicFiledRules) {
  return (
    <>
      <RuleParts wide rules={rules} />
      <h3 className="mt-4 mb-1 text-sm font-semibold">What its figures are worked out from</h3>
      <ul className="space-y-1 text-sm">
        {facts.map(({ what, says }) => (
          <li key={`${what} ${says}`}>
            <span className="text-ink-soft">{what}:</span> {says}
          </li>
        ))}
      </ul>
    </>
  );
}
