import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation';
import { defaultVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import type { Circumstances } from '../variant/variant';
import { asNotified } from './notified';

const DAY = '2027-01-01';
const temporary = { occasion: 'Winter Fair', from: '2027-02-01', to: '2027-02-07' };

function found(clause: string, circumstances: Circumstances, notified?: { number: string; day: string }) {
  const book = rulebookOf('gb-2007');
  const game = book.ok ? gameOf(book.value, 'roulette') : book;
  if (!book.ok || !game.ok) throw new Error('gb-2007 has roulette');
  const variant = { ...defaultVariant(book.value, game.value), circumstances };
  return evaluate({ rulebook: book.value, variant, day: DAY, ...(notified && { notified }) }).filter(
    (finding) => finding.clause === clause,
  );
}

describe('the notification of a temporary variation', () => {
  it('settles the rule once it is there, with its day and its number', () => {
    expect(found('2.4(a)', { temporary })).toMatchObject([{ verdict: 'needs-notification' }]);
    expect(found('2.4(a)', { temporary }, { number: 'V-0001', day: '2027-01-26' })).toMatchObject([
      {
        verdict: 'meets',
        found: 'notified on 26 January 2027, V-0001',
        explanation:
          'Notified on 26 January 2027 under V-0001, 6 days before the first day, 1 February 2027; rule 2.4(a) asks for written notification in advance.',
      },
    ]);
  });

  it('settles nothing on the first day, nor for an earlier occasion', () => {
    expect(found('2.4(a)', { temporary }, { number: 'V-0001', day: '2027-02-01' })).toMatchObject([
      { verdict: 'needs-notification', found: 'notified on 1 February 2027, V-0001' },
    ]);
    const further = [{ occasion: 'Burns Night', from: '2027-01-25', to: '2027-01-25' }];
    expect(
      found('2.4(a)', { temporary: { ...temporary, further } }, { number: 'V-0001', day: '2027-01-26' }),
    ).toMatchObject([{ verdict: 'needs-notification' }]);
  });

  it('says of kept findings what a new evaluation says', () => {
    const notified = { number: 'V-0001', day: '2027-01-31' };
    expect(asNotified(found('2.4(a)', { temporary }), notified, temporary)).toEqual(
      found('2.4(a)', { temporary }, notified),
    );
    const breach = { rule: 'x', clause: '3.2', verdict: 'breach', explanation: 'x' } as const;
    expect(asNotified([breach], notified, temporary)).toEqual([breach]);
  });
});

describe('a temporary variation on automated equipment', () => {
  const verdicts = (circumstances: Circumstances) =>
    [...found('2.4(a)', circumstances), ...found('2.6', circumstances)].map(({ verdict }) => verdict);
  it('is judged by both rules: notified, and with consent', () => {
    expect(verdicts({ temporary, automated: true })).toEqual([
      'needs-notification',
      'needs-attestation',
      'needs-consent',
    ]);
    expect(verdicts({ temporary, automated: false })).toEqual(['needs-notification']);
    expect(verdicts({ automated: true })).toEqual(['needs-attestation']);
    const consents = [
      {
        name: 'Gambling Commission',
        reference: 'GC-1',
        date: '2026-12-01',
        for: [{ about: 'variation' as const }],
      },
    ];
    expect(verdicts({ temporary, automated: true, consents })).toEqual([
      'needs-notification',
      'needs-attestation',
      'meets',
    ]);
  });
});

it('the line of the sign says what changes, and every occasion with its premises', () => {
  const further = [{ occasion: 'Spring Fair', from: '2027-03-01', to: '2027-03-02', premises: 'The Pier' }];
  const change = 'A zero pays 40 to 1';
  expect(found('2.4(b)', { temporary: { ...temporary, change, further } })).toMatchObject([
    {
      signLine:
        'Temporary change to the rules at this table: A zero pays 40 to 1. Winter Fair, 1 February 2027 to 7 February 2027; Spring Fair, 1 March 2027 to 2 March 2027, at The Pier.',
    },
  ]);
});
