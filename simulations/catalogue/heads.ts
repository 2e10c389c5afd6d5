/** Every family by name, before anything is counted: parameters, wagers and their events. Light, so that a page carries it. */

import type { FamilyHead, FamilyId } from '../family/head';
import { baccaratHead } from '../games/baccarat/head';
import { casinoStudHead } from '../games/casino-stud/head';
import { casinoStudInsuranceHead } from '../games/casino-stud/insurance/head';
import { studProgressiveHead } from '../games/casino-stud/progressive/head';
import { colourRunHead } from '../games/colour-run/head';
import { crapsHead } from '../games/craps/head';
import { bonusHead } from '../games/holdem/bonus/head';
import { casinoHoldemHead } from '../games/holdem/casino/head';
import { holdemSideWagersHead } from '../games/holdem/side-wagers/head';
import { twoWayHead } from '../games/holdem/two-way/head';
import { ultimateHead } from '../games/holdem/ultimate/head';
import { letItRideHead } from '../games/let-it-ride/head';
import { threeCardBonusHead } from '../games/let-it-ride/three-card-bonus/head';
import { moneyWheelHead } from '../games/money-wheel/head';
import { rouletteHead } from '../games/roulette/head';
import { sicBoHead } from '../games/sic-bo/head';
import { threeCardPokerHead } from '../games/three-card-poker/head';
import { threeCardSideWagersHead } from '../games/three-card-poker/side-wagers/head';
import { checkedHead } from './checked';

export const FAMILY_HEADS: readonly FamilyHead[] = [
  checkedHead(rouletteHead),
  checkedHead(colourRunHead),
  checkedHead(crapsHead),
  checkedHead(sicBoHead),
  checkedHead(moneyWheelHead),
  checkedHead(threeCardSideWagersHead),
  checkedHead(studProgressiveHead),
  checkedHead(threeCardBonusHead),
  checkedHead(holdemSideWagersHead),
  checkedHead(baccaratHead),
  checkedHead(threeCardPokerHead),
  checkedHead(casinoStudHead),
  checkedHead(casinoStudInsuranceHead),
  checkedHead(letItRideHead),
  checkedHead(ultimateHead),
  checkedHead(casinoHoldemHead),
  checkedHead(twoWayHead),
  checkedHead(bonusHead),
];

const BY_ID: ReadonlyMap<FamilyId, FamilyHead> = new Map(FAMILY_HEADS.map((head) => [head.id, head]));

/** Throws where there is none of that name: rulebooks are checked when loaded. */
export function familyHead(id: FamilyId): FamilyHead {
  const head = BY_ID.get(id);
  if (!head) throw new RangeError(`no family ${id}`);
  return head;
}
