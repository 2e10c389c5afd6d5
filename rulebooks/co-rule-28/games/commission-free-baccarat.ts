import type { GameInput } from '../../format/record';
import { EQUIPMENT, PLAY } from './baccarat';
import {
  bankerSevenPushes,
  matchPair,
  optionalBonus,
  perfectPair,
  player,
  tie,
  totalCards,
} from './base-wagers';
import { dealerTips, decks, layoutMarkings, oddsShown, shuffling } from './options';

const CLAUSE = '30-2808(3)(e)';

/**
 * The rule allows games without commission that have no proprietor and does not say how they are played; this is the
 * form in which a winning three-card seven is a stand-off. Another can be written as a wager of one's own.
 */
export const commissionFreeBaccarat: GameInput = {
  id: 'commission-free-baccarat',
  label: 'Baccarat without commission',
  clause: CLAUSE,
  family: 'baccarat',
  equipment: EQUIPMENT,
  play: [
    ...PLAY,
    'A win on the banker’s hand is paid even money without commission, but with three cards that total seven it is a stand-off.',
  ],
  options: [decks(), shuffling(), layoutMarkings(), oddsShown(), dealerTips()],
  wagers: [
    player(),
    bankerSevenPushes(CLAUSE),
    tie(),
    ...totalCards(),
    perfectPair(),
    matchPair('player'),
    matchPair('banker'),
    optionalBonus('player'),
    optionalBonus('banker'),
  ],
};
