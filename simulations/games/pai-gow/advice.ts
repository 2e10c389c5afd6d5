/** Every way to set seven given cards and what it gains, the House Way's among them. */
import { type Fraction, ratio } from '../../exact/fraction';
import type { Adviser } from '../../family/advice';
import { fail, ok } from '../../problems/problem';
import { against, type WayToSet } from './best/against';
import { HAND, markWithJoker } from './cards/pack';
import { setterOf } from './house-way/set-hand';
import { type Split, sevenOf } from './house-way/seven';
import type { PaiGowParameters } from './parameters';
import { winPays } from './pieces';
import { SEVEN_CARDS } from './wagers';
import { houseWayOf, waysOf } from './ways';

const inWords = ({ front }: Split): string => `${front.map(markWithJoker).join(' ')} in front`;
const same = (one: Split, other: Split) => one.high === other.high && one.low === other.low;

/** What the House Way makes of the cards: the line that sets them, and how. */
export function setByHouseWay(parameters: PaiGowParameters, cards: readonly number[]) {
  const set = setterOf(houseWayOf(parameters))(sevenOf(cards, waysOf(parameters).joker));
  if ('wrong' in set) throw new RangeError('the House Way does not set every hand');
  return set;
}

export const paiGowAdviser: Adviser<PaiGowParameters> = {
  advise: (parameters, tables, { cards: { hand = [] } }) => {
    if (new Set(hand).size !== HAND || hand.length !== HAND)
      return fail({
        code: 'input-unreadable',
        message: `Name seven cards, each once: ${hand.length} are given.`,
        field: 'hand',
      });
    const { dealer, joker } = waysOf(parameters);
    const { win, loss } = winPays(parameters, tables);
    const byWay = setByHouseWay(parameters, hand);
    const gains = ({ wins, losses, standOffs }: WayToSet): Fraction =>
      ratio(BigInt(win) * BigInt(wins) - BigInt(loss) * BigInt(losses)).div(
        ratio(BigInt(loss) * BigInt(wins + losses + standOffs)),
      );
    const choices = against(hand, dealer.settings, joker)
      .map((way, i) => {
        const byLine = same(way.split, byWay.split);
        const words = inWords(byLine ? byWay.split : way.split);
        return {
          choice: byLine ? 'house-way' : `way-${i + 1}`,
          label: byLine ? `${words}, by the House Way (${byWay.line})` : words,
          gains: gains(way),
        };
      })
      .sort((a, b) => b.gains.compare(a.gains));
    return ok({ street: SEVEN_CARDS, best: choices[0]?.choice ?? 'house-way', choices });
  },
};
