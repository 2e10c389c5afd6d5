import { describe, expect, it } from 'vitest';
import type { Card } from '../../../equipment/cards/card';
import { JOKER, PACK_WITH_JOKER, readWithJoker } from '../../../equipment/cards/joker';
import { inTable } from '../../../exact/in-table';
import { randomStream } from '../../../witness/random';
import { HAND } from '../cards/pack';
import { RANKS_AS_CHOSEN, ranksOfLow } from '../cards/ranking';
import { CHOSEN } from '../house-way/gaps';
import { rule1321 } from '../house-way/rule-13-21';
import { setterOf } from '../house-way/set-hand';
import { sevenOf } from '../house-way/seven';
import { PaiGowParameters } from '../parameters';
import { ranksOf, waysOf } from '../ways';
import { against, bestOf } from './against';

const way = rule1321(CHOSEN);
const { settings } = waysOf(PaiGowParameters.parse({})).houseWay;
const setter = setterOf(way);
const read = (text: string): Card[] => {
  const cards = readWithJoker(text);
  return cards.ok ? cards.value : [];
};

describe('a hand against the dealer’s of the other cards', () => {
  it.each(['Kh Jd 9c 8s 6h 4d 2c', 'Ah 9h 5h 3h Jk Kd Kc', 'Qh Qd 8c 8s Ah Kh Th'])(
    '%s: every setting meets each once',
    (text) => {
      // C(46, 7).
      for (const { wins, losses, standOffs } of against(read(text), settings, RANKS_AS_CHOSEN))
        expect(wins + losses + standOffs).toBe(53_524_680);
    },
  );

  it.each(['Kh Jd 9c 8s 6h 4d 2c', 'Kh Jd 9c 8s 6h 4d Jk', 'Kh Jd 9c 8s Jk Jk Jk'])(
    '%s: every setting meets each once in a pack with three jokers',
    (text) => {
      const cards = readWithJoker(text, undefined, 3);
      const parameters = PaiGowParameters.parse({ joker: 'three-wild' });
      const ways = against(
        cards.ok ? cards.value : [],
        waysOf(parameters).houseWay.settings,
        ranksOf(parameters),
        3,
      );
      // C(48, 7): whatever the hand holds, 48 of the 55 cards are left.
      for (const { wins, losses, standOffs } of ways) expect(wins + losses + standOffs).toBe(73_629_072);
    },
  );

  it('wins and loses as often as in hands dealt and set card by card', () => {
    const cards = read('Qh Qd 8c 8s Ah Kh Th');
    const found = against(cards, settings, RANKS_AS_CHOSEN);
    const left = Array.from({ length: PACK_WITH_JOKER }, (_, card) => card).filter(
      (card) => !cards.includes(card),
    );
    expect(left).toContain(JOKER);
    const random = randomStream(7, 'against', 0);
    const rounds = 60_000;
    const [won, lost] = [found.map(() => 0), found.map(() => 0)];
    for (let round = 0; round < rounds; round += 1) {
      for (let i = 0; i < HAND; i += 1) {
        const from = i + random.below(left.length - i);
        [left[i], left[from]] = [left[from] as Card, left[i] as Card];
      }
      const set = setter(sevenOf(left.slice(0, HAND)));
      if ('wrong' in set) throw new Error(set.wrong);
      for (const [i, { split }] of found.entries()) {
        if (split.high > set.split.high && split.low > set.split.low) won[i] = inTable(won[i]) + 1;
        if (split.high <= set.split.high && split.low <= set.split.low) lost[i] = inTable(lost[i]) + 1;
      }
    }
    for (const [i, { wins, losses }] of found.entries())
      for (const [seen, hands] of [
        [inTable(won[i]), wins],
        [inTable(lost[i]), losses],
      ] as const) {
        const chance = hands / 53_524_680;
        expect(Math.abs(seen - rounds * chance)).toBeLessThan(
          4.5 * Math.sqrt(rounds * chance * (1 - chance)) + 1,
        );
      }
  });

  // As any book on the game has them.
  it.each([
    ['two pairs with an ace, split where they are high', 'Qh Qd 8c 8s 6h 4d 2c', [6, 6]],
    ['no pair: the highest behind, the next two in front', 'Ah Kd Jc 9s 7h 4d 2c', [11, 9]],
    ['three pairs: the highest in front', 'Qh Qd 8c 8s 4h 4d 2c', [10, 10]],
  ])('%s', (_, text, front) => {
    const best = bestOf(against(read(text), settings, RANKS_AS_CHOSEN));
    expect(ranksOfLow(best.split.low)).toEqual(front);
  });
});
