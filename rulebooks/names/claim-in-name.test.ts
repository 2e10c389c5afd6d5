import { describe, expect, it } from 'vitest';
import { rulebooks } from '../registry';
import { storedVariant } from '../variant/stored-variant';
import { WrittenRow, WrittenWager } from '../variant/variant';
import { claimInName } from './claim-in-name';
import { plainNameRefused } from './typed-name';

const OF = { rulebook: 'gb-2007', game: 'sic-bo' };
const wagerCalled = (label: string) => ({ label, rows: [], otherwise: 'lose' as const });
const rowCalled = (label: string) => ({ event: 'pair', label, when: 'true', pays: '1 to 1' });

describe('the name of a written wager or row', () => {
  it.each([
    'Pair Plus 2.70%',
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
    'App®oved',
    'certıfied',
    'Apprøved',
    'Approveđ',
    'Approv€d',
    'Appro\\/ed',
    'Approvecl',
    'ΛPPROVED',
    'АррЯоved',
    '1icensed',
    'Iicensed',
    'authori2ed',
    'A̲p̲p̲r̲o̲v̲e̲d̲',
    '🅐🅟🅟🅡🅞🅥🅔🅓',
    '🇦🇵🇵🇷🇴🇻🇪🇩',
    'ꭺꮲꮲꭱꮎꮩꭼꭰ',
    'R. T. P. 99',
    'ƦTP',
    '9 9 p e r c e n t',
    'H0use 3dge',
    'h o u s e  e d g e',
    'G.a.m.b.l.i.n.g C.o.m.m.i.s.s.i.o.n',
    'R3gulator',
    'Lícénsëd',
    'ⓐⓟⓟⓡⓞⓥⓔⓓ',
    'Zero edge tonight',
    'Edge: nil',
    'Edge - n1l',
    'Edge = 0',
    'Edge 0',
    'Edge: 1',
    'Edge 0.5',
    'The edge is 1.2',
    'Edge-free roulette',
    'No edge here',
    'Lowest edge in town',
    'Players’ advantage',
    'Your edge',
    'Fairest odds',
    'Risk-free night',
    'You can’t lose',
    'Guaranteed winner',
    'Endorsed by us',
    'End0rsed',
    'E n d o r s e d',
    'Accredited room',
    'Vetted by the state',
    'Recommended by the authorities',
    'Gambling Cornmission',
    'Gambling Cornrnission',
    'GambIing Commission',
    'Garning Board',
    'Gambling – Commission',
    'Gambling Inspectorate',
    'Casino Control Agency',
    'Commission for Gaming',
    'Department of Gambling',
    'Licensing Authority',
    ...rulebooks().map(({ authority }) => `${authority} bonus`),
  ])('is refused as %s', (label) => {
    expect(claimInName(label)).toMatch(/Delete it from the name\.$/);
    expect(WrittenWager.safeParse(wagerCalled(label)).success).toBe(false);
    expect(WrittenRow.safeParse(rowCalled(label)).success).toBe(false);
  });

  it.each([
    'Pair Plus',
    'Edge of the deck',
    'The Edge, Leeds',
    'The Edge: Leeds',
    'The Edge 2',
    'The Edge, 0113 496 0118',
    'The Edge: 0113 496 0118',
    'Alderley Edge, 10 London Road',
    'Edgeware Road',
    'No. 1 Edge Lane, Liverpool',
    'Edge Hill 12',
    'Cutting Edge Club',
    'Double Zero',
    'The Advantage, Hull',
    'Against All Odds',
    'Odds & Ends',
    'Modern Barn, Corn Exchange',
    'No Commission Baccarat',
    'The Boardroom Casino',
    'Casino on the Common',
    'Commission House',
    'Alexandra Palace',
    'Symbol C pays 22 to 1.',
    'Stateside',
    'Never lose more than you can afford',
    'A guaranteed jackpot',
    'House of cards',
    '21 + 3',
    'Commission roll',
    'Happy rover',
    'Утверждено',
    'Ελληνικό',
    'Café Ægir',
    'Kıbrıs',
    'Mr. M & π',
    'R. T. Parker',
    'Heart Pair',
    'Super Centre',
    'Dr. O. V. Ed',
    'BR7 4PQ, unit 81',
    '+44 20 7946 0958',
    'Северные ворота',
    'СССР',
    'ООО «Рубеж»',
    '澳門賭場',
    'كازينو',
    'คาสิโนRoyal',
    'Łódź & Tromsø',
  ])('may be %s', (label) => {
    expect(WrittenWager.safeParse(wagerCalled(label)).success).toBe(true);
    expect(WrittenRow.safeParse(rowCalled(label)).success).toBe(true);
  });

  it.each([
    ['Low Edge', 'Low Edge'],
    ['Low Edge Farm', 'Low Edge'],
    ['Low edges here', 'Low edges'],
    ['Lowedge Club', 'Lowedge'],
    ['Small Edge Hotel', 'Small Edge'],
    ['Player’s Edge', 'Player’s Edge'],
    ['Best Odds Ltd', 'Best Odds'],
    ['The Regulator’s Arms', 'Regulator'],
    ['The Gaming Board Room', 'Gaming Board'],
  ])('%s is refused for “%s”, though a place may be called so: it is printed in bold', (name, claim) => {
    expect(claimInName(name)).toContain(`“${claim}”`);
  });

  it.each([
    'Low Moor',
    'Lowedges',
    'Low Hedge',
    'Lower Edgeworth',
    'Edgware Road',
    'The Edge',
    'Over the Edge',
    'Water’s Edge',
    'Knife-Edge',
    'Best Edgbaston',
    'Bestwood Odds',
    'The Zero Club',
    'Stateline',
    'Crown Casino',
  ])('%s claims nothing', (name) => {
    expect(claimInName(name)).toBeUndefined();
  });

  it('may be whatever the law calls a game or a wager', () => {
    const called = rulebooks().flatMap(({ games }) =>
      games.flatMap(({ label, wagers }) => [label, ...wagers.map((wager) => wager.label)]),
    );
    expect(called.length).toBeGreaterThan(200);
    expect(called.filter((label) => plainNameRefused(label))).toEqual([]);
  });

  it('has 60 characters at most, and the sentence gives the bound', () => {
    expect(WrittenWager.safeParse(wagerCalled('x'.repeat(60))).success).toBe(true);
    const refused = WrittenWager.safeParse(wagerCalled('x'.repeat(73)));
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([
      'This name has 73 characters. Shorten it to 60 or fewer.',
    ]);
  });

  it('of a row has 120, since it says what wins', () => {
    expect(WrittenRow.safeParse(rowCalled('x'.repeat(120))).success).toBe(true);
    expect(WrittenRow.safeParse(rowCalled('x'.repeat(121))).error?.issues[0]?.message).toBe(
      'This name has 121 characters. Shorten it to 120 or fewer.',
    );
  });

  it('is read as stored where it was saved before such names were refused', () => {
    const written = { 'own-1': { ...wagerCalled('Approved pair'), rows: [rowCalled('Pair 2%')] } };
    const { variant, refused } = storedVariant({ ...OF, wagers: {}, written }, OF);
    expect(variant.written).toEqual(written);
    expect(refused).toEqual(['written.own-1.label', 'written.own-1.rows.0.label']);
  });
});
