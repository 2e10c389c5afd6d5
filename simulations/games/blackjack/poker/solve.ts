/** Blackjack Poker, solved: every ending of the best play by the cards. */
import type { Solution } from '../../../family/solution';
import type { PayTables } from '../../../pays/pay-table';
import { solveTwoCardRanks } from '../two-card-ranks';
import type { BlackjackPokerParameters } from './parameters';
import { plansFrom } from './pieces';
import { SPLIT_PARTS } from './settled';
import { blackjackPokerWagers } from './wagers';
import { whatToPlay } from './what-to-play';

export const solveBlackjackPoker = (
  { decks }: BlackjackPokerParameters,
  tables: PayTables,
  merged: Float64Array[],
): Solution =>
  solveTwoCardRanks(
    {
      wagers: blackjackPokerWagers(),
      ranks: {
        best: { id: 'two-aces-of-hearts', label: 'The player has two aces of hearts' },
        blackjack: 'The player has a blackjack and is paid',
        dealers: {
          id: 'dealers-blackjack',
          label: 'The dealer’s blackjack or aces of hearts end the round',
        },
      },
      split: SPLIT_PARTS,
      street: 'the first two cards, neither the best hand nor against it',
      explains:
        'For every card that the dealer can show, all that he may draw is listed once, and each hand is worked back from the hands that can draw least. Both hands of a split pair are played by their own cards, and how they end together is counted over every two sets of cards that they can draw. The suits of aces count where the rules make them count: in the first two cards, under the dealer’s ace of hearts, and in split aces. Chances are sums of products in doubles and are rounded to 15 decimal places.',
      reductions: [
        'A hand is how many cards of each of ten kinds it holds: 3,072 of them.',
        'The player does not look at the suits of aces where the rules do not.',
      ],
      whatToPlay: (plans) => whatToPlay(plansFrom(plans), decks),
    },
    tables,
    merged,
  );
