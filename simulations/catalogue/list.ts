/**
 * Every family, a row each: its head, which every page carries, and how the rest of it is loaded. What a page knows
 * (`heads.ts`), fetches (`bringing.ts`) and what a server has (`families.ts`) all come from here.
 */
import type { DecisionFamily } from '../family/decision-family';
import type { Family } from '../family/family';
import type { FamilyHead } from '../family/head';
import type { Sums } from '../family/sums';
import { baccaratHead } from '../games/baccarat/head';
import { hawaiianFirstHead } from '../games/blackjack/hawaiian/first-cards/head';
import { hawaiianHead } from '../games/blackjack/hawaiian/head';
import { blackjackHead } from '../games/blackjack/head';
import { blackjackPokerHead } from '../games/blackjack/poker/head';
import { blackjackSideHead } from '../games/blackjack/side-wagers/head';
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
import { nineAndAHalfHead } from '../games/nine-and-a-half/head';
import { ninesHead } from '../games/nines/head';
import { houseWayHead } from '../games/nines/house-way/head';
import { ownModelHead } from '../games/own-model/head';
import { fortuneBonusHead } from '../games/pai-gow/fortune-bonus/head';
import { paiGowHead } from '../games/pai-gow/head';
import { paiGowSideHead } from '../games/pai-gow/side-wagers/head';
import { paiGowTilesHead } from '../games/pai-gow-tiles/head';
import { pokaraBonusHead } from '../games/pokara/bonus/head';
import { pokaraHead } from '../games/pokara/head';
import { rouletteHead } from '../games/roulette/head';
import { sicBoHead } from '../games/sic-bo/head';
import { threeCardPokerHead } from '../games/three-card-poker/head';
import { threeCardSideWagersHead } from '../games/three-card-poker/side-wagers/head';
import { sixCardBonusHead } from '../games/three-card-poker/six-card-bonus/head';
import { type AnyDecisionFamily, checked, checkedDecisions, checkedHead } from './checked';

type Plain = { kind: 'plain'; head: FamilyHead; load: () => Promise<Family> };
type Deciding = { kind: 'deciding'; head: FamilyHead; load: () => Promise<AnyDecisionFamily> };

const plain = <Parameters>(head: FamilyHead<Parameters>, load: () => Promise<Family<Parameters>>): Plain => ({
  kind: 'plain',
  head: checkedHead(head),
  load: async () => checked(await load()),
});

const deciding = <Parameters, Piece extends readonly Sums[]>(
  head: FamilyHead<Parameters>,
  load: () => Promise<DecisionFamily<Parameters, Piece>>,
): Deciding => ({
  kind: 'deciding',
  head: checkedHead(head),
  load: async () => checkedDecisions(await load()),
});

export const LISTED: readonly (Plain | Deciding)[] = [
  plain(rouletteHead, async () => (await import('../games/roulette/family')).roulette),
  plain(colourRunHead, async () => (await import('../games/colour-run/family')).colourRun),
  plain(crapsHead, async () => (await import('../games/craps/family')).craps),
  plain(sicBoHead, async () => (await import('../games/sic-bo/family')).sicBo),
  plain(moneyWheelHead, async () => (await import('../games/money-wheel/family')).moneyWheel),
  plain(
    threeCardSideWagersHead,
    async () => (await import('../games/three-card-poker/side-wagers/family')).threeCardSideWagers,
  ),
  plain(
    studProgressiveHead,
    async () => (await import('../games/casino-stud/progressive/family')).studProgressive,
  ),
  plain(
    threeCardBonusHead,
    async () => (await import('../games/let-it-ride/three-card-bonus/family')).threeCardBonus,
  ),
  plain(
    holdemSideWagersHead,
    async () => (await import('../games/holdem/side-wagers/family')).holdemSideWagers,
  ),
  plain(paiGowSideHead, async () => (await import('../games/pai-gow/side-wagers/family')).paiGowSideWagers),
  plain(fortuneBonusHead, async () => (await import('../games/pai-gow/fortune-bonus/family')).fortuneBonus),
  plain(baccaratHead, async () => (await import('../games/baccarat/family')).baccarat),
  plain(
    blackjackSideHead,
    async () => (await import('../games/blackjack/side-wagers/family')).blackjackSideWagers,
  ),
  plain(
    hawaiianFirstHead,
    async () => (await import('../games/blackjack/hawaiian/first-cards/family')).hawaiianFirstCards,
  ),
  plain(houseWayHead, async () => (await import('../games/nines/house-way/family')).ninesHouseWay),
  plain(
    sixCardBonusHead,
    async () => (await import('../games/three-card-poker/six-card-bonus/family')).sixCardBonus,
  ),
  plain(pokaraBonusHead, async () => (await import('../games/pokara/bonus/family')).pokaraBonus),
  plain(ownModelHead, async () => (await import('../games/own-model/family')).ownModel),
  deciding(blackjackHead, async () => (await import('../games/blackjack/family')).blackjack),
  deciding(threeCardPokerHead, async () => (await import('../games/three-card-poker/family')).threeCardPoker),
  deciding(casinoStudHead, async () => (await import('../games/casino-stud/family')).casinoStud),
  deciding(
    casinoStudInsuranceHead,
    async () => (await import('../games/casino-stud/insurance/family')).casinoStudInsurance,
  ),
  deciding(letItRideHead, async () => (await import('../games/let-it-ride/family')).letItRide),
  deciding(ultimateHead, async () => (await import('../games/holdem/ultimate/family')).ultimateHoldem),
  deciding(casinoHoldemHead, async () => (await import('../games/holdem/casino/family')).casinoHoldem),
  deciding(twoWayHead, async () => (await import('../games/holdem/two-way/family')).twoWayHoldem),
  deciding(paiGowHead, async () => (await import('../games/pai-gow/family')).paiGowPoker),
  deciding(paiGowTilesHead, async () => (await import('../games/pai-gow-tiles/family')).paiGowTiles),
  deciding(blackjackPokerHead, async () => (await import('../games/blackjack/poker/family')).blackjackPoker),
  deciding(hawaiianHead, async () => (await import('../games/blackjack/hawaiian/family')).hawaiianBlackjack),
  deciding(pokaraHead, async () => (await import('../games/pokara/family')).pokara),
  deciding(bonusHead, async () => (await import('../games/holdem/bonus/family')).bonusHoldem),
  deciding(nineAndAHalfHead, async () => (await import('../games/nine-and-a-half/family')).nineAndAHalf),
  deciding(ninesHead, async () => (await import('../games/nines/family')).nines),
];
