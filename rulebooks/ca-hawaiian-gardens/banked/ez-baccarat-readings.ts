/** Where EZ Baccarat Panda 8 is damaged, contradicts itself or says too little. */
import type { RulebookInput } from '../../format/record';

export const ezBaccaratAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'ez-banker-seven',
    clause: 'EZ Baccarat 15',
    kind: 'open',
    text: 'The banker line pays even money on every win, without commission and without a stand-off.',
    reading: 'As written: every win of the banker pays 1 to 1, and the player gains on this wager.',
    otherReading:
      'A win with a three-card seven is a stand-off, as Fortune 7 Baccarat of the same binder has it.',
    because:
      'Lines 2687 and 2720 say so twice and name no exception. With eight decks the player gains 1.2351% of each wager; with the stand-off of lines 2830 and 2865 the bank would have 1.0183%.',
    source: [2687, 2687],
  },
  {
    id: 'ez-naturals',
    clause: 'EZ Baccarat 20',
    kind: 'open',
    text: 'A natural is the highest hand, but no rule says that it stops the draw.',
    reading: 'A natural in either hand ends the round.',
    otherReading: 'The other hand still draws by its total, so a drawn eight or nine can tie a natural.',
    because:
      'Fortune 7 Baccarat has the rule (lines 2838 and 2839). Since a natural outranks every drawn hand, only the Tie Bet, Panda 8 and Dragon 7 would differ; with eight decks the player would then gain 1.9152% on the Tie Bet.',
    source: [2694, 2700],
  },
  {
    id: 'ez-right-hand',
    clause: 'EZ Baccarat 19(d)',
    kind: 'damaged',
    text: 'Both hands are given to the banker line, and two stray words about the player line follow.',
    reading: 'The hand at the right is the player’s.',
    otherReading: 'The hand at the left is the player’s, and that at the right the banker’s.',
    because:
      'The stray words belong at the end of the sentence about the right hand. No figure depends on the side.',
    source: [2692, 2692],
  },
  {
    id: 'ez-tied-lines',
    clause: 'EZ Baccarat 29',
    kind: 'open',
    text: 'Nothing says what happens to the lines where both hands are equally close to nine.',
    reading: 'A tie is a stand-off for both lines.',
    otherReading: 'The lines lose to the player-dealer.',
    because:
      'The four sentences collect a line only where the other hand is closer. If ties lost, the bank would have more than 8% on either line.',
    source: [2719, 2722],
  },
  {
    id: 'ez-settlement-order',
    clause: 'EZ Baccarat 11(b)',
    kind: 'contradictory',
    text: 'Wagers settle “from seat to seat”, and in an order of all wagers of one kind after all of another.',
    reading: 'Seat by seat, and at each seat in the order given.',
    otherReading: 'Kind by kind: all player lines around the table, then all banker lines, and so on.',
    because:
      'The sentence begins with the seats, and dealing and settling both go clockwise from one seat. It matters only where the player-dealer’s money runs out.',
    source: [2678, 2678],
  },
  {
    id: 'ez-put-up',
    clause: 'EZ Baccarat 2(c)',
    kind: 'open',
    text: 'The player-dealer may not win or lose more than the amount wagered; whether what was won is staked again is open.',
    reading:
      'What the player-dealer collects in a round is not staked again: each wager uses up what it may cost.',
    otherReading: 'What is collected covers later wagers of the round too.',
    because:
      'The money put up is “exhausted” as wagers settle. The edge of a wager that is covered is the same under both; which wagers are covered is not.',
    source: [2652, 2652],
  },
  {
    id: 'ez-fee-for-what',
    clause: 'EZ Baccarat 60(d)',
    kind: 'contradictory',
    text: 'The fee is taken “for every bet”, and “for each spot playing a hand”.',
    reading: 'For every bet: each of the five betting spaces that has a wager owes the fee.',
    otherReading: 'Once for each spot: the fee covers whatever is bet there.',
    because:
      'The first sentence and the column of the table are about bets. A line with three bonus wagers at $5 to $50 costs $2 in fees under the first reading and 50 cents under the second.',
    source: [2773, 2773],
  },
  {
    id: 'ez-two-schedules',
    clause: 'EZ Baccarat 61',
    kind: 'contradictory',
    text: 'The game’s own document has 15 options, the California Games Collection Rates 39 for the same game; neither is dated.',
    reading: 'Both are open to choose from, and the option in use names its document.',
    otherReading: 'The later document in the binder replaces the first.',
    because:
      'Nothing says which is older. Of $50 to $100 the first takes $2 and the second $3 of the player-dealer; the limits $25 to $300 are in the first only.',
    source: [2775, 2790],
  },
];
