import type { GameInput } from '../../format/record';
import { EQUIPMENT, PLAY } from './baccarat';
import { player, tie } from './base-wagers';
import { chosenSuits } from './chosen-suits';
import { fate38, harmony, sunSeven } from './eternal-progressives';
import { eternalFive, goldenTalons, singleEvents } from './eternal-wagers';
import {
  aggregateLimit,
  baseWager,
  dealerTips,
  decks,
  layoutMarkings,
  oddsShown,
  optionalLimits,
  shuffling,
} from './options';
import { bankerEitherWay, vigorishOrNone, WITHOUT_COMMISSION } from './with-or-without-commission';

export const eternalBaccarat: GameInput = {
  id: 'eternal-baccarat',
  label: 'Eternal Baccarat',
  clause: '30-2899.07(1)',
  validFrom: '2023-03-17',
  family: 'baccarat',
  proprietor: 'Galaxy Gaming',
  equipment: `${EQUIPMENT} The layout of Eternal Baccarat; for the progressives sensors, button, sign and meters.`,
  play: [
    'Players place standard wagers, where required, and any of the optional ones; progressive wagers go on their sensors and are taken to the tray.',
    ...PLAY,
    WITHOUT_COMMISSION,
    'The optional wagers are settled by the final hands, each by the pay table in use; of a progressive only the highest row is paid.',
  ],
  options: [
    decks(),
    shuffling(),
    ...vigorishOrNone('30-2899.07(4)'),
    baseWager('30-2899.07(3)'),
    ...optionalLimits('30-2899.07(5)'),
    aggregateLimit('30-2899.07(5)'),
    ...chosenSuits(),
    layoutMarkings(),
    oddsShown(),
    dealerTips('every wager but a progressive'),
  ],
  wagers: [
    player(),
    bankerEitherWay('30-2899.07(4)'),
    tie(),
    ...eternalFive,
    ...singleEvents,
    ...goldenTalons,
    ...harmony,
    sunSeven,
    ...fate38,
  ],
};
