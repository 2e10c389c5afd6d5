/** The wager on the player's two cards and the flop: five cards, ranked as dealt. */
import { ACE } from '../../../equipment/cards/card';
import type { HandClass } from '../../../equipment/cards/hand-order';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { dealtHand } from '../../dealt-hand/family';
import { dealtHandHead } from '../../dealt-hand/head';
import { SIDE_WAGERS_RATE } from './head';
import type { SideWager } from './side-wager';
import { SPECS } from './specs';

export const AA_BONUS = 'aa-bonus';
export function aaBonusEvent(hand: HandClass): string {
  const { category, ranks } = FIVE_CARD_ORDER.standingOf(hand);
  if (hand >= FIVE_CARD_ORDER.boundsOf('flush').lowest) return 'flush-or-better';
  if (category === 'high-card' || (category === 'pair' && ranks[0] !== ACE)) return 'lose';
  return 'aces-to-straight';
}

/** Great Britain 2007, 11.83: a fold loses the wager. A few such hands would be folded if the wager were not there. */
const NOT_FOLDED =
  'A player who folds loses the wager. The player is assumed to call with every hand that wins it, including the few, mostly aces on the table, that the game alone would fold.';

const { label, explains, events } = SPECS[AA_BONUS]();
const dealt = dealtHand({
  head: dealtHandHead({
    id: AA_BONUS,
    label,
    size: 5,
    rate: SIDE_WAGERS_RATE,
    wagers: [{ id: AA_BONUS, label, explains, events }],
  }),
  size: 5,
  eventOf: { [AA_BONUS]: aaBonusEvent },
});

export const aaBonus: SideWager = {
  id: AA_BONUS,
  distribution: () => {
    const distribution = dealt.distribution({}, AA_BONUS);
    const { explains, ...method } = distribution.method;
    return { ...distribution, method: { ...method, explains: `${explains} ${NOT_FOLDED}` } };
  },
  dealer: () => dealt.dealer({}, AA_BONUS),
};
