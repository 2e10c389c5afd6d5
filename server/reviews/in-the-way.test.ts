import { expect, it } from 'vitest';
import type { OpenCode } from '@/rulebooks/findings/open-codes';
import { placeOf, severityOf } from '@/rulebooks/findings/open-codes';
import { openGroups } from '@/rulebooks/findings/open-groups';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { type DecisionKind, RULINGS, type Step } from '../vocabulary/life/steps';
import { givenBy, inTheWay, leftOpen, reasonsAsked } from './in-the-way';

const KINDS: DecisionKind[] = ['approve', 'approve-for-trial', 'approve-with-conditions', 'refuse'];
const openOf = (codes: OpenCode[]) =>
  openGroups(
    codes.map((code) => ({ code, says: `${code}.`, severity: severityOf(code), place: placeOf(code) })),
  );
const closed = (...codes: OpenCode[]): DecisionKind[] => {
  const open = openOf(codes);
  return KINDS.filter((kind) => inTheWay(kind, open) !== undefined);
};

it('closes every approval after a re-run that differs, and no refusal', () => {
  expect(closed('rerun-differs')).toEqual(['approve', 'approve-for-trial', 'approve-with-conditions']);
});

it('closes every decision on data that is damaged', () => {
  expect(closed('damaged')).toEqual(KINDS);
});

it('closes none for what can be acknowledged', () => {
  expect(closed('breach', 'to-confirm', 'notice')).toEqual([]);
});

it.each<[OpenCode, string]>([
  ['consent', 'the game without it.'],
  ['approval', 'the game without it.'],
  ['later-edition', 'it all the same.'],
])('asks every approval and the adoption for reasons over: %s', (code, why) => {
  const steps: Step[] = [...KINDS, ...RULINGS];
  const asked = steps.flatMap((step) => {
    const says = reasonsAsked(step, openOf(['to-confirm', code]));
    return says ? [[step, says.slice(says.indexOf('Give'))]] : [];
  });
  expect(asked).toEqual([
    ['approve', `Give the reasons for approving ${why}`],
    ['approve-for-trial', `Give the reasons for approving ${why}`],
    ['approve-with-conditions', `Give the reasons for approving ${why}`],
    ['adopt', `Give the reasons for adopting ${why}`],
  ]);
  expect(reasonsAsked('adopt', openOf(['to-confirm', 'notice']))).toBeUndefined();
});

it('has an approval and an adoption give what rules ask of the authority, and no other step', () => {
  const gives = [
    { rule: 'gb-2007/2.3(b)', clause: '2.3(b)', verdict: 'needs-consent' as const, finding: 'Asks.' },
  ];
  const granting = [...KINDS, ...RULINGS].filter((kind) => givenBy(kind, gives).length > 0);
  expect(granting).toEqual(['approve', 'approve-for-trial', 'approve-with-conditions', 'adopt']);
  expect(givenBy('adopt')).toEqual([]);
});

it('names the clauses of what is outstanding, and speaks of one or more', () => {
  const open = (asked: [OpenCode, ClauseId][]) =>
    openGroups(
      asked.map(([code, clause]) => ({
        code,
        clause,
        says: `${clause} asks for it.`,
        severity: severityOf(code),
        place: placeOf(code),
      })),
    );
  const said = (asked: [OpenCode, ClauseId][]) => reasonsAsked('approve', open(asked));
  expect(said([['consent', '3.12']])).toBe(
    'A consent is outstanding (3.12). Give the reasons for approving the game without it.',
  );
  expect(said([['approval', '2.9(a)']])).toBe(
    'An approval is outstanding (2.9(a)). Give the reasons for approving the game without it.',
  );
  expect(
    said([
      ['consent', '3.12'],
      ['consent', '2.3(h)'],
    ]),
  ).toBe('Consents are outstanding (3.12 and 2.3(h)). Give the reasons for approving the game without them.');
  expect(
    said([
      ['approval', '2.9(a)'],
      ['consent', '3.12'],
    ]),
  ).toMatch(/^Consents and approvals are outstanding \(.*3\.12.*\)\. Give .* without them\.$/);
});

it('leaves open what an approval does not give of a clause that asks twice', () => {
  const item = (says: string) => ({
    code: 'consent' as const,
    clause: '3.12' as const,
    says,
    severity: severityOf('consent'),
    place: placeOf('consent'),
  });
  const gives = [
    { rule: 'gb-2007/3.12', clause: '3.12', verdict: 'needs-consent' as const, finding: 'Of the regulator.' },
  ];
  const left = leftOpen(openGroups([item('Of the regulator.'), item('Of the owner.')]), gives);
  expect(left.map(({ code, count, items }) => [code, count, items.map(({ says }) => says)])).toEqual([
    ['consent', 1, ['Of the owner.']],
  ]);
  expect(leftOpen(openGroups([item('Of the regulator.')]), gives)).toEqual([]);
});
