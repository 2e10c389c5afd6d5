import { expect, it } from 'vitest';
import type { DecisionSeal } from '@/server/seals/decision-seal';
import { STATES } from '@/server/vocabulary/life/states';
import { meaningOf } from './meaning';

const key = 'a'.repeat(64);
const today = '2026-01-01';
const regulator = 'Gambling Commission, Great Britain';
const rulebook = 'gb-2007';

it.each<DecisionSeal>([{ state: 'missing' }, { state: 'broken', key }, { state: 'unknown-key', key }])(
  'no state is good news where the seal is $state, and the regulator is named to ask',
  (seal) => {
    for (const status of STATES) {
      const { kind, title, says } = meaningOf({ status, seal, regulator, rulebook }, today);
      expect({ kind, title }).toEqual({ kind: 'problem', title: 'Decision not confirmed' });
      expect(says).toContain(`Ask the regulator what was decided: ${regulator}.`);
    }
  },
);

it('an approval that is sealed, or older than seals, is an approval', () => {
  for (const seal of [{ state: 'good', key }, { state: 'none' }] as const)
    expect(meaningOf({ status: 'approved', seal, regulator, rulebook }, today)).toMatchObject({
      kind: 'good',
      title: 'Approved',
    });
});

it('an undecided submission needs no seal', () => {
  expect(meaningOf({ status: 'in-review', regulator, rulebook }, today).title).toBe('Not decided yet');
});

const trial = { of: 'trial', from: '2026-01-01', to: '2026-03-31' } as const;
it.each([
  ['2025-12-31', 'info', 'The trial begins on 1 January 2026.'],
  ['2026-01-01', 'good', 'The trial runs from 1 January 2026 to 31 March 2026.'],
  ['2026-03-31', 'good', 'The trial runs from 1 January 2026 to 31 March 2026.'],
  ['2026-04-01', 'warning', 'The trial ended on 31 March 2026'],
])('on %s a trial is %s news: %s', (day, kind, words) => {
  const meaning = meaningOf({ status: 'approved-for-trial', regulator, rulebook, days: trial }, day);
  expect(meaning.kind).toBe(kind);
  expect(`${meaning.title}. ${meaning.says}`).toContain(words);
});

it('an approval of a temporary variation ends with its last day', () => {
  const days = { ...trial, of: 'temporary' } as const;
  expect(meaningOf({ status: 'approved', regulator, rulebook, days }, '2026-04-01')).toMatchObject({
    kind: 'warning',
    title: 'The temporary variation ended on 31 March 2026',
  });
});

const consent = { to: '2025-12-31', of: ['Mr Owner'], clauses: ['7.30' as const] };
it.each([
  ['an approval', 'approved', { of: 'consent', from: '0000-01-01', to: '2025-12-31', consent }],
  ['a trial', 'on-trial', { ...trial, consent }],
] as const)('%s without the consent that it depends on is not for play, and says why', (_, status, days) => {
  const before = meaningOf({ status, regulator, rulebook, days }, '2025-12-31');
  expect(before.title).not.toBe('Consent ended');
  expect(meaningOf({ status, regulator, rulebook, days }, today)).toEqual({
    kind: 'warning',
    title: 'Consent ended',
    playable: false,
    says: 'The consent of Mr Owner, on which the game depends (7.30), ended on 31 December 2025. The game may not be played until a version with a new one is approved. Its sign must not be displayed.',
  });
});
