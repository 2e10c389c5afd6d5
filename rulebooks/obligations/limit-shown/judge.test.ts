/** Rule 9.1 here: what optional wagers win in a round may be limited, and the limit is posted. */
import { describe, expect, it } from 'vitest';
import { type Asked, option, rulings, wager } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

const evidence: Evidence = {
  when: 'option.limit != "none"',
  owes: 'limit-shown',
  limit: 'limit',
  largest: 'largest',
  line: 'No more than {limit} a round.',
};
const amount = (id: string, label: string, value: string, name: string) =>
  option(id, label, { [value]: name }, { kind: 'amount' });
const options = [
  amount('limit', 'Limit', 'none', 'No limit'),
  amount('largest', 'Largest optional wager', 'same', 'As other wagers'),
];
const minimum = { 'full-house': '10 to 1', flush: '5 to 1' };
const main = wager('main', 'Main', { minimum: { flush: '1,000 to 1' } });
const side = wager('side', 'Side', { side: true, minimum });
const terms = { fixedPaidFrom: 'house' as const, wager: '2', contribution: '15%' };
const sums = { 'royal-flush': '100% of the meter', flush: '$900', 'full-house': '9 for 1' };
const jackpot = wager('jackpot', 'Jackpot', {
  side: true,
  paid: 'by-table',
  progressive: terms,
  payTables: [
    { id: 'sums', label: 'Sums', clause: '9.2', rows: sums },
    { id: 'odds', label: 'Odds', clause: '9.2', rows: { flush: '200 for 1' } },
    { id: 'euro', label: 'Euro', clause: '9.2', rows: { flush: '$900' }, progressive: { currency: 'EUR' } },
  ],
});
const of = (
  wagers: Record<string, string>,
  chosen: Record<string, string>,
  rest: Partial<Asked> = {},
): Asked => ({
  game: { wagers: [main, side, jackpot], options },
  wagers: Object.fromEntries(Object.entries(wagers).map(([id, payTable]) => [id, { payTable, pays: {} }])),
  options: chosen,
  ...rest,
});
const SIDE = { main: 'minimum', side: 'minimum' };
const posted = (limit: string) => `Rule 9.1 asks for a notice at the table: “No more than ${limit} a round.”`;
const notice = (limit: string) => ({
  verdict: 'needs-notice',
  found: limit,
  option: 'limit',
  explanation: posted(limit),
  signLine: `No more than ${limit} a round.`,
  paper: 'sign',
});

describe('a limit', () => {
  it('is posted where one win stays within it', () => {
    // 10 to 1 on $100.
    expect(rulings(evidence, of(SIDE, { limit: '1000', largest: '100' }))).toEqual([notice('$1,000')]);
    expect(rulings(evidence, of(SIDE, { limit: 'none' }))).toEqual([]);
    expect(rulings(evidence, of({ main: 'minimum' }, { limit: '1000' }))).toEqual([]);
    expect(
      rulings(evidence, { ...of(SIDE, {}), game: { wagers: [side], options: [options[1] as never] } }),
    ).toEqual([]);
  });

  it('below one win is said with both sums', () => {
    expect(rulings(evidence, of(SIDE, { limit: '999.50', largest: '100' }))).toEqual([
      {
        ...notice('$999.50'),
        threshold: '$1,000 for one win',
        margin: '$0.50 below',
        explanation: `One win can come to $1,000, $0.50 above the limit: a wager of $100 on Side is paid 10 to 1 on “Full house”. The house edge shown does not hold for such a wager; raise the limit to $1,000, or lower the maximum wager. ${posted('$999.50')}`,
      },
    ]);
    // 10 to 1 on $0.33: a limit below it is said in whole cents, rounded up.
    const halves = { wagers: { side: { payTable: 'minimum', pays: { 'full-house': '9½ to 1' } } } };
    expect(rulings(evidence, of(SIDE, { limit: '1', largest: '0.33' }, halves))).toMatchObject([
      // 9.5 times 33 cents are 313.5.
      { threshold: '$3.14 for one win', margin: '$2.14 below' },
    ]);
  });

  it('is compared with the limits of the table where optional wagers have none of their own', () => {
    const limits = (currency: string) => ({
      circumstances: { limits: { currency, minimum: 100, maximum: 5000 } },
    });
    expect(rulings(evidence, of(SIDE, { limit: '400' }, limits('USD')))).toMatchObject([
      { threshold: '$500 for one win', margin: '$100 below' },
    ]);
    const asks = {
      ...notice('$400'),
      explanation: `${posted('$400')} Give the maximum wager to see whether one win exceeds the limit.`,
    };
    expect(rulings(evidence, of(SIDE, { limit: '400' }, limits('EUR')))).toEqual([asks]);
    expect(rulings(evidence, of(SIDE, { limit: '400' }))).toEqual([asks]);
  });

  it('that is no sum is posted as it was typed', () => {
    expect(rulings(evidence, of(SIDE, { limit: 'a lot', largest: '100' }))).toEqual([notice('“a lot”')]);
  });

  it('is compared with what a progressive wager pays at its own price', () => {
    const chosen = { limit: '100', largest: '1000' };
    const at = (payTable: string, meters = {}) =>
      rulings(evidence, of({ jackpot: payTable }, chosen, { circumstances: { meters } }))[0];
    // A sum is a sum, whatever is wagered; a share of the meter is the players' own money.
    expect(at('sums')).toMatchObject({
      threshold: '$900 for one win',
      margin: '$800 below',
      explanation: expect.stringContaining('a wager of $2 on Jackpot is paid $900 on “Flush”.'),
    });
    // 200 for 1 on $2 hands over $400.
    expect(at('odds')).toMatchObject({ threshold: '$400 for one win' });
    expect(at('odds', { jackpot: { wager: '5' } })).toMatchObject({ threshold: '$1,000 for one win' });
    expect(at('odds', { jackpot: { wager: 'a chip' } })).toEqual(notice('$100'));
    expect(at('euro')).toEqual(notice('$100'));
    expect(at('gone')).toEqual(notice('$100'));
  });

  it('is compared with the largest of all wins', () => {
    const chosen = { limit: '100', largest: '100' };
    expect(rulings(evidence, of({ ...SIDE, jackpot: 'sums' }, chosen))).toMatchObject([
      { threshold: '$1,000 for one win' },
    ]);
    expect(rulings(evidence, of({ ...SIDE, jackpot: 'sums' }, { ...chosen, largest: '80' }))).toMatchObject([
      { threshold: '$900 for one win' },
    ]);
    // Of two that come to the same, the first; a stand-off or a loss is no win.
    const even = { side: { payTable: 'minimum', pays: { flush: '10 to 1' } } };
    expect(rulings(evidence, of({}, chosen, { wagers: even }))).toMatchObject([
      { explanation: expect.stringContaining('on “Full house”') },
    ]);
    const lost = { side: { payTable: 'minimum', pays: { flush: 'push', 'full-house': '?' } } };
    expect(rulings(evidence, of({}, chosen, { wagers: lost }))).toEqual([notice('$100')]);
  });
});
