/** Wagers of the nines for which nobody decides: both hands are played by the house way, or only dealt cards count. */
import type { FamilyHead } from '../../../family/head';
import type { EventSpec } from '../../../wagers/event';
import type { WagerSpec } from '../../../wagers/wager-spec';
import { HouseWayParameters } from '../parameters';
import { LOW_TIE, PLAYER_EVENTS, TIE } from '../wagers';
import { BANK_WAGER, NATURAL_TIE, PLAYER_HOUSE_WAY, TIE_WAGER } from './wagers';

const pays = (id: string, label: string): EventSpec => ({ id, label, settles: 'pays' });
const loses = (label: string): EventSpec => ({ id: 'lose', label, settles: 'lose' });

const OUTCOME = 'deal of eight cards in order';
const BOTH = 'Both hands draw on 5 or less and stand on 6 or more.';

const SPECS: WagerSpec[] = [
  {
    id: PLAYER_HOUSE_WAY,
    label: 'Player, by the house way',
    explains: `The player’s hand comes nearer to nine than the bank’s. ${BOTH}`,
    events: PLAYER_EVENTS,
    outcome: OUTCOME,
    decisions: false,
  },
  {
    id: BANK_WAGER,
    label: 'Bank',
    explains: `The bank’s hand comes nearer to nine than the player’s. ${BOTH} The pay table says what ties come to.`,
    events: [
      pays('win', 'The bank’s hand is higher'),
      pays('low-tie', LOW_TIE),
      pays('tie', TIE),
      loses('The player’s hand is higher'),
    ],
    outcome: OUTCOME,
    decisions: false,
  },
  {
    id: TIE_WAGER,
    label: 'Tie',
    explains: `Both hands total the same at the end. ${BOTH}`,
    events: [pays('win', 'Both hands total the same'), loses('One hand is higher')],
    outcome: OUTCOME,
    decisions: false,
  },
  {
    id: NATURAL_TIE,
    label: 'Bonus tie',
    explains:
      'The first three cards of both hands total the same, and it is 7, 8 or 9: both stand, so nothing is drawn.',
    events: [
      pays('nine', 'Both hands are dealt nine'),
      pays('eight', 'Both hands are dealt eight'),
      pays('seven', 'Both hands are dealt seven'),
      loses('Anything else'),
    ],
    outcome: OUTCOME,
    decisions: false,
  },
];

export const houseWayHead: FamilyHead<HouseWayParameters> = {
  id: 'nines-house-way',
  label: 'Nines, by the house way',
  parameters: HouseWayParameters,
  wagers: () => SPECS,
  felt: async () => (await import('./felt')).houseWayFelt,
  rate: { plays: 2.3, solves: 0.1 },
  decides: false,
  written: {
    outcome: OUTCOME,
    templates: async () => (await import('./templates')).houseWayTemplates,
  },
};
