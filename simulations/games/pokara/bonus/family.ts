/** Every deal of three cards of the short packs, one face after another. */
import { inTable } from '../../../exact/in-table';
import type { Family } from '../../../family/family';
import { whole } from '../../../printing/numbers';
import { checkedDistribution } from '../../../wagers/distribution';
import { categoryOf, type Hand, placeOf } from '../hands';
import { FACES, faceRank, faceSuit, facesLeft } from '../pack';
import { type PokaraBonus, type PokaraBonusParameters, pokaraBonusHead } from './head';

const [CLUBS, HEARTS] = [0, 2];
const ACE = 4;

/** The row of a trip flush that is set apart from the others. */
const APART: Record<PokaraBonus, (hand: Hand) => string | undefined> = {
  'aces-of-hearts-bonus': ([face]) =>
    faceRank(face) === ACE && faceSuit(face) === HEARTS ? 'aces-of-hearts' : undefined,
  'clubs-bonus': ([face]) => (faceSuit(face) === CLUBS ? 'trip-flush-of-clubs' : undefined),
};

const PAID = ['royal-flush', 'straight-flush', 'three-of-a-kind', 'flush'];

function wagerOf(wager: string) {
  const spec = pokaraBonusHead.wagers({ packs: 20 }).find(({ id }) => id === wager);
  const apart = Object.entries(APART).find(([id]) => id === wager)?.[1];
  if (!spec || !apart) throw new RangeError(`${pokaraBonusHead.id} has no wager ${wager}`);
  const eventOf = (hand: Hand): string => {
    const category = categoryOf(hand);
    if (category === 'trip-flush') return apart(hand) ?? category;
    return PAID.includes(category) ? category : 'lose';
  };
  return { events: spec.events.map(({ id }) => id), eventOf };
}

export const pokaraBonus: Family<PokaraBonusParameters> = {
  ...pokaraBonusHead,
  distribution: ({ packs }, wager) => {
    const { events, eventOf } = wagerOf(wager);
    const left = facesLeft(packs, []);
    const counts = new Map(events.map((event) => [event, 0]));
    for (let a = 0; a < FACES; a += 1)
      for (let b = 0; b < FACES; b += 1)
        for (let c = 0; c < FACES; c += 1) {
          const ofB = inTable(left[b]) - (b === a ? 1 : 0);
          const ofC = inTable(left[c]) - (c === a ? 1 : 0) - (c === b ? 1 : 0);
          const event = eventOf([a, b, c]);
          counts.set(event, (counts.get(event) ?? 0) + inTable(left[a]) * ofB * ofC);
        }
    const cards = FACES * packs;
    const universe = cards * (cards - 1) * (cards - 2);
    return checkedDistribution({
      universe: BigInt(universe),
      outcomes: Array.from(counts, ([event, ways]) => ({ event, count: BigInt(ways) })),
      method: {
        id: 'enumeration',
        explains: `The ${whole(universe)} ways to deal three of the ${whole(cards)} cards, one after another, are equally likely. Those that end in each event are counted.`,
        reductions: ['Cards of one rank and suit are taken together, as often as they are left.'],
      },
    });
  },
  dealer: ({ packs }, wager) => {
    const { events, eventOf } = wagerOf(wager);
    const settled = new Uint8Array(FACES ** 3);
    for (let a = 0; a < FACES; a += 1)
      for (let b = 0; b < FACES; b += 1)
        for (let c = 0; c < FACES; c += 1) settled[placeOf(a, b, c)] = events.indexOf(eventOf([a, b, c]));
    const cards = FACES * packs;
    return {
      events,
      play: (random) => {
        // Three different places of the packs laid side by side: each later one is moved past those already drawn.
        const first = random.below(cards);
        let second = random.below(cards - 1);
        if (second >= first) second += 1;
        let third = random.below(cards - 2);
        if (third >= Math.min(first, second)) third += 1;
        if (third >= Math.max(first, second)) third += 1;
        return inTable(settled[placeOf(first % FACES, second % FACES, third % FACES)]);
      },
    };
  },
};
