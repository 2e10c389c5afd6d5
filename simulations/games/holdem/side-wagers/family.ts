/** Wagers beside the community-card games that decide nothing and look at no bet of the game. */
import type { Family } from '../../../family/family';
import { aaBonus } from './aa-bonus';
import { bestOfSevenProgressive, fiveOfSevenProgressive, trips } from './best-of-seven';
import { bonusJackpot } from './bonus-jackpot';
import { holdemConditions } from './features';
import { holdemSideWagersHead } from './head';
import type { SideWagerParameters } from './parameters';
import type { SideWager } from './side-wager';
import { streetRoyal } from './street-royal';

const WAGERS = [
  trips,
  aaBonus,
  bonusJackpot,
  bestOfSevenProgressive,
  fiveOfSevenProgressive,
  streetRoyal,
] as const;

function wagerOf(id: string): SideWager {
  const found = WAGERS.find((wager) => wager.id === id);
  if (!found) throw new RangeError(`holdem-side-wagers has no wager ${id}`);
  return found;
}

export const holdemSideWagers: Family<SideWagerParameters> = {
  ...holdemSideWagersHead,
  distribution: (parameters, wager) => wagerOf(wager).distribution(parameters),
  dealer: (parameters, wager) => wagerOf(wager).dealer(parameters),
  conditions: holdemConditions,
};
