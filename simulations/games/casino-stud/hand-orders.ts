/**
 * The order in which hands are compared: the usual one, or one with flushes above full houses. Flushes lie right below full
 * houses in the usual order, so the two blocks change places.
 */
import type { HandsByStrength } from '../../equipment/cards/hands-by-strength';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import { inTable } from '../../exact/in-table';
import type { CasinoStudParameters } from './parameters';

/** By hand in this order: its place in the usual one, where they differ. */
export type InOrder = { hands: HandsByStrength; places?: Uint32Array };

export type ComparedOrder = {
  /** By class of hand: its strength. */
  strengthOf: Uint16Array;
  /** By strength: the class. */
  classOf: Uint16Array;
  /** From the weakest, with strengths for `classes`. */
  inOrder: (hands: HandsByStrength) => InOrder;
};

const classes = Uint16Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => hand);

export const USUAL: ComparedOrder = {
  strengthOf: classes,
  classOf: classes,
  inOrder: (hands) => ({ hands }),
};

function flushesAbove(): ComparedOrder {
  const flush = FIVE_CARD_ORDER.boundsOf('flush');
  const house = FIVE_CARD_ORDER.boundsOf('full-house');
  const [flushes, houses] = [flush.highest - flush.lowest + 1, house.highest - house.lowest + 1];
  const strengthOf = classes.map((hand) => {
    if (hand >= flush.lowest && hand <= flush.highest) return hand + houses;
    return hand >= house.lowest && hand <= house.highest ? hand - flushes : hand;
  });
  const classOf = new Uint16Array(classes.length);
  for (const [hand, strength] of strengthOf.entries()) classOf[strength] = hand;
  return { strengthOf, classOf, inOrder: (hands) => reordered(hands, strengthOf) };
}

function reordered(hands: HandsByStrength, strengthOf: Uint16Array): InOrder {
  const { size, count, cards, orbits } = hands;
  const strength = (hand: number) => inTable(strengthOf[inTable(hands.classes[hand])]);
  const places = Uint32Array.from({ length: count }, (_, hand) => hand).sort(
    (a, b) => strength(a) - strength(b) || a - b,
  );
  const moved = new Uint8Array(cards.length);
  for (const [to, from] of places.entries())
    moved.set(cards.subarray(from * size, (from + 1) * size), to * size);
  return {
    places,
    hands: {
      size,
      count,
      cards: moved,
      orbits: Uint8Array.from(places, (hand) => inTable(orbits[hand])),
      classes: Uint16Array.from(places, strength),
    },
  };
}

let above: ComparedOrder | undefined;

export function comparedOrder({ handOrder }: Pick<CasinoStudParameters, 'handOrder'>): ComparedOrder {
  if (handOrder !== 'flush-above-full-house') return USUAL;
  above ??= flushesAbove();
  return above;
}
