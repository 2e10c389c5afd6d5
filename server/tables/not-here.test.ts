import { expect, it } from 'vitest';
import type { Circumstances } from '@/rulebooks/variant/variant';
import type { StoredState } from '../vocabulary/life/states';
import { notHere } from './not-here';

const DAY = '2098-03-03';
const TABLE = { name: 'Wheel 1', premises: 'The Quay' };
const at = (circumstances: Circumstances, state: StoredState = 'approved') =>
  notHere({ version: { reference: 'A-1', version: 2, state }, circumstances, table: TABLE, day: DAY });
const document = (table?: string) => ({
  consents: [
    { name: 'Mr Owner', reference: 'O-7', date: '2026-01-31', for: [{ about: 'game' as const }], table },
  ],
});

it('a version that names neither premises nor a table is played at any', () => {
  expect(at({})).toBeUndefined();
  expect(at(document())).toBeUndefined();
});

it('one for certain premises is played there alone, however they are spelled', () => {
  expect(at({ premises: 'the  quay' })).toBeUndefined();
  expect(at({ premises: 'The Pier' })).toEqual({
    says: 'A-1 version 2 is for The Pier on 3 March 2098, and this table is at The Quay.',
  });
  const fair = { occasion: 'Fair', change: 'x', from: DAY, to: DAY, premises: 'The Pier' };
  const temporary = { ...fair, further: [{ occasion: 'Ball', from: DAY, to: DAY, premises: 'The Mill' }] };
  expect(at({ temporary })?.says).toBe(
    'A-1 version 2 is for The Pier and The Mill on 3 March 2098, and this table is at The Quay.',
  );
});

it('one on trial is for the premises of its trial, until it is adopted', () => {
  const of = { premises: 'The Quay', trial: { from: DAY, to: DAY, premises: 'The Pier' } };
  expect(at(of, 'approved-for-trial')?.says).toMatch(/is for The Pier/);
  expect(at(of, 'adopted')).toBeUndefined();
});

it('an adopted one is not played where a document on file is for the premises of its trial alone', () => {
  const trial = { from: DAY, to: DAY, premises: 'The Pier' };
  const letter = (premises: string) => {
    const [own] = document().consents;
    return { ...own, premises } as NonNullable<Circumstances['consents']>[number];
  };
  const of = (...premises: string[]) => ({ premises: 'The Quay', trial, consents: premises.map(letter) });
  expect(at(of('The Pier'), 'adopted')).toEqual({
    says: 'The document of Mr Owner on file is for The Pier only, and this table is at The Quay.',
    mend: 'Submit a version with a document for The Quay.',
  });
  expect(at(of('The Pier', 'the quay'), 'adopted')).toBeUndefined();
});

it('one whose document on file is for a table is played there alone', () => {
  expect(at(document('wheel 1'))).toBeUndefined();
  expect(at(document(' Wheel 9 '))).toEqual({
    says: 'The document of Mr Owner on file is for Wheel 9 only.',
    mend: 'Choose that table, or submit a version with a document for Wheel 1.',
  });
});
