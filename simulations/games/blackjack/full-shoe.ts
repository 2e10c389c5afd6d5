/** Rounds that are each dealt from a full shoe, two cards shuffled at a time. */
import type { Card } from '../../equipment/cards/card';
import type { RandomSource } from '../../equipment/random-source';
import type { Shoe } from '../../equipment/shoe';
import type { RoundDealer } from '../../wagers/dealer';

export function fromFullShoe(
  shoe: Shoe,
  unit: number,
  roundWith: (draw: () => Card) => () => number,
): RoundDealer {
  let source: RandomSource;
  let [seen, ready] = [0, 0];
  const round = roundWith(() => {
    if (seen === ready) {
      shoe.dealTwo(source);
      ready += 2;
    }
    seen += 1;
    return shoe.card(seen - 1);
  });
  return {
    unit,
    newPack: () => shoe.putBack(),
    play: (random) => {
      source = random;
      seen = 0;
      ready = 0;
      const gained = round();
      shoe.putBack();
      return gained;
    },
  };
}
