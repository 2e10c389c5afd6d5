/** The test's wheel with so many wagers that no small sheet holds them: each pays and costs something of its own. */
import type { Subject } from '../subject';
import { SUBJECT } from './subject';

const GROUPS = ['Near', 'Far', 'Other'];

/** With `asked`, a rule wants what each pays at the table. */
export function manyWagers(count: number, asked: boolean): Subject {
  const { game, analysis, rulebook, findings, variant } = SUBJECT;
  const [wager] = game.wagers;
  const [result] = analysis.wagers;
  const [section] = rulebook.sections;
  const [rule] = section?.rules ?? [];
  if (!wager || !result || !section || !rule) throw new Error('the test subject has a wager and a rule');
  const ids = Array.from({ length: count }, (_, index) => `w${index + 1}`);
  const shown = {
    ...rule,
    clause: '1.9' as const,
    evidence: { owes: 'pays-shown' as const },
    onBreach: undefined,
    appliesTo: {},
    parameters: [],
  };
  return {
    ...SUBJECT,
    rulebook: asked
      ? { ...rulebook, sections: [{ ...section, rules: [...section.rules, shown] }] }
      : rulebook,
    game: {
      ...game,
      wagers: ids.map((id, index) => ({
        ...wager,
        id,
        label: `Wager ${index + 1}`,
        group: GROUPS[Math.floor((index * GROUPS.length) / count)] ?? 'Other',
      })),
    },
    analysis: {
      ...analysis,
      wagers: ids.map((id, index) => ({
        ...result,
        id,
        label: `Wager ${index + 1}`,
        events: result.events.map((event) =>
          event.id === 'win' ? { ...event, pays: `${index + 1} to 1` } : event,
        ),
      })),
    },
    findings: [
      ...findings.slice(0, 1),
      {
        rule: 'test-1/1.5',
        clause: '1.5' as const,
        verdict: 'needs-notice',
        explanation: 'Rule 1.5 asks for a notice.',
        signLine: 'Players may ask for the rules.',
        paper: 'sign',
      },
      {
        rule: 'test-1/1.6',
        clause: '1.6' as const,
        verdict: 'needs-notice',
        wager: 'w1',
        explanation: 'Rule 1.6 asks for a notice of Wager 1.',
        signLine: 'Wager 1 is new.',
        paper: 'sign',
      },
      ...(asked
        ? ids.map((id, index) => ({
            rule: 'test-1/1.9',
            clause: '1.9' as const,
            verdict: 'needs-notice' as const,
            wager: id,
            explanation: 'Rule 1.9 asks that the table shows what it pays.',
            signLine: `Wager ${index + 1} pays: ${index + 1} to 1.`,
            paper: 'sign' as const,
          }))
        : []),
    ],
    variant: {
      ...variant,
      wagers: Object.fromEntries(ids.map((id) => [id, { payTable: 'minimum', pays: {} }])),
    },
  };
}
