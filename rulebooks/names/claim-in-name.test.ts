import { describe, expect, it } from 'vitest';
import { rulebooks } from '../registry';
import { storedVariant } from '../variant/stored-variant';
import { WrittenRow, WrittenWager } from '../variant/variant';
import { claimInName } from './claim-in-name';

const OF = { rulebook: 'gb-2007', game: 'sic-bo' };
const wagerCalled = (label: string) => ({ label, rows: [], otherwise: 'lose' as const });
const rowCalled = (label: string) => ({ event: 'pair', label, when: 'true', pays: '1 to 1' });

describe('the name of a written wager or row', () => {
  it.each([
    'Pair Plus 2.70 %',
    'Pair ％',
    'Only 3 ‰',
    'Two PER CENT bet',
    'House\u00a0edge low',
    'No house-edge',
    'RTP 99',
    'Pair Plus, approved',
    'Licensed bet',
    'The regulator’s choice',
    'Аррrоvеd bet',
    'ᎪᏢᏢᎡᎾᏙᎬᎠ',
    'ꓮꓑꓑꓣꓳꓦꓰꓓ',
    'A p p r o v e d',
    'Ap-proved',
    'A.P.P.R.O.V.A.L',
    'Appr0ved',
    'App®oved, certıfied',
    'Lícénsëd',
    'ⓐⓟⓟⓡⓞⓥⓔⓓ',
    ...rulebooks().map(({ authority }) => `${authority} bonus`),
  ])('is refused as %s', (label) => {
    expect(claimInName(label)).toMatch(/Delete it from the name\.$/);
    expect(WrittenWager.safeParse(wagerCalled(label)).success).toBe(false);
    expect(WrittenRow.safeParse(rowCalled(label)).success).toBe(false);
  });

  it.each([
    'Pair Plus',
    'Edge of the deck',
    'House of cards',
    '21 + 3',
    'Commission roll',
    'Happy rover',
    'Утверждено',
    'Ελληνικό',
    'Café Ægir',
    'Kıbrıs',
    'Mr. M & π',
  ])('may be %s', (label) => {
    expect(WrittenWager.safeParse(wagerCalled(label)).success).toBe(true);
    expect(WrittenRow.safeParse(rowCalled(label)).success).toBe(true);
  });

  it('has 60 characters at most, and the sentence gives the bound', () => {
    expect(WrittenWager.safeParse(wagerCalled('x'.repeat(60))).success).toBe(true);
    const refused = WrittenWager.safeParse(wagerCalled('x'.repeat(73)));
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([
      'This name has 73 characters. Shorten it to 60 or fewer.',
    ]);
  });

  it('is read as stored where it was saved before such names were refused', () => {
    const written = { 'own-1': { ...wagerCalled('Approved pair'), rows: [rowCalled('Pair 2 %')] } };
    const { variant, refused } = storedVariant({ ...OF, wagers: {}, written }, OF);
    expect(variant.written).toEqual(written);
    expect(refused).toEqual(['written.own-1.label', 'written.own-1.rows.0.label']);
  });
});
