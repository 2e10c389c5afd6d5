/** What is open in a draft, line by line, beside what is settled. */
import { countOf, type Finding } from '@/rulebooks/findings/finding';
import { type OpenCode, type Severity, verdictOf } from '@/rulebooks/findings/open-codes';
import type { OpenGroup } from '@/rulebooks/findings/open-groups';

export type CheckItem =
  | { says: string; state: 'done' | 'confirmed' }
  | { says: string; state: Severity; group: OpenGroup };

/** Said where none of these is open. */
const SETTLED: { codes: OpenCode[]; says: string }[] = [
  { codes: ['out-of-date', 'input-unusable'], says: 'The date, options and circumstances can be used' },
  { codes: ['pay-unreadable', 'wager-unfinished', 'no-wager'], says: 'Every pay can be read' },
  { codes: ['player-gains'], says: 'The player gains on no wager' },
  { codes: ['never-paid'], says: 'Every written row can be won' },
  { codes: ['breach'], says: 'No rule is breached' },
  { codes: ['conflict'], says: 'No rules contradict each other' },
  { codes: ['not-assessed', 'sign-lacks'], says: 'Every rule could be assessed' },
  { codes: ['approval'], says: 'No minimum waits for approval' },
  { codes: ['consent'], says: 'No consent is outstanding' },
  {
    codes: ['consent-unreferenced'],
    says: 'Every consent on file has a reference and a date, and says what it is for',
  },
  { codes: ['notification'], says: 'No written notification is due' },
  {
    codes: ['analysis-missing', 'analysis-outdated', 'analysis-running', 'being-computed'],
    says: 'Analysed as shown on the screen',
  },
];

/** Held back while a figure is missing: without it, a wager may be a gain for the player. */
const NEEDS_FIGURES: readonly OpenCode[] = ['player-gains', 'never-paid'];

export function checklist(
  open: readonly OpenGroup[],
  findings: readonly Pick<Finding, 'verdict'>[],
): CheckItem[] {
  const has = (code: OpenCode) => open.some((group) => group.code === code);
  const unknown = has('being-computed') || has('pay-unreadable') || has('wager-unfinished');
  const done = SETTLED.filter(
    ({ codes }) => !codes.some(has) && !(unknown && codes.some((code) => NEEDS_FIGURES.includes(code))),
  ).map(({ says }): CheckItem => ({ says, state: 'done' }));
  const confirmed = countOf(findings, 'confirmed');
  return [
    ...open.map((group): CheckItem => ({ says: group.says, state: group.severity, group })),
    ...(confirmed > 0
      ? [
          {
            says: `${confirmed} ${confirmed === 1 ? 'rule is' : 'rules are'} confirmed by a person`,
            state: 'confirmed' as const,
          },
        ]
      : []),
    ...done,
  ];
}

export const verdictIn = ({ group }: Extract<CheckItem, { group: OpenGroup }>) => verdictOf(group.code);
