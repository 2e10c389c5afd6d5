/** Wagers on the cards of one hand as dealt: three or five of a pack of 52, and nothing to decide. */
import { dealAfresh, newDeck } from '../../equipment/cards/deck';
import type { HandClass } from '../../equipment/cards/hand-order';
import { rankFive, rankThree } from '../../equipment/cards/hand-ranking';
import { handsByStrength } from '../../equipment/cards/hands-by-strength';
import { inTable } from '../../exact/in-table';
import type { Family } from '../../family/family';
import type { FamilyHead } from '../../family/head';
import type { Conditions } from '../../features/conditions';
import { whole } from '../../printing/numbers';
import { checkedDistribution } from '../../wagers/distribution';
import type { EventId } from '../../wagers/event';
import type { WagerId } from '../../wagers/wager-spec';
import type { NoParameters } from './head';

export type DealtHand = {
  head: FamilyHead<NoParameters>;
  size: 3 | 5;
  conditions?: Conditions<NoParameters>;
  /** By wager. */
  eventOf: Record<WagerId, (hand: HandClass) => EventId>;
};

export function dealtHand({ head, size, conditions, eventOf: byWager }: DealtHand): Family<NoParameters> {
  const wagerOf = (wager: string) => {
    const spec = head.wagers({}).find(({ id }) => id === wager);
    const eventOf = Object.hasOwn(byWager, wager) ? byWager[wager] : undefined;
    if (!spec || !eventOf) throw new RangeError(`${head.id} has no wager ${wager}`);
    return { events: spec.events, eventOf };
  };
  return {
    ...head,
    conditions,
    distribution: (_, wager) => {
      const { events, eventOf } = wagerOf(wager);
      const { classes, orbits, count } = handsByStrength(size);
      const counts = new Map(events.map((event) => [event.id, 0]));
      let universe = 0;
      for (let i = 0; i < count; i += 1) {
        const event = eventOf(classes[i] as HandClass);
        const hands = counts.get(event);
        if (hands === undefined) throw new RangeError(`${event} is not among the events`);
        counts.set(event, hands + inTable(orbits[i]));
        universe += inTable(orbits[i]);
      }
      return checkedDistribution({
        universe: BigInt(universe),
        outcomes: Array.from(counts, ([event, hands]) => ({ event, count: BigInt(hands) })),
        method: {
          id: 'enumeration',
          explains: `The ${whole(universe)} hands of ${size === 3 ? 'three' : 'five'} cards are equally likely. Each is ranked, and the hands that end in each event are counted.`,
          reductions: [
            'Hands that differ only in which suit is which are ranked once and counted as often as they occur.',
          ],
        },
      });
    },
    dealer: (_, wager) => {
      const { events, eventOf } = wagerOf(wager);
      const ids = events.map((event) => event.id);
      const settled = new Map<HandClass, number>();
      for (const hand of new Set(handsByStrength(size).classes))
        settled.set(hand, ids.indexOf(eventOf(hand)));
      const indices = Uint8Array.from(
        { length: Math.max(...settled.keys()) + 1 },
        (_, hand) => settled.get(hand) ?? 0,
      );
      const deck = newDeck();
      const card = (at: number) => inTable(deck[at]);
      return {
        events: ids,
        play: (random) => {
          dealAfresh(deck, size, random);
          const hand =
            size === 3
              ? rankThree(card(0), card(1), card(2))
              : rankFive(card(0), card(1), card(2), card(3), card(4));
          return inTable(indices[hand]);
        },
      };
    },
  };
}
