import { PACK } from '../../../equipment/cards/card';
import { deal } from '../../../equipment/cards/deck';
import type { Family } from '../../../family/family';
import { checkedDistribution, outcomesOf } from '../../../wagers/distribution';
import { choose } from '../cards/hand-classes';
import { HAND } from '../cards/pack';
import { fortuneBonusCounts } from './counts';
import { fortuneBonusOf } from './dealt';
import { type FortuneBonusEvent, type FortuneBonusParameters, fortuneBonusHead, jokersIn } from './head';

const specOf = (parameters: FortuneBonusParameters, wager: string) => {
  const spec = fortuneBonusHead.wagers(parameters).find(({ id }) => id === wager);
  if (!spec) throw new RangeError(`${fortuneBonusHead.id} has no wager ${wager}`);
  return spec;
};

export const fortuneBonus: Family<FortuneBonusParameters> = {
  ...fortuneBonusHead,
  distribution: (parameters, wager) => {
    const { events } = specOf(parameters, wager);
    const counts = fortuneBonusCounts(parameters);
    return checkedDistribution({
      universe: BigInt(choose(PACK + jokersIn(parameters), HAND)),
      outcomes: outcomesOf(events.map(({ id }) => [id, counts.get(id as FortuneBonusEvent) ?? 0n] as const)),
      method: {
        id: 'enumeration',
        explains:
          'All hands of seven cards of the pack are equally likely. They are counted by the number of jokers and by rank as if there were no flushes; those with enough cards of one suit are then counted by the ranks in it and beside it.',
        reductions: [
          'Hands of the same ranks without a flush, and those with the same flush and ranks beside it, are counted once.',
        ],
      },
    });
  },
  dealer: (parameters, wager) => {
    const events = specOf(parameters, wager).events.map(({ id }) => id);
    const pack = Uint8Array.from({ length: PACK + jokersIn(parameters) }, (_, card) => card);
    const deck = pack.slice();
    return {
      events,
      play: (random) => {
        deck.set(pack);
        deal(deck, HAND, random);
        return events.indexOf(fortuneBonusOf(deck, parameters));
      },
    };
  },
};
