/** Hawaiian Blackjack: what it is, the order of hands and the decks, lines 601 to 621. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';
import { HAWAIIAN_DECKS } from './hawaiian-blackjack-game';

const GAME = { appliesTo: { wagers: ['initial'] } };
const EVEN = 'Hawaiian Blackjack 6';

const pays = (clause: string, line: number, hand: string, event: string, odds: string): RuleInput =>
  holds(clause, line, `${hand} ${odds === '1 to 1' ? 'even money' : odds}.`, {
    evidence: { measure: 'pays', against: 'approved', events: [event] },
    onBreach: 'breach',
    parameters: [{ name: event, comparator: 'equal', value: odds, unit: 'odds' }],
    ...GAME,
  });

const evenMoney = (clause: string, line: number, hand: string): RuleInput =>
  tells(clause, line, 'elsewhere', `${hand}; it pays even money.`, { ...GAME, askedBy: [EVEN] });

export const hawaiianTable: RuleInput[] = [
  tells('Hawaiian Blackjack 1', 601, 'background', 'The house began to play the game on 16 December 2000.'),
  tells(
    'Hawaiian Blackjack 2',
    603,
    'definition',
    'Players draw cards whose values come to 22, or as near to it as they can.',
  ),
  tells('Hawaiian Blackjack 3', 605, 'definition', 'Hands rank in the order of the rows below.'),
  pays(
    'Hawaiian Blackjack 4',
    608,
    'First come two aces, of any suits, called a Natural 22; they pay',
    'two-aces',
    '3 to 2',
  ),
  pays(
    'Hawaiian Blackjack 5',
    609,
    'Second comes a blackjack, a joker and a card that counts ten; it pays',
    'blackjack',
    '1 to 1',
  ),
  pays('Hawaiian Blackjack 6', 610, 'Third comes any other 22; it pays, as all below,', 'win', '1 to 1'),
  evenMoney('Hawaiian Blackjack 7', 611, 'Fourth: any 21'),
  evenMoney('Hawaiian Blackjack 8', 612, 'Fifth: any 20'),
  evenMoney('Hawaiian Blackjack 9', 613, 'Sixth: any 19'),
  evenMoney('Hawaiian Blackjack 10', 614, 'Seventh: any 18'),
  evenMoney('Hawaiian Blackjack 11', 615, 'Eighth: any 17'),
  evenMoney('Hawaiian Blackjack 12', 616, 'Ninth: any 16'),
  evenMoney('Hawaiian Blackjack 13', 617, 'Tenth: any 15'),
  evenMoney('Hawaiian Blackjack 14', 618, 'Eleventh: any 14'),
  evenMoney('Hawaiian Blackjack 15', 619, 'Twelfth: any 13'),
  asks(
    'Hawaiian Blackjack 16(a)',
    621,
    'cards',
    'A table uses at least four decks, each of 52 cards and four jokers.',
    'We use decks of 56 cards, 52 and four jokers, and at least four of them at a table.',
  ),
  holds('Hawaiian Blackjack 16(b)', 621, 'A shoe has eight decks, and a shuffle machine four.', {
    evidence: {
      measure: 'option',
      option: 'decks',
      oneOf: HAWAIIAN_DECKS,
      as: { name: 'decks', unit: 'decks' },
    },
    onBreach: 'breach',
  }),
  tells(
    'Hawaiian Blackjack 16(c)',
    621,
    'permission',
    'The cards may come from a shoe or from an automated shuffle machine.',
  ),
];
