import { describe, expect, it } from 'vitest';
import { spelledCircumstances } from '../offer/one-spelling';
import { readVariant } from '../offer/read-variant';
import { agreedBy, consentNames, shownConsents } from './consents';
import { variantHash } from './hash';
import type { Consent } from './variant';

const LETTER = { name: 'Mr Owner', reference: 'O-7', date: '2008-01-31' };
const variant = (...consents: unknown[]) => ({
  rulebook: 'gb-2007',
  game: 'roulette',
  wagers: {},
  circumstances: { consents },
});
const hashOf = (...consents: unknown[]) => {
  const read = readVariant(variant(...consents));
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return variantHash(read.value);
};

describe('a consent', () => {
  it('that is only a name keeps the hash it was frozen under', async () => {
    // Of `{"attestations":{},"circumstances":{"consents":["Mr Owner"]},"game":"roulette",...}`, by sha256sum.
    expect(await hashOf('Mr Owner')).toBe('0bd98bc580780beb70e80c73c1dcdb2f784deeed1ac1e79716ee8ef39fe7eff8');
    expect(await hashOf(LETTER)).not.toBe(await hashOf('Mr Owner'));
  });

  it('says who agreed, by which letter and when', () => {
    expect(consentNames({ consents: ['Mr Owner', LETTER, 'Commission'] })).toEqual([
      'Mr Owner',
      'Commission',
    ]);
    expect(shownConsents({ consents: [LETTER, 'Commission'] })).toBe(
      'Mr Owner (reference O-7, 31 January 2008); Commission (no reference, no date)',
    );
    expect(shownConsents({})).toBeUndefined();
  });

  it('counts on the day of its letter and later, if anybody can have written it then', () => {
    const agreed = (date: string, day = '2008-01-31') => agreedBy({ consents: [{ ...LETTER, date }] }, day);
    expect(agreed('2008-01-31')).toEqual(['Mr Owner']);
    expect(agreed('1900-01-01')).toEqual(['Mr Owner']);
    for (const date of ['2008-02-01', '2099-12-31', '9999-12-31', '1899-12-31', '0000-01-01'])
      expect(agreed(date), date).toEqual([]);
    expect(
      agreedBy({ consents: [{ ...LETTER, date: '2099-12-31' }, LETTER, 'Commission'] }, '2008-01-31'),
    ).toEqual(['Mr Owner', 'Commission']);
  });

  it('is shown with why it does not count', () => {
    expect(shownConsents({ consents: [{ ...LETTER, date: '2099-12-31' }] }, '2008-01-31')).toBe(
      'Mr Owner (reference O-7, which does not count: dated 31 December 2099, after the day whose rules are applied, 31 January 2008)',
    );
  });

  it('without a reference and a date is its name alone, so it has one hash', () => {
    const spelled = (...consents: Consent[]) => spelledCircumstances({ consents }, 'GBP').consents;
    expect(spelled({ name: 'Mr Owner', reference: ' ' }, LETTER)).toEqual(['Mr Owner', LETTER]);
    expect(spelled({ ...LETTER, reference: '' })).toEqual([{ ...LETTER, reference: '' }]);
  });

  it.each([
    ['circumstances.consents.0.date', { ...LETTER, date: '2008-02-31' }],
    ['circumstances.consents.0.reference', { ...LETTER, reference: 'O\u202e7' }],
    ['circumstances.consents.0.reference', { ...LETTER, reference: 'x'.repeat(121) }],
    ['circumstances.consents.0', { name: 'Mr Owner' }],
    ['circumstances.consents.0', 7],
  ])('is refused at %s: %j', (field, consent) => {
    expect(readVariant(variant(consent))).toMatchObject({ ok: false, problems: [{ field }] });
  });
});
