/** Each case by hand: who takes which part, and who the odd chips. */

import { describe, expect, it } from 'vitest';
import { type Card, readCards } from '../equipment/cards/card';
import { toText } from '../exact/fraction';
import { inTable } from '../exact/in-table';
import { equity, waysLeft } from './equity';
import { lastsFor, mostTaken } from './pack';
import { divide, type PotRules } from './pot';

const cards = (text: string): Card[] => {
  const read = readCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const shown = (...hands: string[]) => hands.map((text) => ({ own: cards(text) }));
const taken = (rules: PotRules, hands: string[], boards: string[], chips: number) =>
  divide(rules, shown(...hands), boards.map(cards), chips).map(({ winners, unsaid }) => ({
    won: winners.map(({ seat, chips: won, odd }) => [seat, won, odd]),
    ...(unsaid > 0 && { unsaid }),
  }));

const HOLDEM: PotRules = {
  pack: 'full',
  own: 2,
  boards: 1,
  parts: [{ id: 'high', label: 'High', hand: { order: 'high', from: 'all' } }],
  oddChips: 'left-of-button',
};
const OMAHA_8: PotRules = {
  pack: 'full',
  own: 4,
  boards: 1,
  parts: [
    { id: 'high', label: 'High', hand: { order: 'high', from: { own: 2, board: 3 } } },
    {
      id: 'low',
      label: 'Low',
      hand: { order: 'ace-to-five', from: { own: 2, board: 3 } },
      worst: '8s 7h 6d 5c 4s',
    },
  ],
  oddChips: 'left-of-button',
};
const STUD_8: PotRules = {
  pack: 'full',
  own: 7,
  boards: 0,
  parts: [
    { id: 'high', label: 'High', hand: { order: 'high', from: 'own' } },
    { id: 'low', label: 'Low', hand: { order: 'ace-to-five', from: 'own' }, worst: '8s 7h 6d 5c 4s' },
  ],
  oddChips: 'stud-split',
};
const ARCHIE: PotRules = {
  pack: 'full',
  own: 5,
  boards: 0,
  parts: [
    { id: 'high', label: 'High', hand: { order: 'high', from: 'own' }, worst: '6s 6h 4d 3c 2s' },
    { id: 'low', label: 'Low', hand: { order: 'ace-to-five', from: 'own' }, worst: '6s 5h 4d 3c 2s' },
  ],
  otherwise: 'high',
  oddChips: 'left-of-button',
};

describe('one part', () => {
  it('goes to the best hand of own cards and board', () =>
    expect(taken(HOLDEM, ['Ah Kd', '9c 9d'], ['As 9s 4h 4d 2c'], 100)).toEqual([{ won: [[1, 100, 0]] }]));
  it('is shared by those who play the board, the odd chips to the first on the left', () =>
    expect(taken(HOLDEM, ['2h 3d', '2c 3s', '4c 4d'], ['As Ks Qs Js Ts'], 101)).toEqual([
      {
        won: [
          [0, 35, 2],
          [1, 33, 0],
          [2, 33, 0],
        ],
      },
    ]));
  it('leaves an odd chip where the rules do not say whose it is', () => {
    const rules: PotRules = { ...HOLDEM, oddChips: 'unsaid' };
    expect(taken(rules, ['2h 3d', '2c 3s'], ['As Ks Qs Js Ts'], 7)).toEqual([
      {
        won: [
          [0, 3, 0],
          [1, 3, 0],
        ],
        unsaid: 1,
      },
    ]);
  });
  it('gives the odd chip to the highest card of all held, by suit among equal ranks', () => {
    const rules: PotRules = { ...HOLDEM, oddChips: 'high-card' };
    expect(taken(rules, ['Kh 3d', 'Kc 3s'], ['As Ad Ah 2s 2d'], 3)).toEqual([
      {
        won: [
          [0, 2, 1],
          [1, 1, 0],
        ],
      },
    ]);
  });
});

describe('high and low', () => {
  it('takes exactly two of four: four hearts on the board and one held are no flush', () =>
    expect(taken(OMAHA_8, ['Ah 9c 9d 8s', 'Kd Kc 4s 5s'], ['Kh Qh Jh 2h 9s'], 10)).toEqual([
      { won: [[1, 10, 0]] },
      { won: [] },
    ]));
  it('goes whole to the high hand where no low qualifies', () => {
    const [, low] = divide(OMAHA_8, shown('As 2s Kd Kc', 'Qs Qd Jc Tc'), [cards('Kh Qh 9s 8d 3c')], 10);
    expect(low?.because).toBe('No hand qualifies, so this part goes with high.');
  });
  it('quarters the low half between lows that tie, the odd chip of the halves to the high', () =>
    expect(taken(OMAHA_8, ['As 2d Kd Qc', 'Ah 2c 9d 9c'], ['9h 3s 5c 8d Kc'], 21)).toEqual([
      { won: [[1, 11, 0]] },
      {
        won: [
          [0, 5, 0],
          [1, 5, 0],
        ],
      },
    ]));
  it('the printed example: a king-high straight beats two pairs, 10-9-7-2-A beats J-10-9-5-4 for low', () => {
    const rules: PotRules = {
      ...STUD_8,
      parts: STUD_8.parts.map(({ worst: _, ...part }) => part),
    };
    const hands = ['As Ac 2s 7h 9c 9d Td', '4s 5d 9s Tc Jh Qc Kh'];
    const parts = divide(rules, shown(...hands), [], 2);
    expect(parts.map(({ winners }) => winners.map(({ seat }) => seat))).toEqual([[1], [0]]);
    expect(parts.map(({ hands: made }) => made.map(({ name }) => name))).toEqual([
      ['Two pairs, aces and nines with ten', 'Straight, king high'],
      ['10-9-7-2-A', 'J-10-9-5-4'],
    ]);
  });
  it('in stud the odd chip of the low half goes to the lowest card, of all seven', () =>
    expect(taken(STUD_8, ['As 2h 3d 4c 6s Kd Kc', 'Ah 2d 3c 4s 6h Qd Js'], [], 6)).toEqual([
      { won: [[0, 3, 0]] },
      {
        won: [
          // The two of diamonds is below the two of hearts.
          [0, 1, 0],
          [1, 2, 1],
        ],
      },
    ]));
});

it('who tie for both halves share the pot as one where the rules say so: 22 chips in halves, 21 with the odd one by the highest card', () => {
  const hands = ['As 2h 3d 4c 6s Kd Kc', 'Ah 2d 3c 4s 6h Ks Kh'];
  // In halves of eleven the odd chips go to the ace of spades and the two of diamonds, one each.
  expect(taken(STUD_8, hands, [], 22).map(({ won }) => won)).toEqual([
    [
      [0, 6, 1],
      [1, 5, 0],
    ],
    [
      [0, 5, 0],
      [1, 6, 1],
    ],
  ]);
  const evenly = (chips: number) =>
    taken({ ...STUD_8, evenly: true }, hands, [], chips).map(({ won }) => won);
  expect(evenly(22)).toEqual([
    [
      [0, 11, 0],
      [1, 11, 0],
    ],
    [],
  ]);
  expect(evenly(21)).toEqual([
    [
      [0, 11, 1],
      [1, 10, 0],
    ],
    [],
  ]);
  const [, low] = divide({ ...STUD_8, evenly: true }, shown(...hands), [], 21);
  expect(low?.because).toBe('The same players tie for it, so the pot is shared as one.');
  const apart = taken({ ...STUD_8, evenly: true }, ['As 2h 3d 4c 6s Kd Kc', 'Ah 2d 3c 4s 6h Qd Js'], [], 6);
  expect(apart.map(({ won }) => won.length)).toEqual([1, 2]);
});

describe('with a qualifier for each half', () => {
  it.each([
    ['both', ['6s 6h Kd Qc Js', '6d 4h 3d 2c As'], [[[0, 5, 0]], [[1, 5, 0]]]],
    ['high alone', ['6s 6h Kd Qc Js', '8s 4h 3d 2c As'], [[[0, 10, 0]], []]],
    ['low alone', ['5s 5h Kd Qc Js', '6s 4h 3d 2c As'], [[], [[1, 10, 0]]]],
    [
      'neither: the best high, which does not qualify',
      ['5s 5h Kd Qc Js', '7s 4h 3d 2c As'],
      [[[0, 10, 0]], []],
    ],
  ] as const)('%s', (_, hands, won) =>
    expect(taken(ARCHIE, [...hands], [], 10).map((part) => part.won)).toEqual(won),
  );
});

describe('two boards', () => {
  const rules: PotRules = {
    pack: 'full',
    own: 4,
    boards: 2,
    parts: [
      { id: 'one', label: 'Board 1', hand: { order: 'high', from: { own: 2, board: 3 }, board: 0 } },
      { id: 'two', label: 'Board 2', hand: { order: 'high', from: { own: 2, board: 3 }, board: 1 } },
    ],
    oddChips: 'left-of-button',
  };
  it('are judged apart', () =>
    expect(taken(rules, ['As Ah 7c Qd', 'Ks Kh 9c 8d'], ['Kd 5s 4h 3d 2h', 'Ac Js Jd 4c 3c'], 9)).toEqual([
      { won: [[1, 5, 0]] },
      { won: [[0, 4, 0]] },
    ]));
});

describe('equity', () => {
  it('with one card to come is a count of the cards that are left', () => {
    const hands = shown('Ah Kh', 'Qs Qd');
    const boards = [cards('Qc 7h 2h 3s')];
    // Nine hearts are left; the queen makes four of a kind and the three a full house, so seven make the flush that wins.
    const found = equity(HOLDEM, hands, boards);
    expect(found.ways).toBe(44);
    expect(found.players.map(({ wins }) => wins)).toEqual([7, 37]);
    expect(found.players.map(({ share }) => toText(share))).toEqual(['7/44', '37/44']);
  });

  it('counts a pot that is always shared as half each', () => {
    const found = equity(HOLDEM, shown('2c 3d', '2d 3c'), [cards('As Ks Qs Js')]);
    expect(found.players.map(({ share }) => toText(share))).toEqual(['1/2', '1/2']);
  });

  it('agrees with the division of every way, one by one', () => {
    const hands = ['As 2d Kd Qc', 'Ah 2c 9d 9c', '3h 4h Jd Js'];
    const flop = cards('9h 3s 5c 8d');
    const found = equity(OMAHA_8, shown(...hands), [flop]);
    const seen = new Set([...hands.flatMap(cards), ...flop]);
    const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !seen.has(card));
    const chips = 2520 * 12;
    const won = [0, 0, 0];
    for (const river of rest)
      for (const { winners } of divide(OMAHA_8, shown(...hands), [[...flop, river]], chips))
        for (const { seat, chips: got } of winners) won[seat] = inTable(won[seat]) + got;
    expect(found.ways).toBe(rest.length);
    for (const [seat, got] of won.entries())
      expect(found.players[seat]?.share.valueOf()).toBeCloseTo(got / (chips * rest.length), 14);
  });

  it('deals missing cards of players and board, each way once', () => {
    expect(waysLeft(HOLDEM, shown('As Ah', 'Ks Kh'), [[]])).toBe(1_712_304);
    const stud = { ...STUD_8, own: 7 };
    const hands = shown('As Ah 7c 6d 2c 3c', 'Ks Kh 9c 8d 2d 3d');
    expect(waysLeft(stud, hands, [])).toBe(40 * 39);
    const { ways, players } = equity(stud, hands, []);
    expect(ways).toBe(1_560);
    expect((players[0]?.share.valueOf() ?? 0) + (players[1]?.share.valueOf() ?? 0)).toBeCloseTo(1, 14);
  });

  it('aces against kings of the same suits before the flop: 1,410,336 of 1,712,304 won, 9,308 shared', () => {
    // Published by every hold'em calculator as 82.36% and 17.09%, 0.54% shared.
    const { players } = equity(HOLDEM, shown('As Ah', 'Ks Kh'), [[]]);
    expect([players[0]?.wins, players[0]?.ties, players[1]?.wins]).toEqual([1_410_336, 9_308, 292_660]);
  });
});

describe('the pack', () => {
  const stud = { each: 7, board: 0, burns: 4 };
  it('is asked for 60 cards by eight at seven-card stud, and lasts for six', () => {
    expect(mostTaken(stud, 8)).toBe(60);
    expect(lastsFor(stud, 52)).toBe(6);
  });
  it('is asked for 143 by seven who draw five cards three times', () => {
    const draw = { each: 5, draws: { count: 3, most: 5 }, board: 0, burns: 3 };
    expect(mostTaken(draw, 7)).toBe(143);
    expect(lastsFor(draw, 52)).toBe(2);
  });
});
