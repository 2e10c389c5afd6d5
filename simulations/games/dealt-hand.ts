/** Wagers on the cards of one hand as dealt: three or five of a pack of 52, and nothing to decide. */
import { z } from 'zod';
import { dealAfresh, newDeck } from '../equipment/cards/deck';
import type { HandClass } from '../equipment/cards/hand-order';
import { rankFive, rankThree } from '../equipment/cards/hand-ranking';
import { handsByStrength } from '../equipment/cards/hands-by-strength';
import { checkedDistribution } from '../exact/distribution';
import type { Conditions, EventSpec, Family, WagerSpec } from '../model';
import { unknownRules } from './known-rules';

export const NoParameters = z.strictObject({}, unknownRules);
export type NoParameters = z.infer<typeof NoParameters>;

export type DealtHand = {
  id: string;
  label: string;
  size: 3 | 5;
  conditions?: Conditions<NoParameters>;
  wagers: {
    id: string;
    label: string;
    explains: string;
    events: EventSpec[];
    eventOf: (hand: HandClass) => string;
  }[];
};

export function dealtHand({ id, label, size, conditions, wagers }: DealtHand): Family<NoParameters> {
  const specOf = ({ eventOf: _, ...spec }: DealtHand['wagers'][number]): WagerSpec => ({
    ...spec,
    outcome: size === 3 ? 'hand of three cards' : 'hand of five cards',
    decisions: false,
  });
  const wagerOf = (wager: string) => {
    const found = wagers.find((spec) => spec.id === wager);
    if (!found) throw new RangeError(`${id} has no wager ${wager}`);
    return found;
  };
  return {
    id,
    label,
    parameters: NoParameters,
    conditions,
    wagers: () => wagers.map(specOf),
    distribution: (_, wager) => {
      const { events, eventOf } = wagerOf(wager);
      const { classes, orbits, count } = handsByStrength(size);
      const counts = new Map(events.map((event) => [event.id, 0]));
      let universe = 0;
      for (let i = 0; i < count; i += 1) {
        const event = eventOf(classes[i] as HandClass);
        const hands = counts.get(event);
        if (hands === undefined) throw new RangeError(`${event} is not among the events`);
        counts.set(event, hands + (orbits[i] as number));
        universe += orbits[i] as number;
      }
      return checkedDistribution({
        universe: BigInt(universe),
        outcomes: Array.from(counts, ([event, hands]) => ({ event, count: BigInt(hands) })),
        method: {
          id: 'enumeration',
          explains: `The ${universe.toLocaleString('en-GB')} hands of ${size === 3 ? 'three' : 'five'} cards are equally likely. Each is ranked, and the hands that end in each event are counted.`,
          reductions: [
            'Hands that differ only by the names of their suits are ranked once and counted as many times as there are of them.',
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
      const card = (at: number) => deck[at] as number;
      return {
        events: ids,
        play: (random) => {
          dealAfresh(deck, size, random);
          const hand =
            size === 3
              ? rankThree(card(0), card(1), card(2))
              : rankFive(card(0), card(1), card(2), card(3), card(4));
          return indices[hand] as number;
        },
      };
    },
  };
}
