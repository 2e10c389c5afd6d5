import { expect, it } from 'vitest';
import { JOKER_AS_CHOSEN } from '../cards/ranking';
import { setEveryHand } from '../house-way/completeness';
import { CHOSEN } from '../house-way/gaps';
import { rule1321 } from '../house-way/rule-13-21';
import { bestOfEach, handsOf } from '../main-wager/every-pair';
import { bestAgainst } from './best-setting';

const dealer = rule1321(CHOSEN);
const { settings } = setEveryHand(dealer, JOKER_AS_CHOSEN);

it.each([
  ['three suits of ten to ace', { suits: 3, ranks: 0b1111100000000 }],
  ['two suits of eight to ace', { suits: 2, ranks: 0b1111111000000 }],
])('in a pack of %s, is the best setting of each hand against all others', (_, pack) => {
  const { gain, ...counted } = bestOfEach(handsOf(pack, JOKER_AS_CHOSEN), dealer);
  const best = bestAgainst(settings, JOKER_AS_CHOSEN, { win: 19, loss: 20 }, pack);
  expect(19n * best.wins - 20n * best.losses).toBe(BigInt(gain));
  expect(best).toEqual(counted);
});
