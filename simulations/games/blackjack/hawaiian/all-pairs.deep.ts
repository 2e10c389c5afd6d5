/** Pairs that are left unsplit without being worked out: `room` in `against-up.ts`. Fewest decks, where more cards out change most, and the most, where there is least room. */
import { expect, it } from 'vitest';
import { inTable } from '../../../exact/in-table';
import { ACE } from '../ranks';
import { oneOfPair, room } from './against-up';
import { handOf, KINDS, kindName, PACK_CARDS, shoeOf, takenOut } from './cards';
import { DealersCards } from './dealers-cards';
import { HandGains, type Situation } from './hand-gains';
import { FEWEST_DECKS, HawaiianParameters, MOST_DECKS, rulesOf } from './parameters';
import { splitPair } from './split-pair';

it.each([
  ['loses', FEWEST_DECKS],
  ['nearer', FEWEST_DECKS],
  ['loses', MOST_DECKS],
  ['nearer', MOST_DECKS],
])(
  'where a hand over 22 %s, of %i decks, no pair is split that falls short by half as much',
  (over, decks) => {
    const parameters = HawaiianParameters.parse({
      decks,
      over,
      jokers: 'again',
      pair: 'value',
    });
    const rules = rulesOf(parameters, { aces: 1.5, blackjack: 1, win: 1 });
    const full = { left: Float64Array.from(shoeOf(rules.decks)), cards: PACK_CARDS * rules.decks };
    let split = 0;
    for (let up = 0; up < KINDS; up += 1) {
      const situation: Situation = {
        rules,
        dealer: new DealersCards(up, rules.drawsToSoft),
        shoe: takenOut(full, up),
      };
      const gains = new HandGains(situation);
      for (let kind = 0; kind < KINDS; kind += 1) {
        const plays = inTable(gains.best[handOf(kind, kind)]);
        if (kind === ACE || splitPair(situation, gains, kind).gain <= plays) continue;
        split += 1;
        const two = 2 * oneOfPair(situation, gains, kind);
        expect(two, `${kindName(kind)} against ${kindName(up)}`).toBeGreaterThan(plays - room(decks) / 2);
      }
    }
    expect(split).toBeGreaterThan(0);
  },
);
