/** Every deal of two or three cards from several decks: which card each is, times how many of it are left. */
import { PACK } from '../../../equipment/cards/card';
import { Shoe } from '../../../equipment/shoe';
import { inTable } from '../../../exact/in-table';
import type { Family } from '../../../family/family';
import { whole } from '../../../printing/numbers';
import { checkedDistribution } from '../../../wagers/distribution';
import { firstCardsConditions } from './features';
import { SETTLED } from './first-cards';
import { type BlackjackSideParameters, blackjackSideHead } from './head';
import { insuranceDealer, insured } from './insurance';
import { insuranceOfAllDealer, insuredByAll } from './insurance-of-all';

function wagerOf(wager: string) {
  const spec = blackjackSideHead.wagers().find(({ id }) => id === wager);
  const settled = Object.entries(SETTLED).find(([id]) => id === wager)?.[1];
  if (!spec || !settled) throw new RangeError(`${blackjackSideHead.id} has no wager ${wager}`);
  return { events: spec.events.map(({ id }) => id), ...settled };
}

export const blackjackSideWagers: Family<BlackjackSideParameters> = {
  ...blackjackSideHead,
  conditions: firstCardsConditions,
  distribution: ({ decks }, wager) => {
    if (wager === 'insurance') return insured(decks);
    if (wager === 'insurance-of-all') return insuredByAll(decks);
    const { events, cards, eventOf } = wagerOf(wager);
    const left = new Int32Array(PACK).fill(decks);
    const counts = new Map(events.map((event) => [event, 0]));
    let universe = 0;
    const deal = (dealt: number[], ways: number) => {
      if (dealt.length === cards) {
        const event = eventOf(dealt);
        const found = counts.get(event);
        if (found === undefined) throw new RangeError(`${event} is not among the events`);
        counts.set(event, found + ways);
        universe += ways;
        return;
      }
      for (let card = 0; card < PACK; card += 1) {
        const ofIt = inTable(left[card]);
        if (ofIt === 0) continue;
        left[card] = ofIt - 1;
        deal([...dealt, card], ways * ofIt);
        left[card] = ofIt;
      }
    };
    deal([], 1);
    return checkedDistribution({
      universe: BigInt(universe),
      outcomes: Array.from(counts, ([event, ways]) => ({ event, count: BigInt(ways) })),
      method: {
        id: 'enumeration',
        explains: `The ${whole(universe)} ways to deal ${cards === 2 ? 'two' : 'three'} cards, one after another, are equally likely. Those that end in each event are counted.`,
        reductions: [
          'Cards of one rank and suit from different decks are taken together, as often as they are left.',
        ],
      },
    });
  },
  dealer: ({ decks }, wager) => {
    if (wager === 'insurance') return insuranceDealer(decks);
    if (wager === 'insurance-of-all') return insuranceOfAllDealer(decks);
    const { events, eventOf, cards } = wagerOf(wager);
    const shoe = new Shoe(decks);
    const hand = [0, 0, 0].slice(0, cards);
    // By the cards, filled in as they come.
    const settled = new Int8Array(PACK ** cards).fill(-1);
    return {
      events,
      play: (random) => {
        shoe.dealTwo(random);
        if (cards === 3) shoe.dealTwo(random);
        let key = 0;
        for (let at = 0; at < cards; at += 1) {
          const card = shoe.card(at);
          hand[at] = card;
          key = key * PACK + card;
        }
        shoe.putBack();
        const known = inTable(settled[key]);
        if (known >= 0) return known;
        const event = events.indexOf(eventOf(hand));
        settled[key] = event;
        return event;
      },
    };
  },
};
