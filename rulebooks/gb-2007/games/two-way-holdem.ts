import type { GameInput } from '../../format/record';

const BEFORE = 'Before the cards';
const AFTER = 'After the cards';
const RETURNED = 'if the dealer has a pair or better, otherwise returned';

export const twoWayHoldem: GameInput = {
  id: 'two-way-holdem',
  label: 'Two Way Texas Hold’em Casino Poker',
  clause: '11.101',
  family: 'two-way-holdem',
  proprietor: 'Prime Table Games',
  equipment:
    'One pack of 52 cards; a layout with areas for Ante, Blind, Two Way, Flop and River at each position, and for the five cards in common.',
  play: [
    'Players place Ante, Blind and Two Way of the same amount.',
    'Players and dealer get two cards each, face down, beginning on the dealer’s left. Three cards in common are dealt face up: the flop.',
    'Each player may place a Flop wager equal to the Ante.',
    'The last two cards in common are dealt: turn and river. Each player may place a River wager. Nobody folds.',
    'The dealer shows two cards and announces the best five of seven. A pair or better qualifies.',
    'If the dealer does not qualify, Blind, Flop and River are returned, and the Ante goes to the higher hand.',
    'Otherwise the higher hand wins Ante, Blind, Flop and River. Equal hands return them.',
    'Two Way is paid for the higher of the two hands, whoever holds it, if that is a straight or better.',
  ],
  parameters: { atFlop: 1, qualifier: 2 },
  options: [
    {
      id: 'river-wager',
      label: 'River wager',
      explains:
        'How much a player may place after the river. The rules do not say; the table has to. It changes the edge for each Ante.',
      clause: '11.106',
      values: [
        { value: '1', label: 'As much as the Ante' },
        { value: '2', label: 'Twice the Ante' },
      ],
      default: '1',
      sets: 'afterRiver',
    },
  ],
  wagers: [
    {
      id: 'ante',
      label: 'Ante',
      clause: '11.110',
      group: BEFORE,
      explains:
        'The player’s best five of seven cards beat the dealer’s, whether or not the dealer qualifies.',
      loses: 'The dealer has the better hand.',
      wager: 'ante',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'blind',
      label: 'Blind',
      clause: '11.113',
      group: BEFORE,
      explains:
        'The player’s hand beats that of a dealer with a pair or better. Returned if the dealer has less.',
      loses: 'The dealer has a pair or better and the better hand.',
      besideName: RETURNED,
      wager: 'blind',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'two-way',
      label: 'Two Way',
      clause: '11.117',
      group: BEFORE,
      explains:
        'The higher of the two hands, the player’s or the dealer’s, is a straight or better; it pays by that hand.',
      loses: 'Neither hand is a straight or better.',
      wager: 'two-way',
      minimum: {
        'straight-flush': '50 to 1',
        'four-of-a-kind': '25 to 1',
        'full-house': '4 to 1',
        flush: '3 to 1',
        straight: '2 to 1',
      },
    },
    {
      id: 'flop',
      label: 'Flop',
      clause: '11.113',
      group: AFTER,
      explains: 'Optional, as much as the Ante, placed at the flop: wins and is returned as the Blind is.',
      loses: 'The dealer has a pair or better and the better hand.',
      besideName: RETURNED,
      wager: 'flop',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'river',
      label: 'River',
      clause: '11.113',
      group: AFTER,
      explains: 'Optional, placed after the river: wins and is returned as the Blind is.',
      loses: 'The dealer has a pair or better and the better hand.',
      besideName: RETURNED,
      wager: 'river',
      minimum: { win: '1 to 1' },
    },
  ],
};
