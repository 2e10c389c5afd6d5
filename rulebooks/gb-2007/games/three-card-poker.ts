import type { GameInput } from '../../format/record';

export const threeCardPoker: GameInput = {
  id: 'three-card-poker',
  label: 'Three Card Poker',
  clause: '5.1',
  family: 'three-card-poker',
  proprietor: 'Prime Table Games',
  equipment: 'One pack of 52 cards; a layout in a design approved by Prime Table Games.',
  play: [
    'Each player places an ante, a pair plus wager, or both, before any card is dealt.',
    'Players and dealer get three cards each, face down.',
    'A player with an ante looks at the cards and either places a play wager equal to the ante or folds and loses the ante.',
    'The dealer’s hand is turned. With less than queen high it does not qualify: the ante wins and the play wager goes back.',
    'If it qualifies, the better hand wins: ante and play for the player, or both for the dealer. Each win is paid as the pay table says. Equal hands win nothing.',
    'With a straight or better the ante earns a bonus too, whatever the dealer holds.',
    'Pair plus is settled on the player’s own cards, from a pair up.',
  ],
  parameters: { dealerQualifies: 'queen-high', play: 1, ties: 'stand-off' },
  options: [
    {
      id: 'layout',
      label: 'Layout',
      explains: 'The design that the owner approved, or another, to which the owner has to agree.',
      clause: '5.1',
      values: [
        { value: 'approved', label: 'in the design that the owner approved' },
        { value: 'another', label: 'in another design' },
      ],
      default: 'approved',
    },
  ],
  wagers: [
    {
      id: 'ante',
      label: 'Ante',
      clause: '5.18',
      group: 'Against the dealer',
      explains:
        'Wins for the player who stays in with the better hand, or if the dealer has less than queen high.',
      loses: 'The player folds, or the dealer has queen high or better and the better hand.',
      wager: 'ante',
      minimum: { 'dealer-not-qualified': '1 to 1', win: '1 to 1' },
    },
    {
      id: 'play',
      label: 'Play',
      clause: '5.18',
      group: 'Against the dealer',
      explains:
        'Placed to stay in, equal to the ante: wins with the better hand and goes back if the dealer has less than queen high.',
      loses: 'The dealer has queen high or better and the better hand.',
      besideName: 'if the dealer has queen high or better, otherwise returned',
      wager: 'play',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'ante-bonus',
      label: 'Ante Bonus',
      clause: '5.20',
      group: 'Against the dealer',
      explains:
        'Paid on the ante of a player who stays in with a straight or better, whatever the dealer holds. Nothing more is staked for it.',
      wager: 'ante-bonus',
      minimum: { straight: '1 to 1', 'three-of-a-kind': '4 to 1', 'straight-flush': '5 to 1' },
    },
    {
      id: 'pair-plus',
      label: 'Pair Plus',
      clause: '5.22',
      group: 'On the player’s cards',
      explains: 'Wins if the player’s own three cards are a pair or better, whatever the dealer holds.',
      family: 'three-card-side-wagers',
      wager: 'pair-plus',
      minimum: {
        pair: '1 to 1',
        flush: '4 to 1',
        straight: '6 to 1',
        'three-of-a-kind': '33 to 1',
        'straight-flush': '35 to 1',
      },
    },
  ],
};
