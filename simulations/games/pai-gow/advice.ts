/** Every way to set seven given cards and what it gains, the House Way's among them. */

import type { Card } from '../../equipment/cards/card';
import { isJoker, markWithJoker } from '../../equipment/cards/joker';
import { type Fraction, ratio } from '../../exact/fraction';
import type { Advice, Adviser, Laid } from '../../family/advice';
import type { PayTables } from '../../pays/pay-table';
import { fail, ok } from '../../problems/problem';
import { against, type WayToSet } from './best/against';
import { HAND, plainRank } from './cards/pack';
import { setterOf } from './house-way/set-hand';
import { type Split, sevenOf } from './house-way/seven';
import { jokersOf, type PaiGowParameters } from './parameters';
import { winPays } from './pieces';
import { SEVEN_CARDS } from './wagers';
import { houseWayOf, waysOf } from './ways';

const falling = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => plainRank(b) - plainRank(a));
const inWords = ({ front }: Split): string => `${falling(front).map(markWithJoker).join(' ')} in front`;
const laid = (cards: readonly Card[], { front }: Split): Laid[] => [
  { called: 'High hand, behind', cards: falling(cards.filter((card) => !front.includes(card))) },
  { called: 'Low hand, in front', cards: falling(front) },
];
const same = (one: Split, other: Split) => one.high === other.high && one.low === other.low;

const HOUSE_WAY = 'house-way';

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
    const jokers = jokersOf(parameters);
    if (hand.filter(isJoker).length > jokers)
      return fail({
        code: 'input-unreadable',
        message:
          jokers === 0
            ? 'Leave out the joker: this pack has none.'
            : `Leave ${jokers === 1 ? '1 joker' : `${jokers} jokers`}: this pack has no more.`,
        field: 'hand',
      });
    return ok(adviceFor(parameters, tables, hand));
  },
};

export function adviceFor(parameters: PaiGowParameters, tables: PayTables, hand: readonly Card[]): Advice {
  const { dealer, joker } = waysOf(parameters);
  const { win, loss } = winPays(parameters, tables);
  const byWay = setByHouseWay(parameters, hand);
  const gains = ({ wins, losses, standOffs }: WayToSet): Fraction =>
    ratio(BigInt(win) * BigInt(wins) - BigInt(loss) * BigInt(losses)).div(
      ratio(BigInt(loss) * BigInt(wins + losses + standOffs)),
    );
  const choices = against(hand, dealer.settings, joker, jokersOf(parameters))
    .map((way, i) => {
      const byLine = same(way.split, byWay.split);
      const split = byLine ? byWay.split : way.split;
      return {
        choice: byLine ? HOUSE_WAY : `way-${i + 1}`,
        label: `${inWords(split)}${byLine ? ', by the House Way' : ''}`,
        gains: gains(way),
        lays: laid(hand, split),
      };
    })
    .sort((a, b) => b.gains.compare(a.gains));
  const line = houseWayOf(parameters).lines.find(({ id }) => id === byWay.line);
  return {
    street: SEVEN_CARDS,
    best: choices[0]?.choice ?? HOUSE_WAY,
    choices,
    compared: { choice: HOUSE_WAY, line: line?.says || byWay.line },
  };
}
