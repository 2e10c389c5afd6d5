import { expect, it } from 'vitest';
import type { AuditEvent } from '@/server/audit/shapes';
import { reasonGiven } from './reason-given';

it.each<[string, AuditEvent['kind'], Record<string, unknown>, string | undefined]>([
  ['a game that is withdrawn', 'submission-withdrawn', { reason: 'Not now.' }, 'Not now.'],
  [
    'a document of a house that is withdrawn',
    'submission-withdrawn',
    { act: 'withdraw', text: 'Not now.' },
    'Not now.',
  ],
  ['a decision on a game', 'decision-made', { reasons: 'Too dear.' }, 'Too dear.'],
  ['a decision on a document of a house', 'decision-made', { act: 'refuse', text: 'Too dear.' }, 'Too dear.'],
  ['a proposal that was declined', 'proposal-declined', { text: 'Look at line 4.' }, 'Look at line 4.'],
  ['the end of a trial', 'trial-discontinued', { text: 'A complaint.' }, 'A complaint.'],
  ['an approval without one', 'decision-made', { act: 'approve', text: '' }, undefined],
  ['a question, which has its own place', 'question-asked', { text: 'Why?' }, undefined],
  ['a statement, which has its own place', 'submission-submitted', { act: 'submit', text: 'So.' }, undefined],
])('the reason of %s', (_, kind, data, said) => expect(reasonGiven({ kind, data })).toBe(said));
