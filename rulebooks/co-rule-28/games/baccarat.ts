import type { GameInput } from '../../format/record';
import {
  banker,
  matchPair,
  optionalBonus,
  perfectPair,
  player,
  tie,
  totalCards,
  type WagerInput,
} from './base-wagers';
import { dealerTips, decks, oddsShown, plainLayout, shuffling, vigorish } from './options';

/** The game itself, for whoever builds on it: 30-2812 to 30-2814. */
export const EQUIPMENT =
  'Six to ten decks of 52 cards without jokers, or up to twenty with an automated shuffling device; two cut cards; a shoe; a table with chip tray, discard rack, drop slot, drop box and tip box.';

export const PLAY = [
  'Wagers are placed until the dealer announces that no more are taken.',
  'Four cards are dealt: the first and third to the player’s hand, the second and fourth to the banker’s.',
  'Aces count one, two to nine their face value, tens and pictures zero; only the last digit of a total counts.',
  'A two-card total of eight or nine in either hand is a natural, and ends the round.',
  'Otherwise the player’s hand draws on 0 to 5 and stays on 6 and 7; then the banker’s hand draws or stays by the drawing chart (Table 2 of Colorado gaming regulation 30-2814).',
  'The dealer announces the result, collects the wagers that lose and pays those that win.',
];

const wagers: WagerInput[] = [
  player(),
  banker(),
  tie(),
  ...totalCards(),
  perfectPair(),
  matchPair('player'),
  matchPair('banker'),
  optionalBonus('player'),
  optionalBonus('banker'),
];

export const baccarat: GameInput = {
  id: 'baccarat',
  label: 'Baccarat',
  clause: '30-2801(1)',
  family: 'baccarat',
  equipment: EQUIPMENT,
  play: PLAY,
  options: [
    { ...decks(), recorded: ['6', '8', '10', '20'] },
    shuffling(),
    ...vigorish(),
    plainLayout(),
    oddsShown(),
    dealerTips(),
  ],
  wagers,
};
