/** What a draft needs before it can be frozen, and what only deserves a second look. */
import type { Finding, Verdict } from '@/rulebooks/finding';

export type CheckItem = {
  says: string;
  state: 'done' | 'blocks' | 'look';
  where?: 'cells' | 'findings' | 'analysis';
  verdict?: Verdict;
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export function checklist(draft: {
  problems: number;
  wagers: number;
  findings: Pick<Finding, 'verdict'>[];
  analysed: boolean;
  running: boolean;
}): CheckItem[] {
  const having = (verdict: Verdict) => draft.findings.filter((finding) => finding.verdict === verdict).length;
  const byVerdict = (
    verdict: Verdict,
    none: string,
    some: (number: number) => string,
    state: 'blocks' | 'look',
  ): CheckItem => {
    const number = having(verdict);
    return number === 0
      ? { says: none, state: 'done' }
      : { says: some(number), state, where: 'findings', verdict };
  };
  return [
    draft.wagers > 0
      ? { says: `${count(draft.wagers, 'wager is', 'wagers are')} offered`, state: 'done' }
      : { says: 'No wager is offered', state: 'blocks', where: 'cells' },
    draft.problems === 0
      ? { says: 'Every pay can be read', state: 'done' }
      : { says: `${count(draft.problems, 'pay', 'pays')} cannot be read`, state: 'blocks', where: 'cells' },
    byVerdict(
      'breach',
      'No rule is breached',
      (number) => `${count(number, 'rule is', 'rules are')} not kept`,
      'look',
    ),
    byVerdict(
      'conflict',
      'No rules contradict each other',
      (number) => `${count(number, 'rule contradicts', 'rules contradict')} another`,
      'look',
    ),
    byVerdict(
      'not-assessed',
      'Everything that was asked is given',
      (number) => `${count(number, 'rule is', 'rules are')} not assessed`,
      'look',
    ),
    byVerdict(
      'needs-attestation',
      'Everything is confirmed',
      (number) => `${count(number, 'rule waits', 'rules wait')} for a person to confirm`,
      'look',
    ),
    draft.analysed
      ? { says: 'Analysed as it stands', state: 'done' }
      : draft.running
        ? { says: 'The analysis is running', state: 'blocks', where: 'analysis' }
        : { says: 'Not analysed as it stands', state: 'blocks', where: 'analysis' },
  ];
}
