import { describe, expect, it } from 'vitest';
import { inTable } from '../../../exact/in-table';
import { blackjack } from '../family';
import { HANDS, handOf } from '../hands';
import { KINDS } from '../ranks';
import { AT } from '../two-card-ranks';
import { againstUp } from './against-up';
import { dealersHands, gainOf, HEART, played, score } from './by-hand';
import { DealersCards, ENDS, OVER, TWENTY_SIX } from './dealers-cards';
import { GIVE_UP, type PokerRules } from './hand-gains';
import { BlackjackPokerParameters } from './parameters';
import { blackjackPokerPiece, plansFrom } from './pieces';
import { type BothHands, SPLIT_PARTS } from './settled';
import { splitAces } from './split-aces';
import { splitPair } from './split-pair';
import { whatToPlay } from './what-to-play';

const RULES: PokerRules = {
  decks: 6,
  hearts: 6,
  standsOffAt26: true,
  givesUpAfterSplit: true,
  beatsLonger21: true,
  splitStake: 1,
  pays: { hearts: 3, blackjack: 1.2, win: 1 },
};

describe('with what is its own left out', () => {
  const rules = { ...RULES, hearts: 0, standsOffAt26: false, givesUpAfterSplit: false };
  const parameters = blackjack.parameters.parse({
    decks: 6,
    soft17: 'hit',
    double: 'any',
    split: 'any',
    hands: 2,
    dealersBlackjack: 'first',
    splitTwentyOne: 'beats-longer',
    surrender: 'late',
  });
  const tables = { initial: { blackjack: '6 to 5', win: '1 to 1' } };

  it.each([
    [1, 0, 4],
    [10, 9, 16],
  ])(
    'it gains against card %i what blackjack does, which works the dealer out in another way',
    (up, kind, of) => {
      const found = blackjack.runPiece(parameters, tables, kind);
      const gain = inTable(found[0]?.[0]) / 1e15;
      expect((againstUp(rules, up).gain * of) / 52).toBeCloseTo(gain, 12);
    },
  );
});

describe('a small shoe, card by card', () => {
  // Two aces, of which one is of hearts, a two, a three, three fives, two sixes, two eights, a nine and four tens.
  const SHOE = [1, 1, 1, 0, 3, 2, 0, 2, 1, 4, 1];
  const left = Float64Array.from(SHOE.slice(0, KINDS), (count, kind) => count + (kind === 0 ? 1 : 0));
  const cards = left.reduce((sum, count) => sum + count, 0);

  it.each([
    ['an ace of hearts', HEART, 0, 0.5],
    ['another ace', 0, 0, 0],
    ['a six', 5, 5, 0],
    ['a nine', 8, 8, 0],
    ['a ten', 9, 9, 0],
  ])('the dealer with %s ends as often as the cards say', (_, card, kind, hearts) => {
    const ends = new Float64Array(ENDS);
    const dealer = new DealersCards(kind);
    dealer.work(left, cards, hearts, ends);
    const seen = new Float64Array(ENDS);
    for (const [hand, chance] of dealersHands([card], SHOE)) {
      const total = score(hand);
      const end = total > 21 ? (total === 26 && hand.length === 3 ? TWENTY_SIX : OVER) : total - 17;
      seen[end] = inTable(seen[end]) + chance;
    }
    for (let end = 0; end < ENDS; end += 1) expect(inTable(ends[end])).toBeCloseTo(inTable(seen[end]), 14);
    expect(dealer.twentySix(left, cards)).toBeCloseTo(inTable(seen[TWENTY_SIX]), 14);
    expect(1 - dealer.natural(left, cards, hearts)).toBeCloseTo(
      seen.reduce((sum, chance) => sum + chance, 0),
      14,
    );
  });

  const byWonAndLost = (together: BothHands) => {
    const found: Record<string, number> = {};
    for (const [at, chance] of together.chances.entries())
      if (chance > 1e-13)
        found[`${Math.floor(at / SPLIT_PARTS.places) / 4} ${(at % SPLIT_PARTS.places) / 4}`] = chance;
    return found;
  };
  const expectAlike = (found: Record<string, number>, expected: Record<string, number>) => {
    expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
    for (const [key, chance] of Object.entries(expected)) expect(found[key], key).toBeCloseTo(chance, 12);
  };
  /** Both hands of a pair, then the dealer: what is won and lost together, and what is gained. */
  function splitByHand(
    pair: readonly [number, number],
    up: number,
    stake: number,
    shoe: readonly number[],
    plan: ArrayLike<number>,
  ) {
    const ends: Record<string, number> = {};
    let gain = 0;
    const all = shoe.reduce((sum, count) => sum + count, 0);
    const without = (from: readonly number[], card: number) =>
      from.map((count, at) => (at === card ? count - 1 : count));
    for (const [first, ofFirst] of shoe.entries()) {
      if (ofFirst === 0) continue;
      for (const [one, chance, rest] of played([pair[0], first], without(shoe, first), plan)) {
        const others = rest.reduce((sum, count) => sum + count, 0);
        for (const [second, ofSecond] of rest.entries()) {
          if (ofSecond === 0) continue;
          for (const [two, then, last] of played([pair[1], second], without(rest, second), plan))
            for (const [dealers, finally_] of dealersHands([up], last)) {
              const share = (ofFirst / all) * chance * (ofSecond / others) * then * finally_;
              const [a, b] = [gainOf(one, dealers), gainOf(two, dealers) * stake];
              const key = `${Math.max(a, 0) + Math.max(b, 0)} ${Math.max(-a, 0) + Math.max(-b, 0)}`;
              ends[key] = (ends[key] ?? 0) + share;
              gain += share * (a + b);
            }
        }
      }
    }
    return { ends, gain };
  }

  it.each([1, 0.5])(
    'two hands from a pair of eights against a nine, the second of stake %f',
    (splitStake) => {
      const rules = { ...RULES, splitStake };
      // An ace, a two, two fives, two sixes, an eight, a nine and five tens beside the pair, which the situation still holds.
      const few = [1, 1, 0, 0, 2, 2, 0, 1, 1, 5, 0];
      const shoe = {
        left: Float64Array.from(few.slice(0, KINDS), (count, kind) => count + (kind === 7 ? 2 : 0)),
        cards: 15,
      };
      const pair = splitPair({ rules, dealer: new DealersCards(8), shoe, hearts: 0 }, 7);
      const { ends, gain } = splitByHand([7, 7], 8, splitStake, few, pair.gains.choice);
      expect(pair.gain).toBeCloseTo(gain, 12);
      expectAlike(byWonAndLost(pair.ended()), ends);
    },
  );

  it.each([
    ['an ace of hearts', HEART, true],
    ['a six', 5, false],
  ])('split aces against %s: two of hearts beat all', (_, up, showsHeart) => {
    // Two aces of four, of which three are of hearts.
    const aces = { aces: 4, hearts: 3 };
    const rest = [0, 1, 1, 0, 2, 2, 0, 2, 1, 4, 0];
    const shoe = {
      left: Float64Array.from(rest.slice(0, KINDS), (count, kind) => (kind === 0 ? 4 : count)),
      cards: 17,
    };
    const dealer = new DealersCards(showsHeart ? 0 : 5);
    const split = splitAces({ rules: RULES, dealer, shoe, hearts: 0 }, aces, showsHeart);
    const choices = new Uint8Array(HANDS.count);
    for (const [kind, given] of split.givesUp.entries()) if (given) choices[handOf(0, kind)] = GIVE_UP;
    // One of the two is of hearts, in either hand: three of the six pairs; the others are both of hearts and are not split.
    const ends: Record<string, number> = {};
    let gain = 0;
    for (const pair of [
      [HEART, 0],
      [0, HEART],
    ] as const) {
      const found = splitByHand(pair, up, 1, [0, ...rest.slice(1, KINDS), 2], choices);
      gain += found.gain / 2;
      for (const [key, chance] of Object.entries(found.ends)) ends[key] = (ends[key] ?? 0) + chance / 2;
    }
    expect(split.gain).toBeCloseTo(gain, 12);
    expectAlike(byWonAndLost(split.ended()), ends);
  });
});

describe('against a nine', () => {
  const ends = (rules: PokerRules) => {
    const { plain, split, gain } = againstUp(rules, 9);
    const sum = (shares: Float64Array) => shares.reduce((total, share) => total + share, 0);
    return { gain, plain, all: sum(plain) + sum(split.chances) };
  };
  const usual = ends(RULES);

  it('every round ends once', () => {
    expect(usual.all).toBeCloseTo(1, 13);
  });

  it('two aces of hearts come as often as two of six hearts among 311 cards', () => {
    expect(usual.plain[AT.best]).toBeCloseTo((6 * 5) / (311 * 310), 15);
  });
});

it('has a chart of two cards and one of more: against a ten, a fifteen draws and a nine and seven are given up', () => {
  const parameters = BlackjackPokerParameters.parse({});
  const tables = { initial: { 'two-aces-of-hearts': '3 to 1', blackjack: '6 to 5', win: '1 to 1' } };
  const plans = plansFrom(blackjackPokerPiece(parameters, tables, 10)[5] as Float64Array);
  const [two, more] = whatToPlay(plans, 6).tables;
  const column = two?.columns.indexOf('10') as number;
  const says = (label: string) =>
    [two, more].flatMap((table) => table?.rows ?? []).find((row) => row.label === label)?.cells[column];
  expect(two?.rows).toHaveLength(55);
  expect(['8-8', '7-9', '5-6', 'A-A', '10-10', 'Hard 15', 'Hard 17', 'Soft 18'].map(says)).toEqual([
    'P',
    'R',
    'D',
    'P',
    'S',
    'H',
    'S',
    'H',
  ]);
});

it.each([
  [{ decks: 13 }, 'Give at most 12 decks.'],
  [{ decks: 0 }, 'Give at least one deck.'],
  [
    { aceAndTenAgainst21: 'loses' },
    'Choose what an ace and a ten do against a longer 21: wins or stands-off.',
  ],
  [{ splitStake: 'double' }, 'Choose what a split stakes on the second hand: equal or half.'],
  [
    { jokers: 1 },
    'Leave out "jokers": this game has no such rule. It is played with one to twelve packs of 52 cards, without jokers.',
  ],
])('%o is refused with a sentence', (given, message) => {
  const parsed = BlackjackPokerParameters.safeParse(given);
  expect(parsed.error?.issues.map((issue) => issue.message)).toContain(message);
});
