import type { GameInput } from '../format/record';

const ROUND = 'The round';
const SIDE = 'Side wagers';

const DEALERS = 'The dealer has the better hand.';

const evenMoney = (
  id: string,
  label: string,
  explains: string,
  loses = DEALERS,
): GameInput['wagers'][number] => ({
  id,
  label,
  clause: '4.1.1',
  group: ROUND,
  explains,
  loses,
  paid: 'exactly',
  wager: id,
  minimum: { win: '1 to 1' },
});

export const texasHoldemBonusProgressive: GameInput = {
  id: 'texas-holdem-bonus-progressive',
  label: 'Texas Hold’em Bonus Progressive',
  clause: '2.1',
  family: 'bonus-holdem',
  equipment:
    'One pack of 52 cards without jokers; a layout of four to seven positions, each with areas for ante, bonus, progressive jackpot, flop, turn and river; the wagering system of the progressive jackpot.',
  play: [
    'Each player places an ante and, optionally, a bonus wager, a progressive wager or both. The dealer closes the betting.',
    'Two cards are dealt face down to each position with a wager, and five community cards face down.',
    'A player looks at the cards of one hand and either folds, which loses ante and bonus, or places a flop wager of twice the ante.',
    'The flop, three community cards, is turned up. The player adds a turn wager equal to the ante, or checks.',
    'The turn, the fourth card, is turned up. The player adds a river wager equal to the ante, or checks.',
    'The river, the fifth card, is turned up. The dealer shows two cards and compares the best hand of five with each player’s.',
    'The better hand wins. Flop, turn and river are paid; the ante is paid with a straight or better and returned with less. Equal hands are a stand-off.',
    'The bonus is settled by the player’s two cards, the progressive by the best of the seven cards and by the five on the table.',
  ],
  parameters: { flop: 2, turn: 1, river: 1, antePaysFrom: 'straight' },
  options: [
    {
      id: 'positions',
      label: 'Playing positions',
      explains: 'How many positions the layout has. No edge depends on it.',
      clause: 'Appendix A',
      values: ['4', '5', '6', '7'].map((value) => ({ value, label: value })),
      default: '7',
      seats: true,
    },
  ],
  wagers: [
    {
      ...evenMoney(
        'ante',
        'Ante',
        'Wins if the player does not fold and beats the dealer with a straight or better; returned if the winning hand is lower.',
        'The player folds, or the dealer has the better hand.',
      ),
      besideName: 'with a straight or better; with less, returned',
    },
    evenMoney('flop', 'Flop', 'Twice the ante, to see the flop. Wins if the player beats the dealer.'),
    evenMoney(
      'turn',
      'Turn',
      'As much as the ante, before the turn; optional. Wins if the player beats the dealer.',
    ),
    evenMoney(
      'river',
      'River',
      'As much as the ante, before the river; optional. Wins if the player beats the dealer.',
    ),
    {
      id: 'bonus-jackpot',
      label: 'Bonus',
      clause: '4.1.1',
      group: SIDE,
      explains: 'Wins on a pair, or on an ace with a jack, queen or king, in the player’s first two cards.',
      loses: 'No pair, and no ace with a jack, queen or king; or the player folds.',
      side: true,
      paid: 'exactly',
      family: 'holdem-side-wagers',
      wager: 'bonus-jackpot',
      parameters: { bothAces: 'paid' },
      minimum: {
        'both-aces': '1,000 to 1',
        aces: '30 to 1',
        'ace-king-suited': '25 to 1',
        'ace-queen-or-jack-suited': '20 to 1',
        'ace-king-unsuited': '15 to 1',
        'jacks-to-kings': '10 to 1',
        'ace-queen-or-jack-unsuited': '5 to 1',
        'low-pair': '3 to 1',
      },
    },
    {
      id: 'street-royal-progressive',
      label: 'Progressive Jackpot',
      clause: '4.2',
      group: SIDE,
      explains:
        'Wins on a royal flush, a straight flush or four of a kind, in the player’s seven cards or on the table. A folded hand is paid only for what is on the table.',
      loses: 'Less than four of a kind; after a fold, less than four of a kind on the table.',
      side: true,
      paid: 'exactly',
      family: 'holdem-side-wagers',
      wager: 'street-royal-progressive',
      parameters: { folds: 'bonus-best-play' },
      progressive: { fixedPaidFrom: 'house', wager: '5', contribution: '0%' },
      minimum: {
        'royal-on-flop': '100% of the meter',
        'royal-on-turn': '25% of the meter',
        'royal-on-river': '5% of the meter',
        'straight-flush': '$1,500',
        'four-of-a-kind': '$300',
        'community-royal': '$10,000',
        'community-straight-flush': '$1,500',
        'community-four-of-a-kind': '$300',
      },
    },
  ],
};
