/** Every wager of the family under given parameters, in the order in which they are shown. */
import type { BaccaratWager } from '../features/condition';
import type { BaccaratParameters } from '../parameters';
import { FATE_WAGERS } from './fate-38';
import { fortuneWagers } from './fortunes';
import { HARMONY_WAGERS } from './harmony';
import { MAIN_WAGERS } from './main';
import { MARGIN_WAGERS } from './margin';
import { PAIR_WAGERS } from './pairs';
import { PAIRS_AND_FLUSH } from './pairs-and-flush';
import { SEVEN_PROGRESSIVES } from './seven-progressives';
import { SINGLE_EVENT_WAGERS } from './single-event';
import { TREASURE_WAGERS } from './treasures';

/** Only those whose every event can be dealt from this many decks. */
export function wagersOf(parameters: BaccaratParameters): BaccaratWager[] {
  return [
    ...MAIN_WAGERS,
    ...MARGIN_WAGERS,
    ...SINGLE_EVENT_WAGERS,
    ...PAIR_WAGERS,
    PAIRS_AND_FLUSH,
    ...TREASURE_WAGERS,
    ...fortuneWagers(parameters),
    ...SEVEN_PROGRESSIVES,
    ...HARMONY_WAGERS,
    ...FATE_WAGERS,
  ].filter(({ fromDecks = 1 }) => fromDecks <= parameters.decks);
}

export function wagerNamed(parameters: BaccaratParameters, id: string): BaccaratWager {
  const found = wagersOf(parameters).find((wager) => wager.id === id);
  if (!found) throw new RangeError(`baccarat with ${parameters.decks} decks has no wager ${id}`);
  return found;
}
