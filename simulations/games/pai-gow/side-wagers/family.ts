/** Fortune and Jokolor as a family: nothing is decided. */
import { deal } from '../../../equipment/cards/deck';
import { PACK_WITH_JOKER } from '../../../equipment/cards/joker';
import type { Family } from '../../../family/family';
import { checkedDistribution, outcomesOf } from '../../../wagers/distribution';
import { HANDS } from '../house-way/completeness';
import { binomial } from '../main-wager/common-cards';
import { fortuneOf, jokolorOf } from './dealt';
import { fortuneCounts } from './fortune';
import { type JokolorEvent, type PaiGowSideParameters, paiGowSideHead } from './head';

/** 26 cards of each colour: the hands are counted by binomials. */
function jokolorCounts(): Map<JokolorEvent, bigint> {
  const sixAndJoker = BigInt(2 * binomial(26, 6));
  const seven = BigInt(2 * binomial(26, 7));
  const joker = BigInt(binomial(52, 6)) - sixAndJoker;
  return new Map([
    ['six-of-a-colour-and-joker', sixAndJoker],
    ['seven-of-a-colour', seven],
    ['joker', joker],
    ['lose', BigInt(HANDS) - sixAndJoker - seven - joker],
  ]);
}

const EXPLAINS: Record<string, { explains: string; reductions: string[] }> = {
  fortune: {
    explains:
      'The 154,143,080 hands of seven cards from a pack with a joker are equally likely. Each class of hands is ranked, and its hands are counted.',
    reductions: ['Hands of the same ranks, with the same ranks in the suit of a flush, are ranked once.'],
  },
  jokolor: {
    explains:
      'The 154,143,080 hands of seven cards from a pack with a joker are equally likely. Those of one colour are counted by binomials.',
    reductions: [],
  },
};

export const paiGowSideWagers: Family<PaiGowSideParameters> = {
  ...paiGowSideHead,
  distribution: (parameters, wager) => {
    const explained = EXPLAINS[wager];
    if (!explained) throw new RangeError(`${paiGowSideHead.id} has no wager ${wager}`);
    const counts: ReadonlyMap<string, bigint> =
      wager === 'fortune' ? fortuneCounts(parameters) : jokolorCounts();
    const events = paiGowSideHead.wagers(parameters).find(({ id }) => id === wager)?.events ?? [];
    return checkedDistribution({
      universe: BigInt(HANDS),
      outcomes: outcomesOf(events.map(({ id }) => [id, counts.get(id) ?? 0n] as const)),
      method: { id: 'enumeration', ...explained },
    });
  },
  dealer: (parameters, wager) => {
    const spec = paiGowSideHead.wagers(parameters).find(({ id }) => id === wager);
    if (!spec) throw new RangeError(`${paiGowSideHead.id} has no wager ${wager}`);
    const events = spec.events.map(({ id }) => id);
    const pack = Uint8Array.from({ length: PACK_WITH_JOKER }, (_, card) => card);
    const deck = pack.slice();
    const eventOf = wager === 'fortune' ? (cards: Uint8Array) => fortuneOf(cards, parameters) : jokolorOf;
    return {
      events,
      play: (random) => {
        deck.set(pack);
        deal(deck, 7, random);
        return events.indexOf(eventOf(deck));
      },
    };
  },
};
