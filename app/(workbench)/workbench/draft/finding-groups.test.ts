import { expect, it } from 'vitest';
import type { Finding, Verdict } from '@/rulebooks/findings/finding';
import { findingGroups } from './finding-groups';

const finding = (verdict: Verdict): Finding => ({
  rule: `gb-2007/${verdict}`,
  clause: '1',
  verdict,
  explanation: verdict,
});
const names = (groups: { name: Verdict }[]) => groups.map(({ name }) => name);

it('shows one verdict where it is chosen', () => {
  const { groups, verdict, shown } = findingGroups([finding('meets'), finding('breach')], 'meets');
  expect([names(groups).sort(), verdict, names(shown)]).toEqual([['breach', 'meets'], 'meets', ['meets']]);
});

it('shows everything again once nothing is left of the chosen verdict', () => {
  const { verdict, shown } = findingGroups([finding('breach')], 'needs-attestation');
  expect([verdict, names(shown)]).toEqual([null, ['breach']]);
});
