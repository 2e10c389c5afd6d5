/** Hawaiian Blackjack, solved: every ending of the best play by the cards. */
import type { Solution } from '../../../family/solution';
import type { PayTables } from '../../../pays/pay-table';
import { solveTwoCardRanks } from '../two-card-ranks';
import { HANDS } from './cards';
import type { HawaiianParameters } from './parameters';
import { plansFrom } from './pieces';
import { SPLIT_PARTS } from './split-pair';
import { hawaiianWagers } from './wagers';
import { whatToPlay } from './what-to-play';

export const solveHawaiian = (
  { decks }: HawaiianParameters,
  tables: PayTables,
  merged: Float64Array[],
): Solution =>
  solveTwoCardRanks(
    {
      wagers: hawaiianWagers(),
      ranks: {
        best: { id: 'two-aces', label: 'The player has two aces and is paid' },
        blackjack: 'The player has a joker and a ten and is paid',
        dealers: {
          id: 'dealers-hand',
          label: 'The dealer’s two aces, or joker and ten, end the round',
        },
      },
      split: SPLIT_PARTS,
      street: 'the first two cards, where neither side has one of the two best hands',
      explains:
        'For every card that the dealer can show, all that he may draw is listed once, also over 22, and each hand is worked back from the hands that can draw least. A hand that goes over 22 is compared with the dealer’s, so his ends are counted beside it too, with the card that took it over. Split hands are played by their own cards, as hands that were not split, and a pair is split again while it may be. What they gain is counted with every number of cards of the pair’s kind that can be out; how they end together, as if each came to its own end once the dealer’s total is known. Chances are sums of products in doubles and are rounded to 15 decimal places.',
      reductions: [
        `A hand is how many cards of each of eleven kinds it holds: ${HANDS.count - 12} of two cards and more that are not over 22.`,
        'What the dealer may draw is summed kind by kind, and hands that hold as many high cards share the sums over these.',
      ],
      whatToPlay: (plans) => whatToPlay(plansFrom(plans), decks),
    },
    tables,
    merged,
  );
