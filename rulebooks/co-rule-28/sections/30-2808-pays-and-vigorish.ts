import { PRINTED_SCHEDULES } from '../games/base-wagers';
import { minimumOdds } from '../minimum-odds';
import { asks, holds, section } from '../section';

/** Some games of 30-2899 may be played without. */
const CHARGED = 'option.vigorish_charged in ["winnings", "ties"]';
/** Where it is charged on a wager that is on offer. */
const VIGORISH = { options: ['vigorish'], wagers: ['banker'] };
/** Every optional wager on naturals and on the margin of a win, whatever the game calls it. */
const ON_MARGINS = ['bonus', 'dragon-bonus', 'golden-talons'].flatMap((name) => [
  `${name}-player`,
  `${name}-banker`,
]);

export const section2808 = section({
  number: '30-2808',
  title: 'Pay out odds; vigorish',
  rules: [
    holds('30-2808(1)', 143, 'A win on the player’s hand is paid 1 to 1.', {
      appliesTo: { wagers: ['player'] },
      parameters: [{ name: 'win', comparator: 'equal', value: '1 to 1', unit: 'odds' }],
      evidence: { measure: 'pays', against: 'approved' },
      onBreach: 'breach',
    }),
    minimumOdds({
      clause: '30-2808(2)',
      says: 'A tie bet that wins is paid at least 8 to 1.',
      wagers: ['tie'],
      least: { win: '8 to 1' },
      source: [144, 144],
    }),
    holds(
      '30-2808(3)',
      [145, 147],
      'A win on the banker’s hand is paid 1 to 1 less the vigorish, 5% to 25% of what is won, as the licensee chooses and posts.',
      {
        appliesTo: { wagers: ['banker'] },
        evidence: [
          {
            when: 'has.vigorish_charged and option.vigorish_charged == "winnings"',
            measure: 'percentage',
            option: 'vigorish',
            within: ['5%', '25%'],
            as: { name: 'vigorish on the amount won', unit: '' },
          },
          {
            when: 'not has.vigorish_charged or option.vigorish_charged == "winnings"',
            measure: 'pays',
            against: 'approved',
          },
        ],
        onBreach: 'breach',
        topic: 'vigorish',
        note: 'The exception it makes for “(d) below” is read as (c), the vigorish on ties; (d) is about notices. A game without vigorish still pays a win 1 to 1.',
      },
    ),
    holds(
      '30-2808(3)(a)',
      149,
      'The vigorish may be rounded to 25 cents or up to the next multiple of 25 cents.',
      {
        appliesTo: VIGORISH,
        evidence: {
          when: CHARGED,
          measure: 'option',
          option: 'vigorish-rounding',
          oneOf: ['exact', 'nearest', 'up'],
          as: { name: 'rounding', unit: 'choice' },
        },
        onBreach: 'breach',
        topic: 'vigorish',
        note: 'What it does to the edge depends on the stake and is shown beside the wager. See the ambiguity on it.',
      },
    ),
    asks(
      '30-2808(3)(b)',
      150,
      'settling',
      'The vigorish is collected when the win is paid.',
      'We collect the vigorish when we pay the win, or at the end of a tied round before the next card where it is charged on ties.',
      {
        appliesTo: VIGORISH,
        evidence: { when: 'option.vigorish_charged != "free"', owes: 'confirmation' },
        topic: 'vigorish',
      },
    ),
    holds(
      '30-2808(3)(c)',
      151,
      'In place of the vigorish on wins the licensee may charge every player 5% to 25% of the wager on the banker’s hand when the hands tie, collected before the next round.',
      {
        appliesTo: VIGORISH,
        evidence: [
          {
            when: 'option.vigorish_charged == "ties"',
            measure: 'percentage',
            option: 'vigorish',
            within: ['5%', '25%'],
            as: { name: 'vigorish on the wager at a tie', unit: '' },
          },
          { when: 'option.vigorish_charged == "ties"', measure: 'pays', against: 'approved' },
        ],
        onBreach: 'breach',
        topic: ['vigorish', 'stand-off'],
        note: 'Below about 13% the player gains: the share at which the wager costs nothing is shown with its figures.',
      },
    ),
    holds(
      '30-2808(3)(d)',
      152,
      'Each table gives notice of a change in the kind of vigorish and of a rise of its percentage. Kind and percentage are the same for all players at the table.',
      {
        appliesTo: { ...VIGORISH, when: CHARGED },
        evidence: {
          owes: 'line',
          line: 'Vigorish on the Banker’s Hand: {vigorish}, {vigorish-charged}, {vigorish-rounding}.',
        },
        duty: 'settling',
        attests:
          'We charge all players at a table the same kind and percentage of vigorish, and give notice at the table of a change in kind or a rise.',
        topic: 'vigorish',
      },
    ),
    holds(
      '30-2808(3)(e)',
      153,
      'Baccarat without commission that has no proprietor needs the Division’s written approval.',
      {
        appliesTo: { games: ['commission-free-baccarat'] },
        evidence: { owes: 'consent', of: 'a game of baccarat without commission' },
        topic: 'vigorish',
      },
    ),
    holds(
      '30-2808(4)',
      [154, 159],
      'Total card wagers are paid 3 to 2 on four cards, 2 to 1 on five and 2 to 1 on six.',
      {
        appliesTo: { wagers: ['four-cards', 'five-cards', 'six-cards'] },
        evidence: { measure: 'pays', against: 'approved' },
        onBreach: 'breach',
      },
    ),
    holds(
      '30-2808(5)',
      [161, 190],
      'Optional bonus wagers carry no vigorish. They pay on a natural that wins, and on another win by its margin, no less than Pay Table A, B or C.',
      {
        appliesTo: { wagers: ON_MARGINS },
        evidence: {
          measure: 'pays',
          against: 'schedules',
          schedules: PRINTED_SCHEDULES.map(({ label, rows }) => ({ label, rows })),
        },
        onBreach: 'breach',
        note: 'One table has to be met as a whole. A tie of naturals is in none of them and may pay anything; see the ambiguity on it. The Dragon Bonus and Golden Talons are such wagers too: two tables of Golden Talons are below all three.',
      },
    ),
  ],
});
