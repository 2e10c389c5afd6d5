import { expect, it } from 'vitest';
import type { OpenCode } from '@/rulebooks/findings/open-codes';
import { placeOf, severityOf } from '@/rulebooks/findings/open-codes';
import { openGroups } from '@/rulebooks/findings/open-groups';
import type { DecisionKind } from '../vocabulary/life/steps';
import { inTheWay } from './in-the-way';

const KINDS: DecisionKind[] = ['approve', 'approve-for-trial', 'approve-with-conditions', 'refuse'];
const closed = (...codes: OpenCode[]): DecisionKind[] => {
  const open = openGroups(
    codes.map((code) => ({ code, says: `${code}.`, severity: severityOf(code), place: placeOf(code) })),
  );
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
