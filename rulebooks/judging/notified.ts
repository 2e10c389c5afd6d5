/** A notification of a temporary variation that the regulator has: what it does to the rule that asks for one. */
import type { Finding } from '../findings/finding';
import type { ClauseId } from '../spelling/ids';
import { longDate, RuleName, ruleName } from '../spelling/wording';
import { spanOf, type Temporary } from '../variant/occasion';

/** Outside the variant: nobody types it, and the variant that was notified stays the one that was notified. */
export type Notified = {
  /** Under which it is filed. */
  number: string;
  /** On which the regulator got it. */
  day: string;
};

export const IN_ADVANCE = 'written notification in advance';

const DAY = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Only one that came before the first day settles it. */
export function notifiedRuling(
  rule: { clause: ClauseId },
  { number, day }: Notified,
  temporary: Temporary,
): Pick<Finding, 'verdict' | 'threshold' | 'found' | 'explanation' | 'paper'> {
  const { from } = spanOf(temporary);
  const ahead = daysBetween(day, from);
  const found = `notified on ${longDate(day)}, ${number}`;
  if (ahead > 0)
    return {
      verdict: 'meets',
      threshold: IN_ADVANCE,
      found,
      explanation: `Notified on ${longDate(day)} under ${number}, ${ahead === 1 ? 'the day' : `${ahead} days`} before the first day, ${longDate(from)}; ${ruleName(rule)} asks for ${IN_ADVANCE}.`,
    };
  return {
    verdict: 'needs-notification',
    threshold: IN_ADVANCE,
    found,
    explanation: `${RuleName(rule)} asks for ${IN_ADVANCE}: ${number} came on ${longDate(day)}, and the first day was ${longDate(from)}.`,
    paper: 'dossier',
  };
}

/** Of findings that were kept from before it was notified: the same, with that one settled. */
export const asNotified = (
  findings: readonly Finding[],
  notified: Notified,
  temporary: Temporary | undefined,
): Finding[] =>
  findings.map((finding) => {
    if (finding.verdict !== 'needs-notification' || !temporary) return finding;
    const { paper: _, ...rest } = finding;
    return { ...rest, ...notifiedRuling(finding, notified, temporary) };
  });
