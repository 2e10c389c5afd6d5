import { expect, it } from 'vitest';
import type { Duty } from '@/rulebooks/format/duties';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { SUBJECT } from '../../testing/subject';
import { statements } from './compliance';

const [, attested] = SUBJECT.rulebook.sections.flatMap(({ rules }) => rules);
if (attested?.kind !== 'attested') throw new Error('no rule that a person confirms');
const asked = (clause: ClauseId, duty: Duty) => ({
  ...attested,
  clause,
  duty,
  attests: `We keep ${clause}.`,
});
const given = { by: 'Nora Ellis', at: '2026-03-01T10:00:00.000Z', note: 'Chapter 4.' };

it('prints confirmations duty by duty, each clause with its statement, in the order of the source', () => {
  const rules = [
    asked('1.2', 'settling'),
    asked('1.3', 'cards'),
    asked('1.4', 'settling'),
    asked('1.5', 'cards'),
  ];
  const tables = statements({
    ...SUBJECT,
    findings: [],
    rulebook: { ...SUBJECT.rulebook, sections: [{ number: '1', title: 'Wheel', rules }] },
    variant: {
      ...SUBJECT.variant,
      attestations: { 'test-1/1.4': given, 'test-1/1.3': given, 'test-1/1.2': given },
    },
  }).flatMap((block) =>
    block.kind === 'table' && block.caption?.startsWith('Confirmed')
      ? [[block.caption, ...block.rows.map(({ cells }) => cells.join(' | '))]]
      : [],
  );
  expect(tables).toEqual([
    [
      'Confirmed by a person: Cards, dice and wheels',
      '1.3 | We keep 1.3. | Nora Ellis | 1 March 2026 | Chapter 4.',
    ],
    [
      'Confirmed by a person: Comparing hands and settling wagers',
      '1.2 | We keep 1.2. | Nora Ellis | 1 March 2026 | Chapter 4.',
      '1.4 | We keep 1.4. | Nora Ellis | 1 March 2026 | Chapter 4.',
    ],
  ]);
});

it.each([
  ['that a change outdated', 'a'.repeat(64), 'before a change'],
  ['from before the subject was recorded', undefined, 'subject not recorded'],
])('prints a confirmation %s among those still open, with who gave it before', (_, about, why) => {
  const rule = 'test-1/1.2';
  const open = { rule, clause: '1.2' as const, verdict: 'needs-attestation' as const, explanation: 'Again.' };
  const tables = statements({
    ...SUBJECT,
    findings: [open],
    rulebook: {
      ...SUBJECT.rulebook,
      sections: [{ number: '1', title: 'Wheel', rules: [asked('1.2', 'settling')] }],
    },
    variant: { ...SUBJECT.variant, attestations: { [rule]: { ...given, about } } },
  }).flatMap((block) =>
    block.kind === 'table' ? [[block.caption, ...block.rows.map(({ cells }) => cells.join(' | '))]] : [],
  );
  expect(tables).toEqual([
    [
      'Needs confirmation: Comparing hands and settling wagers (1)',
      `1.2 | We keep 1.2. (confirmed by Nora Ellis on 1 March 2026, ${why})`,
    ],
  ]);
});
