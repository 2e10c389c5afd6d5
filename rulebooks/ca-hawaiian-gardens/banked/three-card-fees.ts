/** The glossary and the fees of Three Card Poker 6 Card Bonus, lines 2577 to 2632. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';
import { COLLECTION_SHOWN } from '../collection';

const word = (clause: string, line: number, says: string): RuleInput =>
  tells(clause, line, 'definition', says);

export const threeCardGlossary: RuleInput[] = [
  word('Three Card 92', 2577, 'The action is where settling begins.'),
  word('Three Card 93', 2578, 'The ante is the wager that each player places before looking.'),
  word('Three Card 94', 2579, 'A backline bet is one on the position of somebody else.'),
  word('Three Card 95', 2580, 'A bet is chips on a betting square.'),
  word('Three Card 96', 2581, 'A betting square is an area of the table for wagers.'),
  word('Three Card 97', 2582, 'A bonus bet is optional, for players with an ante.'),
  word('Three Card 98', 2583, 'A boxed card lies face up in the deck.'),
  word('Three Card 99', 2584, 'To cut is to put the top part of the deck under the other.'),
  word('Three Card 100', 2585, 'The cut card says where the deck is cut.'),
  word('Three Card 101', 2586, 'To fold is to give up the ante and the hand.'),
  word('Three Card 102', 2587, 'A hand is said to be five cards, two of them of a community.'),
  word('Three Card 103', 2588, 'Play is the wager to stay in, equal to the ante.'),
  word('Three Card 104', 2589, 'The player-dealer is the position against which all others play.'),
  word('Three Card 105', 2590, 'A qualifier is the least that a hand needs to play.'),
  word('Three Card 106', 2591, 'A round is from the wagers to the last of them that is settled.'),
  word('Three Card 107', 2592, 'A seated position is a place for wagers and a hand.'),
  word('Three Card 108', 2593, 'The suits are clubs, diamonds, hearts and spades.'),
];

export const threeCardFees: RuleInput[] = [
  tells(
    'Three Card 109(a)',
    2599,
    'authority',
    'The rates are approved, and games that take no fee from players are under the Bureau’s review.',
  ),
  tells('Three Card 109(b)', 2599, 'authority', 'The Bureau may review whether the game is lawful,'),
  tells('Three Card 109(c)', 2599, 'authority', 'notify police and gambling establishments if it is not,'),
  asks(
    'Three Card 109(d)',
    2599,
    'premises',
    'require establishments to stop offering it,',
    'We will stop offering the game when the Bureau requires it.',
  ),
  tells('Three Card 109(e)', 2599, 'authority', 'and take action against those that do not.'),
  asks(
    'Three Card 110(a)',
    2601,
    'fees',
    'In options 1 to 5 the player-dealer pays a fee for each hand, before the deal and before any play.',
    'We take the player-dealer’s fee once a hand, before cards are dealt.',
  ),
  asks(
    'Three Card 110(b)',
    2601,
    'fees',
    'Each player pays a fee for each betting circle with a wager on the game.',
    'Where an option charges players, we take its fee for each betting circle with a wager on the game.',
  ),
  asks(
    'Three Card 110(c)',
    2601,
    'fees',
    'In options 6 to 9 players pay no fee for any wager,',
    'Where an option charges players nothing, we take nothing from them for any wager.',
  ),
  asks(
    'Three Card 110(d)',
    2601,
    'fees',
    'and the player-dealer’s fee for a hand goes by all that is wagered in it before the deal.',
    'Where the player-dealer’s fee goes by the total action, we count all wagers placed before the deal, bonus wagers too.',
  ),
  holds(
    'Three Card 110(e)',
    2601,
    'The fees are set beforehand and posted at each table before any card is dealt.',
    {
      evidence: COLLECTION_SHOWN,
      duty: 'fees',
      attests: 'We set the fees beforehand and post them at each table before any card is dealt.',
    },
  ),
  holds('Three Card 110(f)', 2601, 'One option at a time is used at a table: one limit with its fees.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'limit' },
    onBreach: 'breach',
    duty: 'fees',
    attests: 'We use one option of the schedule at a table at any one time.',
  }),
  holds('Three Card 110(g)', 2601, 'No rate is a fraction or a percentage of what is wagered or won.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'share' },
    onBreach: 'breach',
    duty: 'fees',
    attests: 'We calculate no rate as a fraction or a percentage of what is wagered or won.',
  }),
  holds('Three Card 110(h)', 2601, 'Flat fees may differ, with at most five rates for a table limit.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'rates', atMost: 5 },
    onBreach: 'breach',
    note: 'A table uses one option at a time, so the rates of one option are counted.',
  }),
  tells('Three Card 110(i)', 2601, 'elsewhere', 'The schedules below are those approved.', {
    askedBy: ['Three Card 111', 'Three Card 112'],
  }),
  asks(
    'Three Card 111',
    [2603, 2608],
    'fees',
    'Options 1 to 5: fixed fees of player and player-dealer by the limit of the table.',
    'If we use one of options 1 to 5, we charge exactly its fees.',
    {
      note: 'The California Games Collection Rates print twenty options; see the ambiguity on this statement.',
    },
  ),
  asks(
    'Three Card 112',
    [2610, 2632],
    'fees',
    'Options 6 to 9: nothing from players for a wager, and a fee of the player-dealer in steps of the total action.',
    'If we use one of options 6 to 9, we charge exactly its fees.',
  ),
];
