import { describe, expect, it } from 'vitest';
import { familyOf } from '../../catalogue/families';
import { toPercent } from '../../exact/decimal';
import { ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import { firstPass } from '../../family/merging';
import type { Solution } from '../../family/solution';
import { standardScore } from '../contract/plays-like-solution';
import { bankAt, bankPlay } from './bank';
import { best, choicesOf, gainOf, houseWay, type Table } from './by-hand';
import { countAt, countResults, gainAt, openCards } from './counts';
import { nines } from './family';
import { cardsIn, dealsOf, HANDS, shoeOf } from './hands';
import { NinesParameters } from './parameters';
import { bestPlay, drawsAt } from './strategy';

type Given = Parameters<typeof NinesParameters.parse>[0] & object;
type LowTie = 'push' | 'lose';

/** The games of the California binder: their packs, choices and open cards. */
const PAN_9 = { zeros: 12, mustDraw: 4 };
const BACCARAT_9_FIRST = { zeros: 20, mustDraw: 3, bankCardsSeen: 1 };
const BACCARAT_9_SECOND = { zeros: 20, mustDraw: 4, bankCardsSeen: 2, nineEnds: 'yes' };

const tables = (lowTie: LowTie) => ({ player: { win: '1 to 1', 'low-tie': lowTie } });

function solved(given: Given, lowTie: LowTie): Solution {
  const parameters = NinesParameters.parse(given);
  const merged = firstPass(nines, parameters, tables(lowTie));
  return nines.solve(parameters, tables(lowTie), merged);
}

const edge = ({ houseEdge }: Solution) => toPercent(houseEdge, 4);
const ofWay = ({ alternatives }: Solution, way: string) => {
  const found = alternatives.find(({ id }) => id === way);
  if (!found) throw new RangeError(way);
  return found.houseEdge;
};

const PLAIN_BANK = {
  'house-way': (total: number) => total < 6,
  stands: (total: number) => total < 5,
  draws: (total: number) => total < 7,
  /** The published banker's strategy, below. */
  'best-reply': (total: number, playerDrew: boolean) => total < (playerDrew ? 6 : 7),
};

function byHand(given: Given, lowTie: LowTie): Table {
  const { decks, zeros, mustDraw, bankCardsSeen, bank, nineEnds } = NinesParameters.parse(given);
  return {
    shoe: [zeros * decks, ...Array(6).fill(4 * decks)],
    mustDraw,
    seen: bankCardsSeen,
    bank: PLAIN_BANK[bank],
    nineEnds: nineEnds === 'yes',
    lowTie: lowTie === 'push' ? 0 : -1,
  };
}

describe('drawn card by card in floating point', () => {
  it.each<[string, Given, LowTie, string]>([
    ['Pan 9 against a bank that stands', { ...PAN_9, decks: 1, bank: 'stands' }, 'push', '-2.1836%'],
    ['Pan 9 against the best reply', { ...PAN_9, decks: 12, bank: 'best-reply' }, 'push', '1.1464%'],
    ['Super 9 against a bank that draws', { ...PAN_9, decks: 12, bank: 'draws' }, 'lose', '0.0174%'],
    ['Super 9 against the best reply', { ...PAN_9, decks: 8, bank: 'best-reply' }, 'lose', '1.8290%'],
    ['Baccarat 9, one card open', { ...BACCARAT_9_FIRST, decks: 6 }, 'lose', '1.1996%'],
    ['Baccarat 9, two cards open', { ...BACCARAT_9_SECOND, decks: 8 }, 'lose', '1.0687%'],
  ])('%s %j costs the same', (_, given, lowTie, shown) => {
    const solution = solved(given, lowTie);
    const table = byHand(given, lowTie);
    const choices = choicesOf(table);
    expect(edge(solution)).toBe(shown);
    expect(-gainOf(table, choices, best)).toBeCloseTo(solution.houseEdge.valueOf(), 11);
    expect(-gainOf(table, choices, houseWay)).toBeCloseTo(ofWay(solution, 'house-way').valueOf(), 11);
  });

  it.each([0, 1, 2])('from a small shoe with %i open cards, under every rule', (seen) => {
    // Ten cards: the last are drawn from four.
    const shoe = [2, 1, 1, 1, 2, 1, 2];
    const opens = openCards(seen).length;
    for (const nineEnds of ['no', 'yes'] as const)
      for (const lowTie of ['push', 'lose'] as const) {
        const gains = [1n, 0n, lowTie === 'push' ? 0n : -1n, -1n];
        const given = { bankCardsSeen: seen, nineEnds };
        const choices = choicesOf({ ...byHand(given, lowTie), shoe });
        for (const mustDraw of [3, 4]) {
          const rules = NinesParameters.parse({ ...given, mustDraw });
          const counts = countResults(rules, shoe, bankPlay(rules, shoe, gains));
          const draws = bestPlay(rules, counts, gains);
          const gain = HANDS.flatMap((_, hand) =>
            Array.from({ length: opens }, (_, open) => {
              const drawn = draws[drawsAt(hand, open, opens)] === 1;
              return gainAt(counts, countAt(hand, open, opens, drawn), gains);
            }),
          ).reduce((sum, each) => sum + each, 0n);
          const exact = ratio(gain, dealsOf(cardsIn(shoe))).valueOf();
          expect(gainOf({ mustDraw }, choices, best)).toBeCloseTo(exact, 12);
        }
      }
  });
});

describe('what follows without counting', () => {
  it('two hands by one way, and ties that push: neither side gains', () => {
    for (const decks of [1, 2, 12]) {
      const solution = solved({ ...PAN_9, decks }, 'push');
      expect(ofWay(solution, 'house-way').n).toBe(0n);
      expect(solution.summary).toBe('Play by the house way: draw on 5 or less, stand on 6 or more.');
    }
  });

  it.each([
    [
      { ...PAN_9, decks: 6 },
      { decks: 6, zeros: 12, nineEnds: 'no' },
    ],
    [
      { ...BACCARAT_9_SECOND, decks: 8 },
      { decks: 8, zeros: 20, nineEnds: 'yes' },
    ],
  ])('a bank that wins ties of 0 and 1 gains their chance: %j', (given, parameters) => {
    const { universe, outcomes } = familyOf('nines-house-way').distribution(parameters, 'bank');
    const of = (event: string) => outcomes.find((outcome) => outcome.event === event)?.count ?? 0n;
    expect(of('win')).toBe(of('lose'));
    expect(ofWay(solved(given, 'lose'), 'house-way').equals(ratio(of('low-tie'), universe))).toBe(true);
  });
});

describe('published play', () => {
  // M. Shackleford, “Super Pan 9” (wizardofodds.com/games/super-pan-9), 12 packs: the player draws on 5 or less; the banker
  // draws on 5 or less after a player who drew, on 6 or less after one who stood.
  it('of the bank is its best reply, and the house way the best against it', () => {
    for (const lowTie of ['push', 'lose'] as const) {
      const solution = solved({ ...PAN_9, decks: 12, bank: 'best-reply' }, lowTie);
      expect(solution.tables?.find(({ id }) => id === 'bank')?.rows).toEqual([
        { label: '5', cells: ['Draw', 'Draw'] },
        { label: '6', cells: ['Draw', 'Stand'] },
      ]);
      expect(solution.summary).toMatch(/house way/);
    }
  });

  it('the bank’s best reply costs the player most of all its fixed plays, hand by hand', () => {
    const rules = NinesParameters.parse({ ...PAN_9, decks: 1, bank: 'best-reply' });
    const shoe = shoeOf(rules);
    const reply = bankPlay(rules, shoe, [1n, 0n, 0n, -1n]);
    const value = (play: Float64Array) => {
      const counts = countResults(rules, shoe, play);
      return HANDS.reduce(
        (sum, { total }, hand) =>
          sum + gainAt(counts, countAt(hand, 0, 1, houseWay(total)), [1n, 0n, 0n, -1n]),
        0n,
      );
    };
    const found = value(reply);
    for (const [hand, { total }] of HANDS.entries())
      for (const drew of [false, true]) {
        if (total !== 5 && total !== 6) continue;
        const other = reply.slice();
        other[bankAt(drew, hand)] = 1 - inTable(other[bankAt(drew, hand)]);
        expect(value(other), `${HANDS[hand]?.values} ${drew}`).toBeGreaterThanOrEqual(found);
      }
  });
});

describe('open cards of the bank', () => {
  it('one is worth nothing, two 0.14 points', () => {
    const one = solved({ ...BACCARAT_9_FIRST, decks: 8 }, 'lose');
    expect(one.houseEdge.equals(ofWay(one, 'own-cards'))).toBe(true);
    expect(one.summary).toMatch(/house way/);
    const two = solved({ ...BACCARAT_9_SECOND, decks: 8 }, 'lose');
    expect(toPercent(ofWay(two, 'own-cards'), 4)).toBe('1.2074%');
    expect(toPercent(ofWay(two, 'house-way'), 4)).toBe('1.2074%');
    expect(two.tables?.[0]?.rows).toContainEqual({
      label: '5 against 0-0, 3-6, 4-5, 4-6 or 5-5',
      cells: ['Stand'],
    });
  });

  it('are refused beside a bank that replies as well as it can', () => {
    const read = NinesParameters.safeParse({ bankCardsSeen: 1, bank: 'best-reply' });
    expect(read.error?.issues[0]?.message).toMatch(/^Where the bank’s cards are open, choose/);
    expect(NinesParameters.safeParse({ jokers: 1 }).error?.issues[0]?.message).toMatch(/no such rule/);
  });
});

describe('the dealer', () => {
  it.each<[Given, LowTie]>([
    [{ ...PAN_9, decks: 1, bank: 'best-reply' }, 'push'],
    [{ ...PAN_9, decks: 2, bank: 'draws' }, 'lose'],
    [{ ...BACCARAT_9_FIRST, decks: 6 }, 'lose'],
    [{ ...BACCARAT_9_SECOND, decks: 1 }, 'lose'],
  ])('plays %j as it was solved', (given, lowTie) => {
    const parameters = NinesParameters.parse(given);
    const pays = tables(lowTie);
    const merged = firstPass(nines, parameters, pays);
    const solution = nines.solve(parameters, pays, merged);
    const dealer = nines.dealer(parameters, pays, merged);
    const play = { rounds: 400_000, seed: 9, subject: 'nines' };
    expect(Math.abs(standardScore(dealer, solution, play))).toBeLessThan(4);
  });
});
