/** A wager on which the player wins on average: the engine's own warning, by no rule. Edges are given here, not counted. */
import { describe, expect, it } from 'vitest';
import { type Asked, findings, option, rule, rulings, wager } from './testing/made-up';

const minimum = { flush: '1 to 1' };
const gains = (asked: Asked) => findings([], asked);
const warning = {
  rule: 'made-up/player-gains',
  clause: '1.2',
  verdict: 'player-gains',
  paper: 'dossier',
};

describe('at every bet', () => {
  const hand = wager('hand', 'Hand', { minimum });
  const at = (houseEdge: string): Asked => ({ game: { wagers: [hand] }, figures: { hand: { houseEdge } } });

  it('is reported where the edge is below zero, and only there', () => {
    expect(gains(at('-1/80'))).toEqual([
      {
        ...warning,
        wager: 'hand',
        found: 'the player gains 1.250%',
        explanation:
          'The player gains 1.250% of each stake on Hand, and the house loses it. Lower a pay, or leave the wager out.',
      },
    ]);
    expect(gains(at('0/1'))).toEqual([]);
    expect(gains({ ...at('-1/80'), figures: {} })).toEqual([]);
    expect(gains({ ...at('-1/80'), day: '2019-12-31' })).toEqual([]);
  });

  it('is reported of what the operator wrote, under the clause about new features', () => {
    const row = { event: 'a', label: 'An ace', when: 'true', pays: '1 to 1' };
    const written = { 'own-1': { label: 'Own', rows: [row], otherwise: 'lose' as const } };
    const asked = { written, figures: { 'own-1': { houseEdge: '-1/2' } } };
    const own = {
      ...warning,
      wager: 'own-1',
      found: 'the player gains 50.000%',
      explanation:
        'The player gains 50.000% of each stake on Own, and the house loses it. Lower a pay, or leave the wager out.',
    };
    expect(gains(asked)).toEqual([{ ...own, clause: '1.1' }]);
    const listed = rule('9.1', { measure: 'wagers', listed: 'for the game' });
    expect(findings([listed], asked)[0]).toEqual({ ...own, clause: '9.1' });
    // In a game of decisions it settles by itself: only the wagers that the rulebook lists settle with the round.
    expect(gains({ ...asked, game: { family: 'casino-stud' } })).toMatchObject([{ wager: 'own-1' }]);
  });

  it('is reported once for wagers that settle together, under the first', () => {
    const round: Asked = {
      game: {
        family: 'casino-stud',
        wagers: [
          wager('ante', 'Ante', { minimum }),
          wager('raise', 'Raise', { minimum }),
          wager('side', 'Side', { minimum, family: 'stud-progressive' }),
        ],
      },
      figures: { ante: { houseEdge: '-1/50' }, raise: { houseEdge: '-1/50' }, side: { houseEdge: '-1/10' } },
    };
    expect(gains(round)).toMatchObject([
      {
        wager: 'ante',
        explanation:
          'The player gains 2.000% of each Ante staked (Ante and Raise together), and the house loses it. Lower a pay, or leave the wager out.',
      },
      { wager: 'side', found: 'the player gains 10.000%' },
    ]);
    const better = { ...round, wagers: { raise: { payTable: 'minimum', pays: { flush: '2 to 1' } } } };
    expect(rulings({ owes: 'own-pays-shown' }, better)).toMatchObject([
      {
        signLine:
          'Raise pays 2 to 1 (minimum 1 to 1), house edge below zero: the player gains 2.00% of the ante for Ante and Raise together.',
      },
    ]);
  });
});

describe('of a meter', () => {
  const terms = { fixedPaidFrom: 'house' as const, wager: '1', contribution: '10%' };
  const jackpot = wager('jackpot', 'Jackpot', { minimum, progressive: terms });
  const METER = {
    meter: '0/1',
    seed: '0/1',
    wager: '1/1',
    contribution: '1/10',
    fixedReturn: '1/10',
    longRunReturn: '4/5',
    meterShare: '1/1000',
  };
  const at = (progressive: Partial<typeof METER>, houseEdge = '1/10', meter?: string): Asked => ({
    game: { wagers: [jackpot] },
    figures: { jackpot: { houseEdge, progressive: { ...METER, ...progressive } } },
    circumstances: { meters: { jackpot: { ...(meter && { meter }) } } },
  });
  const told = (...args: Parameters<typeof at>) =>
    gains(at(...args)).map(({ found, explanation }) => [found, explanation]);

  it('is reported with what makes it so, the worst for the house first', () => {
    // Fixed pays return 11/10 of each wager.
    expect(told({ fixedReturn: '11/10' })).toEqual([
      [
        'the player gains 10.000%',
        'The player gains on Jackpot whatever the meter shows: its fixed pays alone return 110.000% of each stake. Lower a fixed pay, or leave the wager out.',
      ],
    ]);
    // 1/10 by fixed pays and a thousandth of $1,000: 11/10 again.
    expect(told({ seed: '1000/1' })).toEqual([
      [
        'the player gains 10.000%',
        'The player gains 10.000% of each stake on Jackpot with the meter at its seed of $1,000, and more as it grows. Lower the seed or a pay, or leave the wager out.',
      ],
    ]);
    expect(told({ longRunReturn: '21/20' })).toEqual([
      [
        'the player gains 5.000%',
        'The player gains 5.000% of each stake on Jackpot over the long run. Lower the seed, what is added to the meter, or a fixed pay.',
      ],
    ]);
  });

  it('above its break-even is reported with what the long run leaves', () => {
    expect(told({ meter: '950/1' }, '-1/20', '950')).toEqual([
      [
        'the player gains 5.000%',
        'The player gains 5.000% of each stake on Jackpot at the declared meter of $950, which is above its break-even. Over the long run the house keeps 20.000%; decide whether to offer the wager at this meter.',
      ],
    ]);
    expect(told({ meter: '950/1', longRunReturn: '1/1' }, '-1/20', '950')[0]?.[1]).toBe(
      'The player gains 5.000% of each stake on Jackpot at the declared meter of $950, which is above its break-even. Over the long run neither side gains; decide whether to offer the wager at this meter.',
    );
    expect(told({ meter: '950/1' }, '-1/20')).toEqual([]);
  });
});

describe('by rounding', () => {
  // 51 of 100 win even money: 2% for the player before the charge, which at 5% of what is won leaves 0.55% to the house.
  const counts = {
    universe: '100',
    events: [
      { id: 'flush', count: '51' },
      { id: 'lose', count: '49' },
    ],
  };
  const fee = option(
    'fee',
    'Fee',
    { '5%': '5%' },
    {
      kind: 'percentage',
      rounding: { option: 'rounding', to: '1' },
      charges: [{ wager: 'hand', event: 'flush', from: 'winnings' }],
    },
  );
  const rounding = option('rounding', 'Rounding', { nearest: 'To the nearest dollar', up: 'Up' });
  const hand = wager('hand', 'Hand', { minimum });
  const asked = (more: Partial<Asked> = {}): Asked => ({
    game: { wagers: [hand], options: [fee, rounding] },
    figures: { hand: { houseEdge: '11/2000', ...counts } },
    ...more,
  });

  it('is reported at the stake at which the charge is rounded away', () => {
    expect(gains(asked())).toEqual([
      {
        ...warning,
        clause: '1.3',
        wager: 'hand',
        found: 'the player gains 2.000% at $1',
        explanation:
          'The player gains 2.000% of a stake of $1 on Hand, because the fee is rounded to $0 there. No limits are given: give a minimum wager above such stakes, or round the fee up.',
      },
    ]);
    const limits = { currency: 'USD', minimum: 500, maximum: 900 };
    expect(gains(asked({ circumstances: { limits } }))).toMatchObject([
      {
        found: 'the player gains 2.000% at $5',
        explanation:
          'The player gains 2.000% of a stake of $5 on Hand, because the fee is rounded to $0 there. Raise the minimum wager, or round the fee up.',
      },
    ]);
  });

  it('is not where it is rounded up, where stakes are large, or where the pay is the operator’s own', () => {
    expect(gains(asked({ options: { rounding: 'up' } }))).toEqual([]);
    const limits = { currency: 'USD', minimum: 2000, maximum: 2000 };
    expect(gains(asked({ circumstances: { limits } }))).toEqual([]);
    const own = (payTable: string, pays = {}) => asked({ wagers: { hand: { payTable, pays } } });
    expect(gains(own('minimum', { flush: '9 to 10' }))).toEqual([]);
    expect(gains(own('other'))).toEqual([]);
  });
});
