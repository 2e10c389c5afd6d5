/**
 * Baccarat, punto banco: two hands, a fixed tableau and nothing to decide. Commission is a pay, not a rule of the game.
 */
import { PACK } from '../../equipment/cards/card';
import { checkedDistribution } from '../../exact/distribution';
import type { Distribution, Family, WagerSpec } from '../../model';
import { baccaratDealer } from './dealer';
import { Counting, type Tally } from './exact/counting';
import { dealtFrom } from './exact/dealt';
import { type BaccaratWager, eventsOf } from './features/condition';
import { STANDARD_PACK } from './pack';
import { BaccaratParameters } from './parameters';
import { TABLEAU } from './tableau';
import { wagerNamed, wagersOf } from './wagers/all';

let counting: Counting | undefined;
/** Tallies hold for every number of decks, so those of a wager are kept. */
const tallies = new Map<string, Tally>();

function tallyOf(wager: BaccaratWager, key: string): Tally {
  const known = tallies.get(key);
  if (known) return known;
  counting ??= new Counting(STANDARD_PACK, TABLEAU);
  const tally = counting.tally(wager);
  tallies.set(key, tally);
  return tally;
}

const specOf = ({ id, label, explains, rows, otherwise }: BaccaratWager): WagerSpec => ({
  id,
  label,
  explains,
  events: eventsOf({ rows, otherwise }),
  outcome: 'deal of six cards in order',
  decisions: false,
});

function distribution(parameters: BaccaratParameters, id: string): Distribution {
  const wager = wagerNamed(parameters, id);
  const { decks, seats } = parameters;
  const cards = PACK * decks;
  const tally = tallyOf(wager, `${id} ${seats}`);
  const { universe, counts } = dealtFrom(tally, cards, decks);
  return checkedDistribution({
    universe,
    outcomes: eventsOf(wager).map(({ id: event }, i) => ({ event, count: counts[i] as bigint })),
    method: {
      id: 'enumeration',
      explains: `Six cards are dealt in order from ${cards.toLocaleString('en-GB')}, whether or not they are needed, so all ${cards}!/${cards - 6}! deals are equally likely. Every sequence of ranks that can lie on the table is played out by the tableau, and weighted by the number of deals that bring it.`,
      reductions:
        tally.repeating === 'rank'
          ? [
              'Sequences are grouped by how often each rank repeats in them: the number of deals depends on nothing else.',
            ]
          : [
              'Sequences of ranks are grouped by which of their cards are of one rank, and the ways of the suits are counted once for each such pattern.',
              'What is left is grouped by how often each card repeats: the number of deals depends on nothing else.',
            ],
    },
  });
}

export const baccarat: Family<BaccaratParameters> = {
  id: 'baccarat',
  label: 'Baccarat',
  parameters: BaccaratParameters,
  wagers: (parameters) => wagersOf(parameters).map(specOf),
  distribution,
  dealer: (parameters, id) => baccaratDealer(parameters.decks, wagerNamed(parameters, id)),
};
