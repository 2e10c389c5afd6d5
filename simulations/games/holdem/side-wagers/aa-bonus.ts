/** The wager on the player's two cards and the flop: five cards, ranked as they lie. */
import { ACE } from '../../../equipment/cards/card';
import type { HandClass } from '../../../equipment/cards/hand-order';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { dealtHand } from '../../dealt-hand';
import { loses, pays, type SideWager } from './side-wager';

export const AA_BONUS = 'aa-bonus';
const EVENTS = [
  pays('flush-or-better', 'Flush or higher'),
  pays('aces-to-straight', 'Pair of aces to straight'),
  loses('Less than a pair of aces'),
];

export function aaBonusEvent(hand: HandClass): string {
  const { category, ranks } = FIVE_CARD_ORDER.standingOf(hand);
  if (hand >= FIVE_CARD_ORDER.boundsOf('flush').lowest) return 'flush-or-better';
  if (category === 'high-card' || (category === 'pair' && ranks[0] !== ACE)) return 'lose';
  return 'aces-to-straight';
}

const label = 'AA bonus';
const explains =
  'The player’s two cards and the three of the flop are a pair of aces or better, whatever comes after.';

const dealt = dealtHand({
  id: AA_BONUS,
  label,
  size: 5,
  wagers: [{ id: AA_BONUS, label, explains, events: EVENTS, eventOf: aaBonusEvent }],
});

export const aaBonus: SideWager = {
  id: AA_BONUS,
  spec: () => ({ label, explains, events: EVENTS, outcome: 'deal of hole cards and flop' }),
  distribution: () => dealt.distribution({}, AA_BONUS),
  dealer: () => dealt.dealer({}, AA_BONUS),
};
