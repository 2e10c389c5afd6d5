/** Deals eight cards, plays the strategy it is given, and the dealer's hand by the House Way. */

import { deal } from '../../equipment/cards/deck';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import type { RoundDealer } from '../../wagers/dealer';
import { smallUnits } from '../decisions/net-pays';
import { type Hand, handClasses, placeOf } from './hands';
import { houseDiscards } from './house-way';
import { improves } from './improving';
import { FACES, type Face } from './pack';
import type { PokaraParameters } from './parameters';
import { RESULTS } from './pieces';
import { forEachDeal, pokaraHands, renameFace, stateOf } from './states';
import { bestChoices, type Choice, discardOf, gainsOf, STAKES } from './strategy';

const DOUBLED = FACES + 1;

/** By three cards in any order and an up-card: 0 to stand, one more than the face to discard, and `DOUBLED` more to double. */
function choicesInAnyOrder(choices: readonly Choice[]): Uint8Array {
  const known = new Uint8Array(FACES ** 4);
  for (const [number, hand] of pokaraHands().entries())
    for (let up = 0; up < FACES; up += 1) {
      const choice = choices[stateOf(number, up)] as Choice;
      if (choice.stake === STAKES[0]) continue;
      const discard = discardOf(hand, choice);
      forEachDeal(hand, up, (a, b, c, shown, suits) => {
        known[placeOf(a, b, c) * FACES + shown] =
          1 + renameFace(discard, suits) + (choice.stake === 'double' ? DOUBLED : 0);
      });
    }
  return known;
}

export function pokaraDealer(
  parameters: PokaraParameters,
  tables: PayTables,
  merged: Float64Array[],
): RoundDealer {
  const { once, twice } = gainsOf(tables);
  const { unit, whole } = smallUnits([once, twice].flatMap((gains) => RESULTS.map((r) => gains[r])));
  const choices = choicesInAnyOrder(bestChoices(parameters, tables, merged[0] as Float64Array).choices);
  const { classOf } = handClasses(parameters.flushes);
  // By the dealer's three cards: the face that is discarded, or none.
  const NONE = FACES;
  const discards = Uint8Array.from({ length: FACES ** 3 }, (_, at) => {
    const hand: Hand = [Math.floor(at / FACES ** 2), Math.floor(at / FACES) % FACES, at % FACES];
    const place = houseDiscards(hand);
    return place === undefined ? NONE : hand[place];
  });
  const deck = Uint8Array.from({ length: FACES * parameters.packs }, (_, card) => card % FACES);
  const face = (at: number) => inTable(deck[at]);
  const [WIN, TIE, LOSE, NOT_IMPROVED] = [0, 1, 2, 3];

  /** The rank of three cards with one of them replaced, or -1 where that does not improve them. */
  const drawn = (a: Face, b: Face, c: Face, discarded: Face, card: Face): number => {
    const dealt = inTable(classOf[placeOf(a, b, c)]);
    const now =
      a === discarded ? placeOf(card, b, c) : b === discarded ? placeOf(a, card, c) : placeOf(a, b, card);
    const rank = inTable(classOf[now]);
    return improves(parameters.improves, dealt, rank, discarded, card) ? rank : -1;
  };

  const resultOf = (choice: number): number => {
    const [a, b, c] = [face(0), face(1), face(2)];
    const mine =
      choice === 0 ? inTable(classOf[placeOf(a, b, c)]) : drawn(a, b, c, (choice - 1) % DOUBLED, face(3));
    if (mine < 0) return NOT_IMPROVED;
    const [x, y, up] = [face(4), face(5), face(6)];
    const discarded = inTable(discards[placeOf(x, y, up)]);
    const dealers =
      discarded === NONE ? inTable(classOf[placeOf(x, y, up)]) : drawn(x, y, up, discarded, face(7));
    if (mine === dealers) return TIE;
    return mine > dealers ? WIN : LOSE;
  };

  return {
    unit,
    newPack: () => {
      for (let card = 0; card < deck.length; card += 1) deck[card] = card % FACES;
    },
    play: (random) => {
      deal(deck, 8, random);
      const choice = inTable(choices[placeOf(face(0), face(1), face(2)) * FACES + face(6)]);
      return inTable(whole[(choice > DOUBLED ? RESULTS.length : 0) + resultOf(choice)]);
    },
  };
}
