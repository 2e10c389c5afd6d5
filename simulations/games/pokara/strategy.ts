/** Which of standing, drawing and doubling gains most, for every hand and up-card. */

import { type Fraction, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import { inUnits, netPays, unitOf } from '../decisions/net-pays';
import { handClasses, placeOf } from './hands';
import { houseDiscards } from './house-way';
import { FACES, type Face, facesLeft } from './pack';
import type { PokaraParameters } from './parameters';
import { FIELDS, RESULTS, type ResultOfDraw } from './pieces';
import { type PokaraHand, pokaraHands, stateCount, stateOf } from './states';
import { pokaraWagers } from './wagers';

export const STAKES = ['stand', 'draw', 'double'] as const;
export type Stake = (typeof STAKES)[number];

/** What is done with a hand: `way` is 0 for standing, else one more than the place of the card that is discarded. */
export type Choice = { stake: Stake; way: number };

/** Net gains in units of the initial wager. */
export type Gains = { once: Record<ResultOfDraw, Fraction>; twice: Record<ResultOfDraw, Fraction> };

export function gainsOf(tables: PayTables): Gains {
  const net = netPays(pokaraWagers(), tables);
  const byResult = (of: (result: ResultOfDraw) => Fraction) =>
    Object.fromEntries(RESULTS.map((result) => [result, of(result)])) as Record<ResultOfDraw, Fraction>;
  return {
    once: byResult((result) => net('initial', result)),
    twice: byResult((result) => net('initial', result).add(net('double', result))),
  };
}

/** Only a hand of less than a pair may draw without doubling. */
export function mustDouble({ flushes }: PokaraParameters): (hand: PokaraHand) => boolean {
  const { order, classOf } = handClasses(flushes);
  const pairs = order.boundsOf('pair').lowest;
  return ({ faces }) => inTable(classOf[placeOf(...faces)]) >= pairs;
}

export type Ways = {
  /** By state: in how many ways the hand and the up-card can be dealt; 0 where the packs do not hold them. */
  deals: bigint[];
  /** All hands and up-cards. */
  total: bigint;
};

const chosen = (of: number, k: number): number =>
  k === 1 ? of : k === 2 ? (of * (of - 1)) / 2 : (of * (of - 1) * (of - 2)) / 6;

export function waysToDeal(packs: number): Ways {
  const deals: bigint[] = [];
  for (const { faces, orbit } of pokaraHands()) {
    const held = facesLeft(0, faces).map((count) => -count);
    const hands = orbit * held.reduce((ways, k) => (k === 0 ? ways : ways * chosen(packs, k)), 1);
    for (let up = 0; up < FACES; up += 1)
      deals.push(hands === 0 ? 0n : BigInt(hands * (packs - inTable(held[up]))));
  }
  return { deals, total: deals.reduce((sum, count) => sum + count, 0n) };
}

/** By state: the choice, and what the best of each stake gains over all deals of the cards not seen, in one unit. */
export type Found = { unit: bigint; gains: bigint[][]; choices: Choice[] };

/** Of equal gains the smaller stake is taken, and then the first way. */
export function bestChoices(parameters: PokaraParameters, tables: PayTables, counts: Float64Array): Found {
  const { once, twice } = gainsOf(tables);
  const unit = unitOf([...Object.values(once), ...Object.values(twice)]);
  const [ones, twos] = [once, twice].map((gains) => RESULTS.map((result) => inUnits(gains[result], unit)));
  const gainOf = (at: number, units: readonly bigint[] | undefined) =>
    RESULTS.reduce((sum, _, i) => sum + BigInt(inTable(counts[at + i])) * ((units?.[i] ?? 0n) as bigint), 0n);
  const doubles = mustDouble(parameters);
  const gains: bigint[][] = [];
  const choices: Choice[] = [];
  for (const [number, hand] of pokaraHands().entries()) {
    const required = doubles(hand);
    for (let up = 0; up < FACES; up += 1) {
      const at = stateOf(number, up) * FIELDS;
      const draws = (stake: Stake, units: readonly bigint[] | undefined) =>
        [1, 2, 3].map((way) => ({ stake, way, gain: gainOf(at + way * RESULTS.length, units) }));
      const options = [
        { stake: 'stand' as Stake, way: 0, gain: gainOf(at, ones) },
        ...(required ? [] : draws('draw', ones)),
        ...draws('double', twos),
      ];
      const most = (of: typeof options) => of.reduce((best, next) => (next.gain > best.gain ? next : best));
      const { stake, way } = most(options);
      choices.push({ stake, way });
      gains.push(
        STAKES.flatMap((each) => {
          const alike = options.filter((option) => option.stake === each);
          return alike.length === 0 ? [] : [most(alike).gain];
        }),
      );
    }
  }
  return { unit, gains, choices };
}

export const neverDraw = (): Choice[] =>
  Array.from({ length: stateCount() }, () => ({ stake: 'stand', way: 0 }));

/** As the dealer draws, doubling only where the rules require it. */
export function asTheHouse(parameters: PokaraParameters): Choice[] {
  const doubles = mustDouble(parameters);
  return pokaraHands().flatMap((hand) => {
    const place = houseDiscards(hand.faces);
    const choice: Choice =
      place === undefined
        ? { stake: 'stand', way: 0 }
        : { stake: doubles(hand) ? 'double' : 'draw', way: place + 1 };
    return Array.from({ length: FACES }, () => choice);
  });
}

export const discardOf = ({ faces }: PokaraHand, { way }: Choice): Face => faces[way - 1] as Face;
export const share = (count: bigint, of: bigint): Fraction => ratio(count, of);
