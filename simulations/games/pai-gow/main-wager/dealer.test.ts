import { expect, it } from 'vitest';
import { deal, newDeck } from '../../../equipment/cards/deck';
import { inTable } from '../../../exact/in-table';
import { randomStream } from '../../../witness/random';
import { HAND, JOKER } from '../cards/pack';
import { JOKER_AS_CHOSEN } from '../cards/ranking';
import { setEveryHand } from '../house-way/completeness';
import { CHOSEN } from '../house-way/gaps';
import { rule1321 } from '../house-way/rule-13-21';
import { setterOf } from '../house-way/set-hand';
import { sevenOf } from '../house-way/seven';
import { classAt, mainDealer } from './dealer';

const way = rule1321(CHOSEN);
const { settings } = setEveryHand(way, JOKER_AS_CHOSEN);

it('a hand is worth what its class is, set by the same line', () => {
  const setter = setterOf(way);
  const random = randomStream(21, 'classes', 0);
  const deck = Uint8Array.from([...newDeck(), JOKER]);
  // Two suits, so that half of the hands have a flush; and the whole pack.
  for (const cards of [deck.filter((card) => card === JOKER || (card & 3) < 2), deck])
    for (let i = 0; i < 10_000; i += 1) {
      deal(cards, HAND, random);
      const set = setter(sevenOf([...cards.subarray(0, HAND)]));
      if ('wrong' in set) throw new Error(set.wrong);
      const number = classAt(cards, 0);
      expect([settings.high[number], settings.low[number]]).toEqual([set.split.high, set.split.low]);
    }
});

it('House Way against House Way, wins, stand-offs and losses are dealt as often as counted', () => {
  // What `matchUps` counts (method.md), of 8,250,459,031,214,400.
  const counted = [2_360_723_961_772_804n, 3_422_254_755_406_356n, 2_467_480_314_035_240n];
  const dealer = mainDealer(settings, settings);
  const random = randomStream(21, 'house-way', 0);
  const rounds = 1_000_000;
  const seen = [0, 0, 0];
  for (let i = 0; i < rounds; i += 1) {
    const event = dealer.play(random);
    seen[event] = inTable(seen[event]) + 1;
  }
  for (const [i, count] of counted.entries()) {
    const chance = Number(count) / 8_250_459_031_214_400;
    expect(Math.abs(inTable(seen[i]) - rounds * chance)).toBeLessThan(
      4 * Math.sqrt(rounds * chance * (1 - chance)),
    );
  }
});
