import type { RuleInput } from '../format/record';
import { section } from './section';

const defines = (clause: string, line: number, says: string, topic?: RuleInput['topic']): RuleInput => ({
  clause,
  says,
  kind: 'informative',
  informs: clause === '1.1' ? 'heading' : 'definition',
  ...(topic ? { topic } : {}),
  source: [line, line],
});

export const section1 = section({
  number: '1',
  title: 'Definitions',
  rules: [
    defines('1.1', 22, 'The words explained in 1.1.1 to 1.1.16 have those meanings throughout.'),
    defines('1.1.1', 23, 'The ante is the first wager of a round.', 'ante'),
    defines(
      '1.1.2',
      24,
      'Betting blind is playing a hand whose cards the player has not looked at. Someone who plays several hands looks at one of them and plays all the others blind.',
      'blind-betting',
    ),
    defines(
      '1.1.3',
      25,
      'The bonus is an optional wager, made before the two first cards, that is paid if the player’s hole cards are among those listed.',
      'bonus-wager',
    ),
    defines('1.1.4', 26, 'To check is to go on without a wager.', ['turn-check', 'river-check']),
    defines(
      '1.1.5',
      27,
      'Community cards lie on the table and may be used by every player for the best hand of five.',
      'community-cards',
    ),
    defines(
      '1.1.6',
      28,
      'The flop wager is the further wager without which a player cannot stay in the round.',
      'flop-wager',
    ),
    defines('1.1.7', 29, 'The flop cards are three: the community cards that come first.', 'term-flop'),
    defines('1.1.8', 30, 'To fold is to take no further part in the round.', 'term-fold'),
    defines(
      '1.1.9',
      31,
      'Hole cards are the two cards that each player and the dealer get first, face down.',
      'term-hole-cards',
    ),
    defines(
      '1.1.10',
      32,
      'The progressive jackpot is an optional wager, made before the cards are dealt, that is paid from the progressive pay tables if the player’s hand qualifies.',
      'progressive-wager',
    ),
    defines(
      '1.1.11',
      33,
      'The river wager is a further wager, which a player may leave out by checking.',
      'river-wager',
    ),
    defines('1.1.12', 34, 'The river card is the fifth and last community card.', 'term-river'),
    defines(
      '1.1.13',
      35,
      'A round runs from the start of play until the dealer has announced the outcome and, where there is something to settle, has taken losing wagers and paid winning ones.',
    ),
    defines('1.1.14', 36, 'A stand-off is a wager that is neither won nor lost.'),
    defines(
      '1.1.15',
      37,
      'The turn wager is a further wager that a player may leave out by checking.',
      'turn-wager',
    ),
    defines('1.1.16', 38, 'The turn card is the fourth community card.', 'term-turn'),
  ],
});
