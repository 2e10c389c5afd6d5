/** The wagers of the family in words, with their events: what they are, before anything is counted. */
import { bestFive, CATEGORY_NAMES, type FiveCardCategory } from '../../../equipment/cards/categories';
import type { EventSpec } from '../../../wagers/event';
import type { WagerSpec } from '../../../wagers/wager-spec';
import type { SideWagerParameters } from './parameters';

const pays = (id: string, label: string): EventSpec => ({ id, label, settles: 'pays' });
const loses = (label: string): EventSpec => ({ id: 'lose', label, settles: 'lose' });

type Spec = (parameters: SideWagerParameters) => Omit<WagerSpec, 'id' | 'decisions'>;

export const TRIPS_FROM = 'three-of-a-kind';
export const BEST_OF_SEVEN_FROM = 'flush';
export const FIVE_OF_SEVEN_FROM = 'full-house';

const bestOfSeven =
  (worst: FiveCardCategory, label: string, explains: string): Spec =>
  () => ({
    label,
    explains,
    events: [
      ...bestFive(worst).map((category) => pays(category, CATEGORY_NAMES[category])),
      loses(`Less than a ${CATEGORY_NAMES[worst].toLowerCase()}`),
    ],
    outcome: 'hand of seven cards',
  });

export const BOTH_ACES = pays('both-aces', 'Pair of aces, and the dealer has one too');
const OWN_EVENTS = [
  pays('aces', 'Pair of aces'),
  pays('ace-king-suited', 'Ace and king of one suit'),
  pays('ace-queen-or-jack-suited', 'Ace with queen or jack of its suit'),
  pays('ace-king-unsuited', 'Ace and king of two suits'),
  pays('jacks-to-kings', 'Pair of jacks, queens or kings'),
  pays('ace-queen-or-jack-unsuited', 'Ace with queen or jack of another suit'),
  pays('low-pair', 'Pair of twos to tens'),
  loses('Any other hand'),
];
const jackpotEvents = ({ bothAces }: SideWagerParameters) =>
  bothAces === 'paid' ? [BOTH_ACES, ...OWN_EVENTS] : OWN_EVENTS;

const STREET_EVENTS = [
  pays('royal-on-flop', 'Royal flush on the flop'),
  pays('royal-on-turn', 'Royal flush on the turn'),
  pays('royal-on-river', 'Royal flush on the river, with a card of the hand'),
  pays('straight-flush', 'Straight flush, with a card of the hand'),
  pays('four-of-a-kind', 'Four of a kind, not all on the table'),
  pays('community-royal', 'Royal flush on the table'),
  pays('community-straight-flush', 'Straight flush on the table'),
  pays('community-four-of-a-kind', 'Four of a kind on the table'),
  loses('None of these'),
];

const FOLDS = {
  never: 'The player folds no hand.',
  'bonus-best-play':
    'A player who folds is paid only for what is on the table; folding is best with a two and a three to seven of another suit.',
};

/**
 * A hand of three of a kind or better that the board alone is not meets at most 649 stronger hands of the dealer's 990, on any of
 * the 134,459 boards that differ by more than the names of suits. Betting then loses at most 1.97 antes, folding two.
 */
const tripsExplained = ({ tripsFolded }: SideWagerParameters): string =>
  tripsFolded === undefined
    ? 'The best five of the player’s two cards and the five on the table are three of a kind or better, whatever the dealer holds and whether or not the player folds.'
    : 'The best five of the player’s two cards and the five on the table are three of a kind or better, whatever the dealer holds. A player who folds is paid only for what is on the table; who plays best folds no hand that would be paid for its own cards.';

/** In the order in which they are listed to a reader. */
export const SPECS = {
  trips: (parameters) => bestOfSeven(TRIPS_FROM, 'Trips', tripsExplained(parameters))(parameters),
  'aa-bonus': () => ({
    label: 'AA bonus',
    explains:
      'The player’s two cards and the three of the flop are a pair of aces or better, and the player does not fold: no winning hand is assumed to be folded.',
    events: [
      pays('flush-or-better', 'Flush or higher'),
      pays('aces-to-straight', 'Pair of aces to straight'),
      loses('Less than a pair of aces'),
    ],
    outcome: 'deal of hole cards and flop',
  }),
  'bonus-jackpot': (parameters) => ({
    label: 'Bonus jackpot',
    explains:
      parameters.bothAces === 'paid'
        ? 'The player’s two cards are a pair, or an ace with a jack, queen or king; two aces are paid more where the dealer has two as well.'
        : 'The player’s two cards are a pair, or an ace with a jack, queen or king, whatever the dealer holds.',
    events: jackpotEvents(parameters),
    outcome:
      parameters.bothAces === 'paid' ? 'deal of two cards each to player and dealer' : 'hand of two cards',
  }),
  'best-of-seven-progressive': bestOfSeven(
    BEST_OF_SEVEN_FROM,
    'Progressive jackpot',
    'The best five of the player’s two cards and the five on the table are a flush or better, whatever the dealer holds and whether or not the player folds.',
  ),
  'five-of-seven-progressive': bestOfSeven(
    FIVE_OF_SEVEN_FROM,
    'Progressive 5/7',
    'The best five of the player’s two cards and the five on the table are a full house or better, whatever the dealer holds and whether or not the player folds.',
  ),
  'street-royal-progressive': ({ folds }) => ({
    label: 'Progressive jackpot',
    explains: `The player’s cards with those on the table are a royal flush, a straight flush or four of a kind; one prize is paid, for the best. ${FOLDS[folds]}`,
    events: STREET_EVENTS,
    outcome: 'deal of hole cards, flop, turn and river',
  }),
} satisfies Record<string, Spec>;

export type SideWagerId = keyof typeof SPECS;

/** The events of a wager, by name, in order. */
export const eventIds = (wager: SideWagerId, parameters: SideWagerParameters): string[] =>
  (SPECS[wager] as Spec)(parameters).events.map(({ id }) => id);
