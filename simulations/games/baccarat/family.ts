/**
 * Baccarat, punto banco: two hands, a fixed tableau and nothing to decide. Commission is a pay, not a rule of the game.
 */
import { PACK } from '../../equipment/cards/card';
import type { Family } from '../../family/family';
import type { Distribution } from '../../wagers/distribution';
import { checkedDistribution } from '../../wagers/distribution';
import { baccaratConditions } from './conditions';
import { baccaratDealer } from './dealer';
import type { Tally } from './exact/counting';
import { dealtFrom } from './exact/dealt';
import { type BaccaratWager, eventsOf } from './features/condition';
import { baccaratHead } from './head';
import { countingOf, methodOf, rulesKey } from './method';
import type { BaccaratParameters } from './parameters';
import { wagerNamed } from './wagers/all';

/** Tallies hold for every number of decks, so those of a wager are kept. */
const tallies = new Map<string, Tally>();

function tallyOf(wager: BaccaratWager, parameters: BaccaratParameters): Tally {
  const key = `${wager.id} ${parameters.seats} ${rulesKey(parameters)}`;
  const known = tallies.get(key);
  if (known) return known;
  const tally = countingOf(parameters).tally(wager);
  tallies.set(key, tally);
  return tally;
}

function distribution(parameters: BaccaratParameters, id: string): Distribution {
  const wager = wagerNamed(parameters, id);
  const { decks } = parameters;
  const cards = PACK * decks;
  const tally = tallyOf(wager, parameters);
  const { universe, counts } = dealtFrom(tally, cards, decks);
  return checkedDistribution({
    universe,
    outcomes: eventsOf(wager).map(({ id: event }, i) => ({ event, count: counts[i] as bigint })),
    method: methodOf(cards, tally.repeating),
  });
}

export const baccarat: Family<BaccaratParameters> = {
  ...baccaratHead,
  distribution,
  dealer: (parameters, id) => baccaratDealer(parameters, wagerNamed(parameters, id)),
  conditions: baccaratConditions,
};
