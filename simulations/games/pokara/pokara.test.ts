import { describe, expect, it } from 'vitest';
import { toPercent } from '../../exact/decimal';
import { inTable } from '../../exact/in-table';
import { firstPass } from '../../family/merging';
import type { PayTables } from '../../pays/pay-table';
import { standardScore } from '../contract/plays-like-solution';
import { everyRound } from './brute-force';
import { pokara } from './family';
import { handClasses, placeOf } from './hands';
import { houseDiscards } from './house-way';
import { FACES, facesLeft } from './pack';
import { FLUSH_ORDERS, IMPROVEMENTS, PokaraParameters } from './parameters';
import { FIELDS, pokaraPiece, RESULTS } from './pieces';
import { pokaraHands, stateOf } from './states';
import { bestChoices, waysToDeal } from './strategy';

const EVEN: PayTables = { initial: { win: '1 to 1' }, double: { win: '1 to 1' } };
const solved = (given: Partial<PokaraParameters>, tables = EVEN) => {
  const parameters = pokara.parameters.parse(given);
  const merged = firstPass(pokara, parameters, tables);
  return { parameters, merged, solution: pokara.solve(parameters, tables, merged) };
};

/** Nine cards each: twins, pairs of one suit and of two, and hands to which the House Way draws. */
const PACKS = ['As As Ks Kh Js Jh 0s 0h Qd', '0s 0s 0s Js Jh Qs Qh Ks Ah'];
const faceOf = (card: string) => '0JQKA'.indexOf(card.charAt(0)) * 4 + 'cdhs'.indexOf(card.charAt(1));

describe.each(PACKS)('every deal of %s, one card after another', (text) => {
  const pack = text.split(' ');
  const left = Float64Array.from(
    { length: FACES },
    (_, face) => pack.filter((c) => faceOf(c) === face).length,
  );

  it.each(FLUSH_ORDERS.flatMap((flushes) => IMPROVEMENTS.map((improves) => ({ flushes, improves }))))(
    'is counted alike with %o',
    (rules) => {
      const counts = pokaraPiece({ rules, pack: left, from: 0, to: pokaraHands().length });
      let states = 0;
      for (const [number, { faces }] of pokaraHands().entries()) {
        const own: number[] = [];
        for (const face of faces)
          own.push(pack.findIndex((card, at) => faceOf(card) === face && !own.includes(at)));
        if (own.includes(-1)) continue;
        for (const up of pack.keys()) {
          if (own.includes(up)) continue;
          const at = stateOf(number, faceOf(pack[up] as string)) * FIELDS;
          expect([...counts.subarray(at, at + FIELDS)]).toEqual(everyRound(pack, own, up, rules).flat());
          states += 1;
        }
      }
      expect(states).toBeGreaterThan(100);
    },
  );
});

describe('with twenty packs', () => {
  const { parameters, merged, solution } = solved({});

  it('gains for the player what a program of its own found', () => {
    // A C++ program that goes through all 1,540 hands face by face, without classes of suits, in 128-bit whole numbers.
    expect(toPercent(solution.houseEdge, 6)).toBe('-2.522497%');
  });

  it('has as many deals as eight cards of 400 can fall', () => {
    // Three for the player, one turned up, one to draw, two under it and one for the dealer to draw.
    expect(solution.universe).toBe(((400n * 399n * 398n) / 6n) * 397n * 396n * ((395n * 394n) / 2n) * 393n);
  });

  it('never draws to three of a kind or better, and always doubles in drawing to a pair', () => {
    const { choices } = bestChoices(parameters, EVEN, merged[0] as Float64Array);
    const { order, classOf } = handClasses('pairs-first');
    for (const [number, { faces }] of pokaraHands().entries()) {
      const { category } = order.standingOf(inTable(classOf[placeOf(...faces)]));
      for (let up = 0; up < FACES; up += 1) {
        const stake = choices[stateOf(number, up)]?.stake;
        if (category === 'pair') expect(stake).not.toBe('draw');
        else if (category !== 'high-card') expect(stake).toBe('stand');
      }
    }
  });

  it('lists the hands that do not always stand, and where the suit decides', () => {
    const [hands, pairs, suits] = solution.tables ?? [];
    expect(hands?.rows.find(({ label }) => label === 'A-K-J, A-K of one suit')?.cells).toEqual(
      Array.from({ length: 5 }, () => '2×\u00a0J'),
    );
    expect(pairs?.rows.map(({ label }) => label)).toContain('K-K-Q, K-K of one suit');
    expect([hands, pairs].map((table) => table?.rows.length)).toEqual([28, 36]);
    expect(suits?.rows.map(({ label }) => label)).toEqual(['A♠ J♥ J♥ against A', 'J♠ J♥ 10♠ against 10']);
  });

  it('is what eight cards dealt and played come to', () => {
    const dealer = pokara.dealer(parameters, EVEN, merged);
    const score = standardScore(dealer, solution, { rounds: 1_000_000, seed: 4, subject: 'pokara' });
    expect(Math.abs(score)).toBeLessThan(4);
  });
});

describe('other rules', () => {
  it.each([
    [{ packs: 3, flushes: 'by-cards' }, '-2.232518%'],
    [{ improves: 'hand-or-card' }, '-3.002808%'],
  ] as const)('%o: what a program of its own found', (given, edge) => {
    expect(toPercent(solved(given).solution.houseEdge, 6)).toBe(edge);
  });

  it('one pack has no three alike of one suit', () => {
    const { deals, total } = waysToDeal(1);
    const trips = pokaraHands().findIndex(({ faces: [a, b, c] }) => a === b && b === c);
    expect(deals.slice(trips * FACES, trips * FACES + FACES).every((ways) => ways === 0n)).toBe(true);
    expect(total).toBe(1_140n * 17n);
  });

  it.each([
    [{ packs: 0 }, 'Give at least one pack of twenty cards.'],
    [{ packs: 2.5 }, 'Give the number of packs as a whole number.'],
    [{ flushes: 'by-suit' }, 'Choose how two flushes are compared: pairs-first or by-cards.'],
    [{ improves: 'never' }, 'Choose what improves a hand: hand or hand-or-card.'],
    [
      { jokers: 1 },
      'Leave out "jokers": this game has no such rule. It is played with packs of twenty cards, tens to aces.',
    ],
  ])('%o is refused with a sentence', (given, message) => {
    const parsed = PokaraParameters.safeParse(given);
    expect(parsed.error?.issues.map((issue) => issue.message)).toContain(message);
  });
});

describe('the order of hands', () => {
  const face = (card: string) => faceOf(card.replace('10', '0'));
  const worth = (text: string, flushes: 'pairs-first' | 'by-cards') => {
    const [a, b, c] = text.split(' ').map(face) as [number, number, number];
    return inTable(handClasses(flushes).classOf[placeOf(a, b, c)]);
  };

  it('has a flush of ace, ace and king as its highest, and K-J-10 as its lowest where pairs come first', () => {
    const { order } = handClasses('pairs-first');
    const { lowest, highest } = order.boundsOf('flush');
    expect([worth('Kc Jc 10c', 'pairs-first'), worth('Ac Ac Kc', 'pairs-first')]).toEqual([lowest, highest]);
    expect(worth('Jc 10c 10c', 'by-cards')).toBe(handClasses('by-cards').order.boundsOf('flush').lowest);
  });

  it('puts suits aside between hands of one category', () => {
    expect(worth('Ac Kd Jh', 'by-cards')).toBe(worth('As Kc Jd', 'by-cards'));
    expect(worth('Ac Ac Ac', 'by-cards')).toBe(worth('Ah Ah Ah', 'by-cards'));
  });

  it('keeps a flush that the House Way would draw to', () => {
    const discards = (text: string) => houseDiscards(text.split(' ').map(face) as [number, number, number]);
    expect(discards('Ac Qd Jh')).toBe(0);
    expect(discards('Ac Qc Jc')).toBeUndefined();
    expect(discards('Ac Ad 10h')).toBe(2);
    expect(discards('Ac Ad Jh')).toBeUndefined();
  });
});

it('loses nothing between pieces', () => {
  const rules = PokaraParameters.parse({ packs: 2 });
  const whole = pokaraPiece({ rules, pack: facesLeft(2, []), from: 0, to: pokaraHands().length });
  expect(firstPass(pokara, rules, EVEN)[0]).toEqual(whole);
  expect(whole.length).toBe(145 * FACES * 4 * RESULTS.length);
});
