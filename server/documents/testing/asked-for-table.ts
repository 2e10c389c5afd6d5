/** With one rule that asks the sign for the name of a wager’s pay table, and what it found. */
import { ruleId } from '@/rulebooks/format/scope';
import type { Subject } from '../subject';

export function askedForTable(subject: Subject, wager: string, found = 'pay table 1'): Subject {
  const [section, ...others] = subject.rulebook.sections;
  const [rule] = section?.rules ?? [];
  const [finding] = subject.findings;
  if (!section || !rule || !finding) throw new Error('no rule or finding');
  const asking = {
    ...rule,
    kind: 'computed',
    clause: '99.9',
    evidence: { owes: 'table-shown' },
  } as typeof rule;
  const rulebook = {
    ...subject.rulebook,
    sections: [{ ...section, rules: [...section.rules, asking] }, ...others],
  };
  return {
    ...subject,
    rulebook,
    findings: [
      {
        ...finding,
        rule: ruleId(rulebook, asking),
        clause: '99.9',
        wager,
        found,
        signLine: `In use: ${found}.`,
      },
    ],
  };
}
