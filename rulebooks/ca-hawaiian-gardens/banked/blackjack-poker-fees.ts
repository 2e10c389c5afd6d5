/** The fees of Blackjack Poker by its own document, lines 2085 to 2099. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';
import { COLLECTION_SHOWN } from '../collection';

export const blackjackPokerFees: RuleInput[] = [
  asks(
    'Blackjack Poker 55(a)',
    2085,
    'fees',
    'In options 1 to 8 the player-dealer pays a fee for each hand, before the deal and before any play.',
    'If we use a schedule of the game’s document, we take the player-dealer’s fee once a hand, before cards are dealt.',
  ),
  asks(
    'Blackjack Poker 55(b)',
    2085,
    'fees',
    'Each player pays a fee for each wager placed before the deal.',
    'If we use a schedule of the game’s document, we take a player’s fee for each game wager, before cards are dealt.',
  ),
  asks(
    'Blackjack Poker 55(c)',
    2085,
    'fees',
    'A Perfect Pair Bonus Bet costs no further fee, neither the player nor the player-dealer.',
    'We take no fee for a Perfect Pair Bonus Bet, neither from the player nor from the player-dealer.',
  ),
  holds(
    'Blackjack Poker 55(d)',
    2085,
    'The fees are set beforehand and posted at each table before any card is dealt.',
    {
      evidence: COLLECTION_SHOWN,
      duty: 'fees',
      attests: 'We set the fees beforehand and post them at each table before any card is dealt.',
    },
  ),
  holds(
    'Blackjack Poker 55(e)',
    2085,
    'One schedule at a time is used at a table: one limit with its fees.',
    {
      evidence: { measure: 'collection', option: 'collection', asks: 'limit' },
      onBreach: 'breach',
      duty: 'fees',
      attests: 'We use one option of the schedule at a table at any one time.',
    },
  ),
  asks(
    'Blackjack Poker 55(f)',
    2085,
    'fees',
    'Rates and fees are set before a hand or round begins.',
    'We set rates and fees before a hand or round begins.',
  ),
  holds(
    'Blackjack Poker 55(g)',
    [2085, 2089],
    'No rate is a fraction or a percentage of what is wagered or won.',
    {
      evidence: { measure: 'collection', option: 'collection', asks: 'share' },
      onBreach: 'breach',
      duty: 'fees',
      attests: 'We calculate no rate as a fraction or a percentage of what is wagered or won.',
    },
  ),
  tells('Blackjack Poker 55(h)', 2089, 'permission', 'Flat fees on wagers may be at different rates.'),
  holds('Blackjack Poker 55(i)', 2089, 'A table limit has at most five rates.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'rates', atMost: 5 },
    onBreach: 'breach',
    note: 'A table uses one option at a time, so the rates of one option are counted.',
  }),
  tells('Blackjack Poker 55(j)', 2089, 'elsewhere', 'The schedules below are those approved.', {
    askedBy: ['Blackjack Poker 56'],
  }),
  asks(
    'Blackjack Poker 56',
    [2091, 2099],
    'fees',
    'Options 1 to 8: fixed fees of player and player-dealer by the limit of the table.',
    'If we use one of options 1 to 8 of the game’s document, we charge exactly its fees.',
    {
      note: 'The California Games Collection Rates print twenty options; see the ambiguity on this statement.',
    },
  ),
];
